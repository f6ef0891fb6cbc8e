import { afterAll } from 'vitest';

/** The process goes on to other mutants: what is loaded for the next one must not still be this one. */
afterAll(() => {
  const stryker = (globalThis as { __stryker__?: { activeMutant?: string } }).__stryker__;
  if (stryker) stryker.activeMutant = undefined;
});
