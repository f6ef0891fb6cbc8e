import { basename, join } from 'node:path';

import { ROOT } from './env.mjs';

/** Node's options for running a bundle (docs/decisions/0005). */
export const NODE_OPTIONS = [
  '--enable-source-maps',
  '--conditions=production',
  `--import=${new URL('quick-resolve.mjs', import.meta.url).href}`,
];

/** @type {typeof import('esbuild') | undefined} */
let esbuild;

export async function loadEsbuild() {
  esbuild ??= await import('esbuild');
  return esbuild;
}

/**
 * Compiles a TypeScript entry, with all of our own modules that it imports, into one file that Node runs as it is.
 * @param {string} entry path from the project's folder
 * @param {{ splitting?: boolean }} [options] `splitting` makes separate files of dynamic imports: otherwise all
 * packages are loaded at once, including Payload's three seconds
 * @returns {Promise<string>} path of the file
 */
export async function bundle(entry, { splitting = false } = {}) {
  const outdir = join(ROOT, 'node_modules', '.cache', 'kitroom');
  const { build } = await loadEsbuild();
  await build({
    entryPoints: [join(ROOT, entry)],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: 'inline',
    logLevel: 'error',
    tsconfig: join(ROOT, 'tsconfig.json'),
  });
  return join(outdir, `${basename(entry, '.ts')}.mjs`);
}

/** Ends esbuild's own process: it would hold 90 MB as long as the shop runs. */
export const endBundler = async () => esbuild?.stop();
