import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Named by the platform or by Next, not by us. */
const foreign = new Set(['PATH', 'NODE_ENV', 'NEXT_PHASE', 'NEXT_RUNTIME', 'LOCALAPPDATA', 'PROGRAMFILES']);

const files = [
  'next.config.ts',
  'playwright.config.ts',
  'tests/setup/template-database.ts',
  ...['src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  ),
];

const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

const read = new Set([
  ...files.flatMap((file) => names(readFileSync(file, 'utf8'), /process\.env\.([A-Z][A-Z_]+)/g)),
  ...names(readFileSync('src/lib/env.ts', 'utf8'), /^ {2}([A-Z][A-Z_]+): /gm),
]);

const table = readFileSync('docs/reference/settings.md', 'utf8').match(/^\| variable[^]*?\n\n/m)?.[0] ?? '';
const documented = new Set(table.split('\n').flatMap((row) => names(row.split('|')[1] ?? '', /`([A-Z][A-Z_]+)`/g)));

it('every variable that is read is described, and none that is not', () => {
  const ours = [...read].filter((name) => !foreign.has(name)).sort();
  expect(ours.length).toBeGreaterThan(15);
  expect([...documented].sort()).toEqual(ours);
});
