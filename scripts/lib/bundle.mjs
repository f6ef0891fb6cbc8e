import { basename, join } from 'node:path';

import { ROOT } from './env.mjs';

/** Node's options for running a bundle (docs/decisions/0005). */
export const NODE_OPTIONS = ['--enable-source-maps', '--conditions=production'];

/**
 * Compiles a TypeScript entry with all of our own modules that it imports into one file that Node runs as it is.
 * @param {string} entry path from the project's folder
 * @returns {Promise<string>} path of the file
 */
export async function bundle(entry) {
  const { build } = await import('esbuild');
  const outfile = join(ROOT, 'node_modules', '.cache', 'kitroom', `${basename(entry, '.ts')}.mjs`);
  await build({
    entryPoints: [join(ROOT, entry)],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: 'inline',
    logLevel: 'error',
    tsconfig: join(ROOT, 'tsconfig.json'),
  });
  return outfile;
}
