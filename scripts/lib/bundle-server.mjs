import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { loadEsbuild } from './bundle.mjs';
import { ROOT } from './env.mjs';
import { filesOf } from './files.mjs';

/** Each start would load hundreds of their small modules. */
const PACKAGES = ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', '@payloadcms/graphql', 'zod'];
const LEFT_OUT = ['graphql', 'lru-cache', 'next', 'pg', 'pino', 'pino-pretty', 'prettier', 'sharp'];

/**
 * Node takes longer to link 1,200 files than to run them (docs/decisions/0005).
 * @param {string} entry of the server
 * @param {{ home: string, application: string }} build its folder, and Next’s within it
 */
export async function bundleServer(entry, { home, application }) {
  /** @type {Record<string, string>} */
  const entryPoints = { main: join(ROOT, entry), worker: join(ROOT, dirname(entry), 'worker.ts') };
  for (const { name, folder, paths } of linksIn(application)) {
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    const files = paths.map((path) => /** @type {const} */ ([path, path === '.' ? './index' : path]));
    const exports = Object.fromEntries(files.map(([path, file]) => [path, `${file}.mjs`]));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', exports }));
    for (const [path, file] of files) entryPoints[join(relative(home, folder), file)] = join(name, path);
  }
  await bundleModules({ entryPoints, outdir: home });
}

/**
 * Bundles programs with their packages, in modules that they share.
 * @param {{ entryPoints: Record<string, string>, outdir: string } & Pick<import('esbuild').BuildOptions, 'conditions' | 'mainFields'>} options
 */
export async function bundleModules(options) {
  const { build } = await loadEsbuild();
  await build({
    ...options,
    chunkNames: 'chunks/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    external: LEFT_OUT,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    banner: {
      js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);",
    },
    logLevel: 'error',
    absWorkingDir: ROOT,
    tsconfig: join(ROOT, 'tsconfig.json'),
  });
}

/** Next’s link to a package that it leaves out: `payload-0123456789abcdef/shared`. */
const IMPORT = /"((?:@[\w-]+\/)?[\w-]+)-([0-9a-f]{16})((?:\/[\w-]+)*)"/g;

/** With imported paths: `.` or `./shared`. @param {string} application */
function linksIn(application) {
  /** @type {Map<string, { name: string, folder: string, paths: Set<string> }>} */
  const links = new Map();
  for (const script of filesOf(join(application, 'server', 'chunks')).filter((path) => path.endsWith('.js')))
    for (const [, name = '', version, path] of readFileSync(script, 'utf8').matchAll(IMPORT)) {
      if (!PACKAGES.includes(name)) continue;
      const link = `${name}-${version}`;
      const known = links.get(link) ?? { name, folder: join(application, 'node_modules', link), paths: new Set() };
      links.set(link, known);
      known.paths.add(`.${path}`);
    }
  const found = [...links.values()].map((link) => ({ ...link, paths: [...link.paths] }));
  const missing = PACKAGES.filter((name) => !found.some((link) => link.name === name));
  if (missing.length > 0)
    throw new Error(`The build imports no ${missing.join(', ')}: does Next name its links otherwise now?`);
  return found;
}
