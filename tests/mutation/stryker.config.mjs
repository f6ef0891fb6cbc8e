import { areas } from './areas.mjs';

const name = process.env.MUTATION_AREA ?? '';
const area = areas[name];
if (!area) throw new Error(`No such area: ${name}`);

const folder = '.data/mutation';
const isInt = area.project === 'int';

/** See https://stryker-mutator.io/docs/stryker-js/configuration. */
export default {
  mutate: area.mutate,
  testRunner: 'vitest',
  // Integration tests reach code by routes, without an import.
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: !isInt },
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignored.mjs'],
  ignorers: ['wording', 'outside-of-rules'],
  coverageAnalysis: 'perTest',
  // Code that runs on import would need all tests of an area: minutes each.
  ignoreStatic: isInt && name !== 'access',
  // Each runner holds Payload and connections: two fill two cores.
  concurrency: 2,
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 20,
  ignorePatterns: ['.data', 'docs', 'bench', 'tests/e2e', 'tests/stress'],
  tempDirName: `${folder}/${name}`,
  incrementalFile: `${folder}/${name}.incremental.json`,
  reporters: ['json', 'html', 'progress-append-only', 'clear-text'],
  jsonReporter: { fileName: `${folder}/${name}.json` },
  htmlReporter: { fileName: `${folder}/${name}.html` },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  allowConsoleColors: false,
  thresholds: { high: 95, low: 85, break: 85 },
};
