import fc from 'fast-check';
import { afterAll, inject, vi } from 'vitest';

/** node_modules stay loaded; our modules are evaluated anew for each file. */
vi.resetModules();

fc.configureGlobal({ seed: inject('seed') });
if (inject('hasAllRounds')) vi.setConfig({ testTimeout: 600_000 });

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
