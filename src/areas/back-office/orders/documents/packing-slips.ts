/** Orders whose packing slips are drawn into one document at most: it is drawn in one go. */
export const MAX_PACKING_SLIPS = 50;

/** Names of players on them together at most, each a row to be laid out; the slip of one order has all of its own. */
export const MAX_NAMES_ON_SLIPS = 1000;
