import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './env.mjs';
import { say, step } from './log.mjs';
import { runOrFail } from './process.mjs';

const SOURCES = [
  'blocks',
  'collections',
  'globals',
  'public',
  'src',
  'next.config.ts',
  'package-lock.json',
  'payload.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
];
const MARKER = join(ROOT, '.next', 'kitroom-build-hash');

/** Builds for production, unless the last build was made from the same sources. */
export async function ensureBuilt() {
  const hash = sourceHash();
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === hash) return say('The build is up to date');
  rmSync(MARKER, { force: true });
  await step('Building', () =>
    runOrFail('The build', process.execPath, [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    }),
  );
  writeFileSync(MARKER, hash);
}

/** Hash of names and contents of everything that a build is made from; tests are not. */
function sourceHash() {
  const hash = createHash('sha256').update(process.version);
  for (const file of SOURCES.flatMap((path) => filesOf(join(ROOT, path)))) {
    hash.update(`\0${file.slice(ROOT.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path of a file or folder, which need not exist
 * @returns {string[]}
 */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name),
  );
  return names.map((entry) => join(entry.parentPath, entry.name)).sort();
}
