"""Sub Terra: four to six explorers, a cave that grows tile by tile, and a way out."""
