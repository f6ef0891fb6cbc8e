import { areas } from './areas.mjs';

const name = process.env.MUTATION_AREA ?? '';
const area = areas[name];
if (!area) throw new Error(`No such area: ${name}`);

const folder = '.data/mutation';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: area.mutate,
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/wording.mjs'],
  ignorers: ['wording'],
  coverageAnalysis: 'perTest',
  // The copy that is mutated; nothing of these is needed by a test.
  ignorePatterns: ['.data', 'docs', 'bench', 'tests/e2e', 'tests/stress'],
  tempDirName: `${folder}/copy`,
  reporters: ['json', 'html', 'progress-append-only', 'clear-text'],
  jsonReporter: { fileName: `${folder}/${name}.json` },
  htmlReporter: { fileName: `${folder}/${name}.html` },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  allowConsoleColors: false,
};
