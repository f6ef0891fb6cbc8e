import { afterAll, vi } from 'vitest';

/** One process runs many files: what comes from node_modules stays loaded, our own modules are evaluated anew for each. */
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
