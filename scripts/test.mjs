import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findChromium } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ROOT } from './lib/env.mjs';
import { ensureInstalled, npm } from './lib/install.mjs';
import { checkNode } from './lib/launch.mjs';
import { end, onEnd, runMain } from './lib/lifecycle.mjs';
import { heading, say, step, warn } from './lib/log.mjs';
import { removePostgres, startPostgres } from './lib/postgres.mjs';
import { run } from './lib/process.mjs';
import { readCounts } from './lib/report.mjs';

/** Settings of the machine or of .env that must not reach a test. Empty counts as unset, and .env does not override it. */
const BLANK = ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'REDIS_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
const BLANK_PREFIX = /^S3_/;

const total = { passed: 0, failed: 0 };

async function test() {
  checkNode();
  process.chdir(ROOT);
  // Added first, so done last: the summary is the last line however the run ends.
  onEnd(async () => console.log(`\n${total.passed} passed, ${total.failed} failed`));
  const folder = makeFolder();
  for (const name of [...BLANK, ...Object.keys(process.env).filter((key) => BLANK_PREFIX.test(key))])
    process.env[name] = '';
  Object.assign(process.env, {
    CI: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: join(folder, 'data'),
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  });

  const passed =
    (await check('Install', ensureInstalled)) &&
    (await check('Lint', () => npm(['run', 'lint']))) &&
    (await check('Types', () => npm(['run', 'typecheck']))) &&
    (await vitest('Unit tests', 'unit', folder)) &&
    (await withDatabase(folder)) &&
    (await vitest('Integration tests', 'int', folder)) &&
    (await check('Build', ensureBuilt)) &&
    (await browserTests(folder));

  await end(passed ? 0 : 1);
}

/** A folder for everything the run makes, removed at its end. Other users may enter it, as the database server has to. */
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
  });
}

/**
 * A step without tests of its own; counts as one failed test where it fails.
 * @param {string} title
 * @param {() => Promise<void>} work
 */
async function check(title, work) {
  heading(title);
  try {
    await work();
    return true;
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error));
    total.failed += 1;
    return false;
  }
}

/**
 * Runs a program that writes a JSON report, and adds its counts.
 * @param {string} report
 * @param {string[]} args of Node
 */
async function counted(report, args) {
  const code = await run(process.execPath, args);
  const { passed, failed } = readCounts(report);
  total.passed += passed;
  total.failed += code === 0 ? failed : Math.max(failed, 1);
  return code === 0;
}

/**
 * @param {string} title
 * @param {'unit' | 'int'} project
 * @param {string} folder
 */
function vitest(title, project, folder) {
  heading(title);
  const report = join(folder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return counted(report, [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', project, ...reporters]);
}

/** @param {string} folder */
async function browserTests(folder) {
  const ready = await check('Browser', async () => {
    const { executablePath, args } = await step('Finding a browser', findChromium);
    say(executablePath);
    Object.assign(process.env, {
      CHROMIUM_PATH: executablePath,
      CHROMIUM_ARGS: JSON.stringify(args),
      DATABASE_URL: await createDatabase('e2e'),
      SEED_DEMO: 'true',
      DATA_DIR: join(folder, 'e2e'),
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'e2e.json'),
    });
  });
  if (!ready) return false;
  heading('Browser tests');
  return counted(join(folder, 'e2e.json'), [
    join('node_modules', '@playwright', 'test', 'cli.js'),
    'test',
    '--reporter=list,json',
  ]);
}

/**
 * An empty database on the run's own server.
 * @param {string} name
 * @returns {Promise<string>} its address
 */
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
