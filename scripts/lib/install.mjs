import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './env.mjs';
import { say, step } from './log.mjs';
import { run, runOrFail } from './process.mjs';

const MODULES = join(ROOT, 'node_modules');
const LOCKFILE = join(ROOT, 'package-lock.json');
const MARKER = join(MODULES, '.kitroom-lock');

/** @param {{ dev: boolean }} options `dev` adds those for tests and tools, a quarter of all bytes */
export async function ensureInstalled({ dev }) {
  const hash = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
  const marks = [`${hash} with dev`, ...(dev ? [] : [hash])];
  if (existsSync(MARKER) && marks.includes(readFileSync(MARKER, 'utf8'))) return;
  if (isInstalled({ dev })) say('Packages are installed');
  else {
    // Keeps the packages of a running shop.
    const command = dev && isInstalled({ dev: false }) ? ['install', '--no-save'] : ['ci'];
    const args = [...command, dev ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund'];
    await step('Installing packages', () => runOrFail(`npm ${command[0]}`, (options) => npm(args, options)));
  }
  writeFileSync(MARKER, dev ? `${hash} with dev` : hash);
}

/** Compares with npm’s own record; optional packages may be missing. @param {{ dev: boolean }} options */
function isInstalled({ dev: withDev }) {
  const noted = join(MODULES, '.package-lock.json');
  if (!existsSync(noted)) return false;
  const wanted = packagesOf(LOCKFILE);
  const present = packagesOf(noted);
  return Object.entries(wanted).every(
    ([path, { version, dev, optional, link }]) =>
      path === '' || link || (dev && !withDev) || present[path]?.version === version || (optional && !present[path]),
  );
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, link?: boolean }>}
 */
const packagesOf = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {};

/** @param {string} folder of package.json and package-lock.json */
export function installApart(folder) {
  // Peers are the project’s, found in the folder above.
  const args = ['ci', '--include=optional', '--legacy-peer-deps', '--ignore-scripts', '--loglevel=error'];
  return runOrFail('npm ci', (options) => npm([...args, '--prefix', folder], { ...options, cwd: folder }));
}

/** @param {string[]} args @param {import('./process.mjs').RunOptions} [options] @returns {Promise<number>} */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  const there = { cwd: ROOT, ...options };
  if (cli && /npm-cli\.c?js$/.test(cli)) return run(process.execPath, [cli, ...args], there);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, there);
}
