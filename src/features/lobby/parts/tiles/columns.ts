/** How many tiles stand beside each other; tile-grid.css says the same. */
export const COLUMNS = 3;
