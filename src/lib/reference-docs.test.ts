import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

/** Named by the platform or by Next, not by us. */
const foreign = new Set([
  'PATH',
  'NODE_ENV',
  'NEXT_PHASE',
  'NEXT_RUNTIME',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  'LOCALAPPDATA',
  'PROGRAMFILES',
]);

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
  ...files.flatMap((file) => names(readFileSync(file, 'utf8'), /process\.env\.([A-Z][A-Z\d_]+)/g)),
  ...names(readFileSync('src/lib/env.ts', 'utf8'), /^ {2}([A-Z][A-Z\d_]+): /gm),
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

const LIMITS = 'docs/reference/limits.md';
const source = (file: string) => readFileSync(file.startsWith('packages/') ? file : `src/${file}`, 'utf8');
const numbersIn = (text: string) => [...text.matchAll(/\d[\d_,]*/g)].map(([number]) => number.replaceAll(/[_,]/g, ''));
const placesIn = (text: string) => names(text, /`((?:areas|data|domain|lib|modules|packages)\/[^`]+)`/g);

/** Rows of the tables of limits, each with the files beside it, or else named before its table. */
function limitRows() {
  let above: string[] = [];
  return readFileSync(LIMITS, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('#')) above = [];
      if (line.startsWith('Kept by')) above = placesIn(line);
      const beside = placesIn(line);
      const files = beside.length > 0 ? beside : above;
      return line.startsWith('|') && files.length > 0 ? [{ row: line.replaceAll(/`[^`]*`/g, ''), files }] : [];
    });
}

it('names limits that are in the code, in seconds where that has milliseconds', () => {
  const rows = limitRows();
  expect(rows.length).toBeGreaterThan(50);
  const wrong = rows.flatMap(({ row, files: kept }) => {
    const known = new Set(kept.flatMap((file) => numbersIn(source(file))));
    const unknown = numbersIn(row).filter((number) => !known.has(number) && !known.has(`${number}000`));
    return unknown.length > 0 ? [{ kept, unknown }] : [];
  });
  expect(wrong).toEqual([]);
});

it('names every throttle', () => {
  const named = limitRows().flatMap((row) => row.files);
  const throttling = files
    .filter(
      (file) =>
        file.startsWith('src/') &&
        /\bcreate(?:Mailbox)?Throttle\('|\bcreateAttemptLimit\(/.test(readFileSync(file, 'utf8')),
    )
    .map((file) => file.slice('src/'.length))
    .filter((file) => file !== 'modules/accounts/attempt-limit.ts');
  expect(throttling.filter((file) => !named.includes(file))).toEqual([]);
});
