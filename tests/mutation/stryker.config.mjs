import { areas } from './areas.mjs';

const name = process.env.MUTATION_AREA ?? '';
const area = areas[name];
if (!area) throw new Error(`No such area: ${name}`);

const folder = '.data/mutation';
const isInt = area.project === 'int';

/** Options of Stryker: https://stryker-mutator.io/docs/stryker-js/configuration */
export default {
  mutate: area.mutate,
  testRunner: 'vitest',
  // Integration tests reach their code by the routes that Next would call, without an import.
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: !isInt },
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignored.mjs'],
  ignorers: ['wording', 'outside-of-rules'],
  coverageAnalysis: 'perTest',
  // Code that runs once, on import, can only be tried by all tests of an area: minutes for each, with a database.
  ignoreStatic: isInt && name !== 'access',
  // A runner of integration tests holds Payload and PostgreSQL’s connections: two of them fill two cores.
  concurrency: 2,
  // A busy machine is no endless loop.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 20,
  // A copy is mutated, in which tests need none of these.
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
