import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { thirdPartyNotices } from '../../scripts/lib/notices.mjs';
import { tracePackages } from '../../scripts/lib/trace-packages.mjs';
import { dependencies, devDependencies } from '../../package.json';
import { differences } from '../artefact/builds';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kitroom-artefact-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds packages that bundles import, with all their code and what they need', async () => {
  const bundle = join(folder, 'bundle.mjs');
  writeFileSync(
    bundle,
    `import pdfkit from "pdfkit"; const { LRUCache } = await e.y("lru-cache"); require("nowhere");`,
  );
  const program = resolve('src/lib/files/drawing/limits.mjs');
  const paths = await tracePackages({ bundles: [bundle], programs: [program], from: resolve('.next/server') });
  const files = paths.map((path) => relative(resolve('.'), path));
  for (const name of ['pdfkit/js/standard-fonts/Helvetica.cjs', 'fontkit/package.json', 'lru-cache/package.json'])
    expect(files).toContain(join('node_modules', name));
  expect(files).toContain('src/lib/files/drawing/limits.mjs');
  expect(files.filter((path) => /\.(?:d\.ts|map)$/.test(path))).toEqual([]);
});

it('compares two folders by bytes, permissions and links', () => {
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  mkdirSync(join(one, 'chunks'), { recursive: true });
  for (const name of ['same', 'bytes', 'mode', 'chunks/lost']) writeFileSync(join(one, name), name);
  symlinkSync('same', join(one, 'link'));
  cpSync(one, other, { recursive: true, verbatimSymlinks: true });
  expect(differences(one, other)).toEqual([]);
  writeFileSync(join(other, 'bytes'), 'Bytes');
  chmodSync(join(other, 'mode'), 0o755);
  rmSync(join(other, 'chunks/lost'));
  rmSync(join(other, 'link'));
  symlinkSync('bytes', join(other, 'link'));
  expect(differences(one, other)).toEqual(['bytes', 'chunks/lost', 'link', 'mode']);
});

it('names each package of a shop with its licence, and no tool of its makers', () => {
  const notices = thirdPartyNotices();
  const named = new Set(notices.split('\n').map((line) => line.split(' (')[0]));
  const wanted = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
  expect(wanted.filter((each) => !named.has(each))).toEqual([]);
  expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(notices).toContain('tall: bebas-neue\n\nCopyright');
  expect(named).not.toContain(`vitest ${devDependencies.vitest}`);
});
