import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { areas } from '../tests/mutation/areas.mjs';
import { ROOT } from './lib/env.mjs';
import { installApart } from './lib/install.mjs';
import { end, onEnd, runMain } from './lib/lifecycle.mjs';
import { heading, say, step } from './lib/log.mjs';
import { onNode24 } from './lib/node.mjs';
import { removePostgres, startPostgres } from './lib/postgres.mjs';
import { run } from './lib/process.mjs';

await onNode24();

/** Separate, as no other command needs its hundreds of packages. */
const FOLDER = join('tests', 'mutation');
const STRYKER = join(FOLDER, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');

/** @param {string} area */
const reportOf = (area) => join('.data', 'mutation', `${area}.json`);

/** `npm run test:mutation -- [areas] [options of Stryker]`: breaks the sources on purpose to find missing tests. */
async function mutation() {
  process.chdir(ROOT);
  const args = process.argv.slice(2);
  const isArea = (/** @type {string} */ name) => Object.hasOwn(areas, name);
  const names = args.filter(isArea);
  const options = args.filter((each) => !isArea(each));
  if (options[0] && !options[0].startsWith('-'))
    throw new Error(`There is no area ${options[0]}, only ${Object.keys(areas).join(', ')}.`);

  if (!existsSync(STRYKER)) await step('Installing Stryker', () => installApart(join(ROOT, FOLDER)));
  const folder = makeFolder();
  let code = 0;
  for (const name of names.length > 0 ? names : Object.keys(areas)) {
    heading(`Mutants: ${name}`);
    if (areas[name]?.project === 'int') await startDatabase(join(folder, 'postgres'));
    rmSync(reportOf(name), { force: true });
    const since = Date.now();
    const failed = await run(process.execPath, [STRYKER, 'run', join(FOLDER, 'stryker.config.mjs'), ...options], {
      env: { ...process.env, MUTATION_AREA: name, TMPDIR: join(folder, 'tmp') },
    });
    code ||= failed;
    if (existsSync(reportOf(name))) report(name, Date.now() - since);
  }
  await end(code);
}

/** Removed at the end: a mutant may end tests before they tidy up. */
function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'kitroom-mutation-'));
  chmodSync(folder, 0o711);
  mkdirSync(join(folder, 'tmp'));
  onEnd(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Unless TEST_DATABASE_URL names one. @param {string} dataDir */
async function startDatabase(dataDir) {
  if (process.env.TEST_DATABASE_URL) return;
  onEnd(async () => removePostgres(dataDir));
  const starting = startPostgres({ dataDir, log: say, durable: false });
  onEnd(async () => (await starting.catch(() => null))?.stop());
  process.env.TEST_DATABASE_URL = (await starting).adminUrl;
}

/** For docs/develop/measuring.md. @param {string} name of an area @param {number} ms */
function report(name, ms) {
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
