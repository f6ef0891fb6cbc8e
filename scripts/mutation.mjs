import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { areas } from '../tests/mutation/areas.mjs';
import { ROOT } from './lib/env.mjs';
import { end, onEnd, runMain } from './lib/lifecycle.mjs';
import { heading, say } from './lib/log.mjs';
import { onNode24 } from './lib/node.mjs';
import { removePostgres, startPostgres } from './lib/postgres.mjs';
import { run } from './lib/process.mjs';

await onNode24();

const STRYKER = join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');

/** @param {string} area */
const reportOf = (area) => join('.data', 'mutation', `${area}.json`);

/** `npm run test:mutation -- [areas] [options of Stryker]`: breaks the sources on purpose and sees which tests notice. */
async function mutation() {
  process.chdir(ROOT);
  const asked = process.argv.slice(2);
  const isArea = (/** @type {string} */ name) => Object.hasOwn(areas, name);
  const names = asked.filter(isArea);
  const options = asked.filter((each) => !isArea(each));
  if (options[0] && !options[0].startsWith('-'))
    throw new Error(`There is no area ${options[0]}, only ${Object.keys(areas).join(', ')}.`);

  let code = 0;
  for (const name of names.length > 0 ? names : Object.keys(areas)) {
    heading(`Mutants: ${name}`);
    if (areas[name]?.project === 'int') await startDatabase();
    rmSync(reportOf(name), { force: true });
    const since = Date.now();
    const failed = await run(process.execPath, [STRYKER, 'run', 'tests/mutation/stryker.config.mjs', ...options], {
      env: { ...process.env, MUTATION_AREA: name },
    });
    code ||= failed;
    if (existsSync(reportOf(name))) tell(name, Date.now() - since);
  }
  await end(code);
}

/** One server for all mutants, unless TEST_DATABASE_URL names one: each test run makes its databases there. */
async function startDatabase() {
  if (process.env.TEST_DATABASE_URL) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'kitroom-mutation-'));
  chmodSync(dataDir, 0o711);
  onEnd(async () => {
    removePostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const starting = startPostgres({ dataDir, log: say, durable: false });
  onEnd(async () => (await starting.catch(() => null))?.stop());
  process.env.TEST_DATABASE_URL = (await starting).adminUrl;
}

/**
 * The line for docs/verification.md.
 * @param {string} name of an area
 * @param {number} ms
 */
function tell(name, ms) {
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const { files } = JSON.parse(readFileSync(reportOf(name), 'utf8'));
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const count = (/** @type {string[]} */ ...statuses) => all.filter(({ status }) => statuses.includes(status)).length;
  const [noticed, survived, unreached] = [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')];
  const score = ((100 * noticed) / (noticed + survived + unreached)).toFixed(1);
  say(
    `${name}: ${noticed} killed, ${survived} survived, ${unreached} not reached, ${score} %, ${Math.round(ms / 60_000)} min`,
  );
}

await runMain(mutation, { interruptedCode: 130 });
