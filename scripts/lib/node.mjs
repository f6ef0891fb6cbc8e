import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import { ROOT } from './env.mjs';
import { installApart } from './install.mjs';
import { STARTED_BY, watchParent } from './lifecycle.mjs';
import { say, warn } from './log.mjs';

/** Oldest supported version. */
const NEEDED = 24;
/** Oldest for the launcher itself. */
const OLDEST = [20, 12];

/** Separate, so that a machine with a new Node does not install another. */
const FOLDER = join(ROOT, 'scripts', 'node');

/** @typedef {{ program: string, version: string }} Runtime */

/** On an older Node runs the same command on one from npm and exits with its code. Call it first in every program. */
export async function onNode24() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major >= NEEDED) return;
  const [oldest = 0, oldestMinor = 0] = OLDEST;
  if (major < oldest || (major === oldest && minor < oldestMinor)) return fail('it is too old to fetch another');
  const runtime = pinnedNode(readFileSync(join(FOLDER, 'package-lock.json'), 'utf8'));
  if (!runtime) return fail(`npm has none for ${process.platform} on ${process.arch}`);
  if (!runs(runtime) && !(await install(runtime))) return fail('npm could not install one that runs here');
  await goOn(runtime.program);
}

/** @param {string} lockfile its text @param {{ platform: string, arch: string }} [machine] @returns {Runtime | null} */
export function pinnedNode(lockfile, { platform, arch } = process) {
  /** @type {Record<string, { version: string, os?: string, cpu?: string, bin?: { node: string } }>} */
  const packages = JSON.parse(lockfile).packages;
  const found = Object.entries(packages).find(([, { os, cpu }]) => os === platform && cpu === arch);
  return found?.[1].bin ? { program: join(FOLDER, found[0], found[1].bin.node), version: found[1].version } : null;
}

/** npm’s Node for Linux does not start with musl or an old glibc. @param {Runtime} runtime */
const runs = ({ program, version }) =>
  spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`;

/** @param {Runtime} runtime */
async function install(runtime) {
  say(`Kitroom runs on Node ${NEEDED}; this is ${process.versions.node}. Fetching ${runtime.version} from npm …`);
  try {
    await installApart(FOLDER);
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error));
    return false;
  }
  return runs(runtime);
}

/** @param {string} why @returns {never} */
function fail(why) {
  warn(
    `Kitroom runs on Node ${NEEDED}; this is ${process.versions.node}, and ${why}. Install Node ${NEEDED} (https://nodejs.org) and try again.`,
  );
  process.exit(1);
}

/** Children find the program first on PATH. @param {string} program @returns {Promise<never>} */
export function goOn(program) {
  process.env.PATH = [dirname(program), process.env.PATH].filter(Boolean).join(delimiter);
  process.env[STARTED_BY] = String(process.pid);
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  watchParent(() => child.kill('SIGTERM'));
  return new Promise((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => process.exit(code ?? 1));
  });
}
