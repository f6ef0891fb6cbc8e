import { randomBytes } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DiskStore } from '../src/cache/disk/disk-store';
import { decodeRecord, encodeRecord } from '../src/cache/disk/record';
import type { CacheEntry } from '../src/cache/entry';
import { PurgeGenerations } from '../src/cache/purge-generations';
import { parseStyles, stylesFor } from '../src/page/used-styles';

/** `npm run bench:front`: the other parsers only parse, ours also finds what each rule needs. */
const ROUNDS = 5;
const PAGES = 1_000;
const AT_ONCE = 16;
const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

interface Disk {
  keep: (key: string, entry: CacheEntry) => Promise<void>;
  recall: (key: string) => Promise<CacheEntry | undefined>;
  close: () => Promise<void>;
}

async function ours(folder: string): Promise<Disk> {
  const generations = new PurgeGenerations();
  const onFailure = (error: unknown) => {
    throw error;
  };
  const store = new DiskStore({ folder, maxBytes: 256 * MEGABYTE, identity: '', generations, onFailure });
  await store.open();
  return {
    keep: (key, entry) => store.keep(key, entry, 0, true),
    recall: async (key) => (await store.recall(key))?.entry,
    close: () => store.close(),
  };
}

async function sqlite(folder: string): Promise<Disk> {
  const database = new DatabaseSync(path.join(folder, 'pages.db'));
  database.exec('pragma journal_mode = wal; pragma synchronous = off');
  database.exec('create table pages (key text primary key, generation integer, record blob)');
  const insert = database.prepare('insert or replace into pages values (?, ?, ?)');
  const select = database.prepare('select record from pages where key = ?');
  return {
    keep: async (key, entry) => void insert.run(key, 0, encodeRecord(key, entry)),
    recall: async (key) => {
      const record = select.get(key)?.record;
      return record instanceof Uint8Array
        ? decodeRecord(key, Buffer.from(record.buffer, record.byteOffset, record.byteLength))
        : undefined;
    },
    close: async () => database.close(),
  };
}

/** Bodies of 10 to 100 kB. */
const pages = Array.from({ length: PAGES }, (_, index): [string, CacheEntry] => [
  `shop.test /product/${index}`,
  {
    ...{ status: 200, headers: ['link', 'x'.repeat(1_500)], encoding: 'br', etag: '', tags: [`product:${index}`] },
    body: randomBytes(10 * KILOBYTE + Math.floor((index / PAGES) * 90 * KILOBYTE)),
    ...{ checks: [], immutable: false, isVariant: false, isPage: true, storedAt: 0, representations: {} },
  },
]);

type Measure = { perSecond: number; processorMs: number };

async function measure(count: number, work: () => Promise<void> | void): Promise<Measure> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { perSecond: (count * 1_000) / (performance.now() - began), processorMs: (user + system) / 1_000 / count };
}

async function inBatches(work: (page: [string, CacheEntry]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < PAGES; start += AT_ONCE)
    await Promise.all(pages.slice(start, start + AT_ONCE).map((page) => work(page)));
}

const results = new Map<string, Measure[]>();
const note = (name: string, measured: Measure) => results.set(name, [...(results.get(name) ?? []), measured]);

async function tryDisk(name: string, open: (folder: string) => Promise<Disk>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'front-disk-'));
  const disk = await open(folder);
  try {
    note(`${name}: write`, await measure(PAGES, () => inBatches(([key, entry]) => disk.keep(key, entry))));
    const read = async ([key, { body }]: [string, CacheEntry]) => {
      if ((await disk.recall(key))?.body.length !== body.length) throw new Error(`${name} lost ${key}.`);
    };
    note(`${name}: read`, await measure(PAGES, () => inBatches(read)));
  } finally {
    await disk.close();
    rmSync(folder, { recursive: true });
  }
}

type Parser = { parse: (css: string) => unknown };

const findParser = (name: string): Promise<Parser | undefined> =>
  import(name).then(
    (found: Parser) => found,
    () => undefined,
  );

const [css = ''] = globSync('.next/builds/*/next/static/chunks/*.css')
  .map((file) => readFileSync(file, 'utf8'))
  .toSorted((one, other) => other.length - one.length);
if (!css) throw new Error('No build whose styles could be read: npm run build');
note('ours: first stylesheet', await measure(1, () => void parseStyles(css)));
const rules = parseStyles(css);
const classes = [...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
const names = new Set(['<html', '<body', '<p', '<a', ...classes.filter((_, index) => index % 3 === 0)]);
const parsers: [name: string, parser: Parser][] = [];
for (const name of ['css-tree', 'postcss']) {
  let found: Parser | undefined;
  const first = await measure(1, async () => void (found = await findParser(name))?.parse(css));
  if (!found) continue;
  parsers.push([name, found]);
  note(`${name}: loaded, first stylesheet`, first);
}
const disks = [
  ['ours', ours],
  ['node:sqlite', sqlite],
] as const;

for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, open] of round % 2 ? disks : disks.toReversed()) await tryDisk(name, open);
  note('ours: read a stylesheet', await measure(1, () => void parseStyles(css)));
  for (const [name, parser] of parsers)
    note(`${name}: parse a stylesheet`, await measure(1, () => void parser.parse(css)));
  note(
    'ours: styles of a page',
    await measure(20, () => void Array.from({ length: 20 }, () => stylesFor(rules, names))),
  );
}

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

console.table(
  Object.fromEntries(
    [...results].map(([name, measured]) => [
      name,
      {
        'a second': Math.round(median(measured.map(({ perSecond }) => perSecond))),
        'processor, ms each': Number(median(measured.map(({ processorMs }) => processorMs)).toFixed(3)),
      },
    ]),
  ),
);
