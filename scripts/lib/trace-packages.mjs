import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { ROOT } from './env.mjs';
import { entriesIn } from './files.mjs';

/** Names a package, in a script of esbuild or of Turbopack. */
const IMPORT = /(?:\bfrom|\bimport|\brequire|\.y)\s*\(?\s*"([^"./\s][^"\s]*)"/g;
/** Taken whole, as a trace misses files whose names are put together, such as fonts of pdfkit. */
const PACKAGE = /^node_modules\/(?:@[^/]+\/)?[^/]+/;
/** Taken file by file: Next, of 200 MB, and files of the checkout. */
const TRACED = ['node_modules/next', ''];
const UNUSED = /\.(?:flow|map|md|[cm]?tsx?)$/;
/** Beside what only development loads, or only comments name. */
const NEVER_LOADED = [
  // Bundles: a path made of the current folder, as in Payload, would count as all files below it.
  '.next/**/*.mjs',
  '**/*.d.ts',
  '**/*.map',
  '**/node_modules/{date-fns,prettier}/**',
  // pdf.js draws in browsers only.
  '**/node_modules/@napi-rs/**',
  '**/next/dist/compiled/{babel,babel-packages,webpack}/**',
  '**/next/dist/compiled/next-server/*.dev.js',
  '**/next/dist/docs/**',
  '**/next/dist/server/{dev/next-dev-server,lib/router-utils/setup-dev-bundler}.js',
];

/**
 * @typedef {(entries: string[], options: {
 *   base: string,
 *   ignore: string[],
 *   mixedModules: boolean,
 *   readFile: (path: string) => Promise<string | null>,
 * }) => Promise<{ fileList: Set<string>, esmFileList: Set<string> }>} NodeFileTrace of @vercel/nft
 */

/**
 * Files of the packages that bundled scripts import, and all of `programs`, which are not bundled.
 * @param {{ bundles: string[], programs: string[], from: string }} options `from` is a folder that sees all packages
 * @returns {Promise<string[]>} paths
 */
export async function tracePackages({ bundles, programs, from }) {
  const names = bundles.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, name]) => JSON.stringify(name)),
  );
  const importAll = join(from, 'import-all.js');
  const text = [...new Set(names)].map((name) => `import(${name}); require(${name});`).join('\n');
  /** @type {{ nodeFileTrace: NodeFileTrace }} */
  const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft');
  const { fileList, esmFileList } = await nodeFileTrace([importAll, ...programs], {
    base: ROOT,
    ignore: NEVER_LOADED,
    mixedModules: true,
    readFile: (path) => (path === importAll ? Promise.resolve(text) : readFile(path, 'utf8').catch(() => null)),
  });
  const traced = [...fileList, ...esmFileList].filter((path) => !path.startsWith('.next'));
  const packages = new Set(
    traced.map((path) => PACKAGE.exec(path)?.[0] ?? '').filter((path) => !TRACED.includes(path)),
  );
  const whole = [...packages].flatMap((path) => entriesIn(join(ROOT, path))).filter((path) => !UNUSED.test(path));
  return [...new Set([...traced.map((path) => join(ROOT, path)), ...whole])];
}
