import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkCalls } from '../../scripts/house/calls.mjs';

const folders = ['src', 'collections', 'globals', 'blocks'];

const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('migrations'))
    .map((file) => `${folder}/${file}`),
);

/** Payload’s local API skips access control by default. */
const silentCalls = (file: string): string[] =>
  checkCalls(file, readFileSync(file, 'utf8')).map(({ line }) => `${file}:${line}`);

it('every call of the local API says for whom it acts', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap(silentCalls)).toEqual([]);
});

it('finds what it looks for', () => {
  expect(silentCalls('tests/setup/shop.ts').length).toBeGreaterThan(1);
});
