/** Products that one step of the list adds. */
export const PRODUCTS_PER_STEP = 24;
/** Steps that are shown below each other; the one after them begins a fresh list, so that no page grows without end. */
const STEPS_PER_BLOCK = 10;

export interface PageWindow {
  /** How many products before the first one shown. */
  offset: number;
  /** How many are shown. */
  limit: number;
}

/** What `?page=` shows: all steps up to that page which belong to its block. */
export function pageWindow(page: number): PageWindow {
  const block = Math.ceil(page / STEPS_PER_BLOCK);
  const offset = (block - 1) * STEPS_PER_BLOCK * PRODUCTS_PER_STEP;
  return { offset, limit: page * PRODUCTS_PER_STEP - offset };
}

/** Whether a page begins a fresh list instead of adding to the one before. */
export const beginsBlock = (page: number): boolean => page % STEPS_PER_BLOCK === 1;

/** The page that the last product stands on, at least 1. */
export function lastPage(totalProducts: number): number {
  return Math.max(1, Math.ceil(totalProducts / PRODUCTS_PER_STEP));
}
