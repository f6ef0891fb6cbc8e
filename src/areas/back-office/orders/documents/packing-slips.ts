/** Orders whose packing slips are drawn into one document at most: it is drawn in one go. */
export const MAX_PACKING_SLIPS = 50;
