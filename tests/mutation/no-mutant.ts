import { afterAll } from 'vitest';

/** Unloads modules of this mutant before the next. */
afterAll(() => {
  const stryker = (globalThis as { __stryker__?: { activeMutant?: string } }).__stryker__;
  if (stryker) stryker.activeMutant = undefined;
});
