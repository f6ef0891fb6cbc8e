import fc from 'fast-check';
import { afterAll, inject, vi } from 'vitest';

/** One process runs many files: node_modules stay loaded, our own modules are evaluated anew for each. */
vi.resetModules();

fc.configureGlobal({ seed: inject('seed') });
if (inject('hasAllRounds')) vi.setConfig({ testTimeout: 600_000 });

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
