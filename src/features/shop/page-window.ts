/** Products that one step of the list adds. */
export const PRODUCTS_PER_STEP = 24;
/** Steps that are shown below each other; the one after them begins a fresh list, so that no page grows without end. */
const STEPS_PER_BLOCK = 10;

export interface PageWindow {
  /** As a query takes them: blocks of `limit` products, of which the `block`th is wanted, from 1. */
  limit: number;
  block: number;
  /** How many products before the block's first. */
  skipped: number;
  /** How many of the block are shown. */
  shown: number;
}

/** What `?page=` shows: all steps up to that page which belong to its block. */
export function pageWindow(page: number): PageWindow {
  const block = Math.ceil(page / STEPS_PER_BLOCK);
  const skipped = (block - 1) * STEPS_PER_BLOCK * PRODUCTS_PER_STEP;
  const shown = page * PRODUCTS_PER_STEP - skipped;
  return { limit: block === 1 ? shown : STEPS_PER_BLOCK * PRODUCTS_PER_STEP, block, skipped, shown };
}

/** The page that the last product stands on, at least 1. */
export function lastPage(totalProducts: number): number {
  return Math.max(1, Math.ceil(totalProducts / PRODUCTS_PER_STEP));
}
