import { afterAll } from 'vitest';

/** The process goes on to other mutants: modules of this one must not stay loaded. */
afterAll(() => {
  const stryker = (globalThis as { __stryker__?: { activeMutant?: string } }).__stryker__;
  if (stryker) stryker.activeMutant = undefined;
});
