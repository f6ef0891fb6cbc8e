import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { bundleServer } from './bundle-server.mjs';
import { ROOT } from './env.mjs';
import { filesOf } from './files.mjs';
import { onEnd } from './lifecycle.mjs';
import { say, step } from './log.mjs';
import { run, runOrFail } from './process.mjs';
import { addUser, hasUsers, removeUser } from './users.mjs';

const SOURCES = [
  'blocks',
  'collections',
  'emails.ts',
  'globals',
  'packages',
  'public',
  'src',
  'next.config.ts',
  'package-lock.json',
  'payload.config.ts',
  'postcss.config.mjs',
  'scripts/lib/build.mjs',
  'scripts/lib/bundle-server.mjs',
  'tsconfig.json',
];
/** Named after their sources: a running server keeps serving its build. */
const BUILDS = join('.next', 'builds');
/** Shorter scripts gain nothing from the hint. */
const COMPILED_AHEAD = 20_000;
/** Printed once all files are written. */
const LAST_LINE = /ƒ {2}\(Dynamic\)/;
export const SERVER = join('src', 'server', 'main.ts');

/** Reuses a build of the same sources; sets NEXT_DIST_DIR. @returns {Promise<string>} path of the server */
export async function ensureBuilt() {
  const hash = sourceHash();
  const id = hash.slice(0, 16);
  const home = join(ROOT, BUILDS, id);
  const note = addUser(home);
  onEnd(async () => void removeUser(home, note));
  process.env.NEXT_DIST_DIR = join(relative(ROOT, home), 'next');
  const whole = join(home, 'whole');
  const server = join(home, 'main.mjs');
  if (existsSync(whole)) {
    say('The build is up to date');
    return server;
  }

  // Skips loading every route to find static ones, of which there are none: a quarter of the time.
  const mode = ['--experimental-build-mode', 'compile'];
  const next = [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build', ...mode];
  const env = {
    ...process.env,
    NODE_ENV: /** @type {const} */ ('production'),
    NEXT_TELEMETRY_DISABLED: '1',
    KITROOM_BUILD: id,
    // Names server actions; a server encrypts with a key of its own (src/server/main.ts).
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.from(hash, 'hex').toString('base64'),
  };
  await step('Building', () =>
    runOrFail('The build', (options) =>
      run(process.execPath, next, { ...options, cwd: ROOT, env, lastLine: LAST_LINE }),
    ),
  );
  removeChance(join(home, 'next'), hash);
  mergeCopies(join(home, 'next', 'server', 'chunks'));
  toLatin1(join(home, 'next', 'server', 'chunks'));
  compileAhead(join(home, 'next', 'static', 'chunks'));
  await bundleServer(SERVER, { home, application: join(home, 'next') });
  writeFileSync(whole, '');
  removeUnused(join(ROOT, BUILDS));
  return server;
}

/**
 * Makes the same of the same sources: Next notes the folder, which it does not need, and random keys of its draft mode,
 * which the front keeps from visitors (packages/front/src/http/draft-mode.ts).
 * @param {string} next @param {string} hash
 */
function removeChance(next, hash) {
  for (const name of ['required-server-files.json', 'required-server-files.js']) {
    const file = join(next, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(JSON.stringify(ROOT), '"."'));
  }
  for (const name of ['prerender-manifest.json', join('server', 'preview-props.json')]) {
    const file = join(next, name);
    const keys = readFileSync(file, 'utf8').replace(
      /"(previewMode\w+)": ?"([0-9a-f]+)"/g,
      (_, key, { length }) =>
        `"${key}":"${createHash('sha512').update(`${key} ${hash}`).digest('hex').slice(0, length)}"`,
    );
    writeFileSync(file, keys);
  }
}

/** Turbopack writes 2 MB for each of some 80 groups of routes. @param {string} scripts their folder */
function mergeCopies(scripts) {
  /** @type {Map<string, string>} */
  const firsts = new Map();
  for (const file of filesOf(scripts).filter((path) => path.endsWith('.js'))) {
    const script = readFileSync(file, 'utf8').replace(/\/\/# sourceMappingURL=\S+\s*$/, '');
    const hash = createHash('sha256').update(script).digest('hex');
    const first = firsts.get(hash);
    if (first)
      writeFileSync(file, `module.exports = require(${JSON.stringify(`./${relative(dirname(file), first)}`)});\n`);
    else firsts.set(hash, file);
  }
}

/** A character beyond Latin 1 doubles a script’s memory in V8. @param {string} scripts their folder */
function toLatin1(scripts) {
  for (const file of filesOf(scripts).filter((path) => path.endsWith('.js'))) {
    const script = readFileSync(file, 'utf8');
    const escaped = script.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    if (escaped !== script) writeFileSync(file, escaped);
  }
}

/** Saves 100 ms on a phone with Chromium (decision 0014). @param {string} scripts their folder */
function compileAhead(scripts) {
  for (const file of filesOf(scripts).filter((path) => path.endsWith('.js'))) {
    const script = readFileSync(file, 'utf8');
    if (script.length >= COMPILED_AHEAD) writeFileSync(file, `//# allFunctionsCalledOnLoad\n${script}`);
  }
}

/** @param {string} builds the folder of all builds */
export function removeUnused(builds) {
  for (const home of readdirSync(builds).map((name) => join(builds, name)))
    if (!hasUsers(home)) rmSync(home, { recursive: true, force: true });
}

/** Without tests. */
function sourceHash() {
  const hash = createHash('sha256').update(process.version);
  const sources = SOURCES.flatMap((path) => filesOf(join(ROOT, path)));
  for (const file of sources.filter((path) => !/\.test\.tsx?$/.test(path))) {
    hash.update(`\0${file.slice(ROOT.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
