import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

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

vi.stubEnv('PAYLOAD_SECRET', 'nothing-is-signed-here');
const { listSettings } = await import('./env');

it('describes every variable that is read, and no other', () => {
  const ours = [...read].filter((name) => !foreign.has(name)).sort();
  expect(ours.length).toBeGreaterThan(15);
  const described = listSettings().map(({ name }) => name);
  expect(described.sort()).toEqual(ours);
});

it('is what docs/reference/settings.md shows: npm run generate', () => {
  const table = readFileSync('docs/reference/settings.md', 'utf8').match(/^\| variable[^]*?\n\n/m)?.[0] ?? '';
  const shown = table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()));
  expect(shown).toEqual(listSettings().map(({ name, unset, description }) => [`\`${name}\``, unset, description]));
});
