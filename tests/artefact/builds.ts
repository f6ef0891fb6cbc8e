import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../../scripts/lib/env.mjs';
import { entriesIn } from '../../scripts/lib/files.mjs';
import { run } from '../../scripts/lib/process.mjs';

/** @throws if it fails */
export async function build(checkout: string): Promise<void> {
  const code = await run(process.execPath, [join('scripts', 'build.mjs')], { cwd: checkout });
  if (code !== 0) throw new Error(`The build ended with ${code}.`);
}

/** With uncommitted changes; installed packages as hard links. */
export function copySources(to: string): void {
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', git, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });
  for (const name of stdout.split('\0').filter((path) => path && existsSync(join(ROOT, path)))) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    copyFileSync(join(ROOT, name), join(to, name));
  }
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name, 'node_modules'));
  for (const name of ['node_modules', ...packages].filter((path) => existsSync(join(ROOT, path))))
    spawnSync('cp', ['-al', join(ROOT, name), join(to, name)], { stdio: 'inherit' });
}

/** Paths of files with other bytes, links or permissions. */
export function differences(one: string, other: string): string[] {
  const [first, second] = [contentOf(one), contentOf(other)];
  const paths = new Set([...first.keys(), ...second.keys()]);
  return [...paths].filter((path) => first.get(path) !== second.get(path)).sort();
}

const contentOf = (folder: string): Map<string, string> =>
  new Map(
    entriesIn(folder).map((path) => {
      const entry = lstatSync(path);
      const content = entry.isSymbolicLink()
        ? readlinkSync(path)
        : createHash('sha256').update(readFileSync(path)).digest('hex');
      return [relative(folder, path), `${entry.mode} ${content}`];
    }),
  );
