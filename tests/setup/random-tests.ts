import { randomInt } from 'node:crypto';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Seed of all random values, 32 bits. */
    seed: number;
    /** False: a tenth of the rounds. */
    hasAllRounds: boolean;
  }
}

/** `--sequence.seed` reproduces a failure. */
export default function setup(project: TestProject): void {
  const seed = project.config.sequence.seed ?? randomInt(2 ** 31);
  project.provide('seed', seed);
  project.provide('hasAllRounds', project.vitest.vite.config.mode === 'all-rounds');
  console.log(`Random tests: --sequence.seed=${seed}`);
}
