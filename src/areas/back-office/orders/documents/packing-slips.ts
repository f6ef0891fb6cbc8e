/** Most orders in one PDF, which is drawn in memory. */
export const MAX_PACKING_SLIPS = 50;

/** Most player names in one PDF, each a row to lay out; a single order’s slip has no limit. */
export const MAX_NAMES_ON_SLIPS = 1000;
