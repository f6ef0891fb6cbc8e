import { basename, join } from 'node:path';

import { ROOT } from './env.mjs';

/** See docs/decisions/0005. */
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
 * @param {string} entry
 * @param {{ splitting?: boolean }} [options] `splitting` delays dynamic imports, such as Payload’s three seconds
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
    // Node finds parts of Next by their files alone, and has no condition for servers.
    alias: {
      'next/headers': 'next/headers.js',
      'next/navigation': 'next/navigation.js',
      'server-only': join(ROOT, 'tests', 'setup', 'nothing.ts'),
    },
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: 'inline',
    logLevel: 'error',
    tsconfig: join(ROOT, 'tsconfig.json'),
  });
  return join(outdir, `${basename(entry, '.ts')}.mjs`);
}

/** esbuild’s process would hold 90 MB as long as the shop runs. */
export const endBundler = async () => esbuild?.stop();
