import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findChromium } from './lib/browser.mjs';
import { ROOT } from './lib/env.mjs';
import { ensureInstalled, npm } from './lib/install.mjs';
import { end, onEnd, runMain } from './lib/lifecycle.mjs';
import { heading, say, step, warn } from './lib/log.mjs';
import { onNode24 } from './lib/node.mjs';
import { check, count, sideBySide, total } from './lib/parts.mjs';
import { removePostgres, startPostgres } from './lib/postgres.mjs';
import { run } from './lib/process.mjs';

await onNode24();

/** Settings of the machine or .env that must not reach tests. Empty counts as unset, and .env does not override it. */
const BLANK = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'PUBLIC_URL',
  'SMTP_URL',
  'REDIS_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];
const BLANK_PREFIX = /^S3_/;

const shop = { HOST: '127.0.0.1', SEED_DEMO: 'true' };

async function test() {
  process.chdir(ROOT);
  // Added first, so runs last.
  onEnd(async () => {
    for (const remark of total.remarks) warn(remark);
    console.log(`\n${total.passed} passed, ${total.failed} failed`);
  });
  const folder = makeFolder();
  for (const name of [...BLANK, ...Object.keys(process.env).filter((key) => BLANK_PREFIX.test(key))])
    process.env[name] = '';
  Object.assign(process.env, {
    CI: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: join(folder, 'data'),
    // Shares compiled packages between dozens of processes: a third of Payload’s start.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  });

  const passed =
    (await check('Install', () => ensureInstalled({ dev: true }))) &&
    (await sideBySide([
      vitest('Unit tests', 'unit', folder),
      { title: 'Types', work: (options) => npm(['run', 'typecheck'], options) },
      { title: 'Lint', work: (options) => npm(['run', 'lint'], options) },
    ])) &&
    (await withDatabase(folder)) &&
    (await sideBySide([vitest('Integration tests', 'int', folder), buildAndFaults])) &&
    (await browserTests(folder));

  await end(passed ? 0 : 1);
}

/** Removed at the end. Other users may enter, as the database server has to. */
function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'kitroom-test-'));
  chmodSync(folder, 0o711);
  mkdirSync(join(folder, 'data'));
  mkdirSync(join(folder, 'e2e'));
  onEnd(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @param {string} folder */
async function withDatabase(folder) {
  const dataDir = join(folder, 'postgres');
  onEnd(async () => removePostgres(dataDir));
  return check('Database', async () => {
    const starting = startPostgres({ dataDir, log: say, durable: false });
    onEnd(async () => (await starting.catch(() => null))?.stop());
    process.env.TEST_DATABASE_URL = (await starting).adminUrl;
    Object.assign(shop, { DATABASE_URL: await createDatabase('e2e'), DATA_DIR: join(folder, 'e2e') });
  });
}

/**
 * @param {string} title @param {'unit' | 'int'} project @param {string} folder
 * @returns {import('./lib/parts.mjs').Part}
 */
function vitest(title, project, folder) {
  const report = join(folder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', project, ...reporters];
  return { title, report, work: (options) => run(process.execPath, args, options) };
}

/** At low priority, as integration tests limit waits for a lock. @type {import('./lib/parts.mjs').Part} */
const buildAndFaults = {
  title: 'Build and faults of machines',
  work: async (options) => {
    const node = (/** @type {string[]} */ args, env = process.env) =>
      run(process.execPath, args, { ...options, nice: 5, env, onOutput });
    const onOutput = (/** @type {string} */ text) => {
      if (text.startsWith(LEFT_OUT)) say(text.trim());
      options.onOutput?.(text);
    };
    const env = { ...process.env, ...shop, PORT: String(await freePort()) };
    const failed =
      (await node([join('scripts', 'prepare.mjs')], env)) || (await node([join('scripts', 'build.mjs')], env));
    return failed || node([join('scripts', 'run.mjs'), join('tests', 'stress', 'machines.ts'), '--short']);
  },
};

/** Begins the one line that names what is not installed. */
const LEFT_OUT = 'No faults of machines are tried';

/** @param {string} folder */
async function browserTests(folder) {
  const report = join(folder, 'e2e.json');
  const ready = await check('Browser', async () => {
    const { executablePath, args } = await step('Finding a browser', findChromium);
    say(executablePath);
    Object.assign(process.env, shop, {
      // The folder that is shipped, which lacks what its build did not find.
      SHOP_PROGRAM: join('dist', 'start.mjs'),
      // Chosen last, as earlier tests open ports, too.
      PORT: String(await freePort()),
      CHROMIUM_PATH: executablePath,
      CHROMIUM_ARGS: JSON.stringify(args),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
  });
  if (!ready) return false;
  heading('Browser tests');
  const program = join('node_modules', '@playwright', 'test', 'cli.js');
  return count('Browser tests', await run(process.execPath, [program, 'test', '--reporter=list,json']), report);
}

/** On the run’s own server. @param {string} name @returns {Promise<string>} address */
async function createDatabase(name) {
  const { default: pg } = await import('pg');
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

await runMain(test, { interruptedCode: 130 });
