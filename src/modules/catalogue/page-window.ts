export const PRODUCTS_PER_STEP = 24;
/** Steps on one page; the next one begins a fresh list, so that no page grows without end. */
const STEPS_PER_BLOCK = 10;

interface PageWindow {
  offset: number;
  limit: number;
}

/** Window of `?page=`: all steps up to that page within its block. */
export function pageWindow(page: number): PageWindow {
  const block = Math.ceil(page / STEPS_PER_BLOCK);
  const offset = (block - 1) * STEPS_PER_BLOCK * PRODUCTS_PER_STEP;
  return { offset, limit: page * PRODUCTS_PER_STEP - offset };
}

export const beginsBlock = (page: number): boolean => page % STEPS_PER_BLOCK === 1;

export function lastPage(totalProducts: number): number {
  return Math.max(1, Math.ceil(totalProducts / PRODUCTS_PER_STEP));
}
