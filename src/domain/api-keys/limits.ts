/** Limit of the keys of staff, and of each team. */
export const MAX_KEYS = 50;
