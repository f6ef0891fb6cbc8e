import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type ZipEntry, zipOf } from './zip';

const TIME = new Date(2026, 10, 23, 12);
const text = (value: string) => new TextEncoder().encode(value);

async function* entriesOf(entries: readonly ZipEntry[], taken: string[] = []): AsyncGenerator<ZipEntry> {
  for (const entry of entries) {
    taken.push(entry.path);
    yield entry;
  }
}

async function bytesOf(entries: AsyncIterable<ZipEntry>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipOf(entries, TIME)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const entries: ZipEntry[] = [
  { path: 'roster.csv', bytes: text('Ø,7\r\n'.repeat(500)) },
  { path: 'pieces/Ødegård/front.pdf', bytes: text('%PDF-1.7'.repeat(500)), stored: true },
  { path: 'empty.txt', bytes: text('') },
];

it('unpacks to what was put in, compressed where it is worth it', async () => {
  const bytes = await bytesOf(entriesOf(entries));
  expect(unzipSync(bytes)).toEqual(Object.fromEntries(entries.map(({ path, bytes: content }) => [path, content])));
  expect(bytes.length).toBeGreaterThan(4000);
  expect(bytes.length).toBeLessThan(5000);
});

it('gives the same bytes for the same entries', async () => {
  expect(await bytesOf(entriesOf(entries))).toEqual(await bytesOf(entriesOf(entries)));
});

it('makes an entry when what comes before it has been taken', async () => {
  const taken: string[] = [];
  const zip = zipOf(entriesOf(entries, taken), TIME);
  await zip.next();
  expect(taken).toEqual(['roster.csv']);
  await zip.return(undefined);
  expect(taken).toEqual(['roster.csv']);
});

it('fails as its entries do', async () => {
  async function* failing(): AsyncGenerator<ZipEntry> {
    yield { path: 'a', bytes: text('a') };
    throw new Error('No plate');
  }
  await expect(bytesOf(failing())).rejects.toThrow('No plate');
});
