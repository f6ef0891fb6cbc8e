import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { OrderOfFiles } from './tests/setup/order-of-files.mjs';

if (Number.parseInt(process.versions.node) < 24)
  throw new Error('Kitroom runs on Node 24: node scripts/tool.mjs vitest …');

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const resolve = {
  alias: {
    '@payload-config': at('payload.config.ts'),
    '@collections': at('collections'),
    '@kitroom/front': at('packages/front/src'),
    '@': at('src'),
    // Throws unless React's server condition is set, as only Next does.
    'server-only': at('tests/setup/nothing.ts'),
    // The build that Node gives to Payload: two copies of graphql in one process refuse each other's types.
    graphql: at('node_modules/graphql/index.js'),
  },
};

export default defineConfig({
  test: {
    sequence: { sequencer: OrderOfFiles },
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          env: { PAYLOAD_SECRET: 'of the unit tests, which sign nothing' },
          // A process loads its packages once; the setup files keep its test files apart.
          isolate: false,
          // Vitest would keep a core to itself, and leave it idle most of the time.
          maxWorkers: availableParallelism(),
          globalSetup: ['tests/setup/random-tests.ts'],
          setupFiles: ['tests/setup/own-modules.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts', 'tests/launcher/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          isolate: false,
          // They wait for the database more than they compute.
          maxWorkers: 3,
          // Lexical's builds for Node can deadlock while they load (docs/decisions/0005).
          execArgv: [
            '--conditions=production',
            `--import=${new URL('scripts/lib/quick-resolve.mjs', import.meta.url).href}`,
          ],
          globalSetup: ['tests/setup/random-tests.ts', 'tests/setup/template-database.ts'],
          setupFiles: ['tests/setup/own-database.ts'],
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
