import { randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { isSecretName } from '@/domain/staff/activity-changes';
import { asUser } from '@/lib/payload/as-user';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { UNFINISHED_MS } from '@/lib/files/store/file-store';
import { diskStore } from '@/lib/files/store/disk-store';
import { env } from '@/lib/env';
import { writeArchive, type ArchiveWriter } from './backup/write-archive';

/** Queues and notes of the machinery, which are nobody’s data. */
const TECHNICAL = new Set(['mail-messages', 'payment-events', 'proof-jobs', 'team-order-drafts', 'size-replies']);
const STEP = 500;

const disk = diskStore(env.dataDir);
const WAITING = 'exports';

const exports = sharedInstance('data-exports', () => ({ running: 0 }));

type ExportData = { req: PayloadRequest; signal: AbortSignal };

/** As its reader sees it over the API: without password hashes, sessions and keys. Written while it is read. */
export async function exportData({ req, signal }: ExportData): Promise<Result<{ stream: Readable }, 'busy'>> {
  if (exports.running > 0) return failure('busy', 'An export is already being made. Please try again when it is done.');
  exports.running += 1;
  await removeStale();
  const out = new PassThrough();
  writeArchive(out, (archive) => fill(archive, req), signal)
    .catch((error: unknown) => {
      if (!signal.aborted && !out.destroyed) log.error({ err: error }, 'The data could not be exported.');
      out.destroy(error instanceof Error ? error : undefined);
    })
    .finally(() => (exports.running -= 1));
  return { ok: true, stream: out };
}

async function removeStale(): Promise<void> {
  await disk.dropUnfinished(WAITING);
  for await (const { key, changedAt } of disk.list(WAITING))
    if (Date.now() - changedAt > UNFINISHED_MS) await disk.remove([key]);
}

async function exportedCollections(req: PayloadRequest): Promise<CollectionSlug[]> {
  const readable: CollectionSlug[] = [];
  for (const { slug, access } of req.payload.config.collections) {
    const isExported = !slug.startsWith('payload-') && !TECHNICAL.has(slug);
    if (isExported && (await access.read({ req })) !== false) readable.push(slug);
  }
  return readable.sort();
}

async function fill(archive: ArchiveWriter, req: PayloadRequest): Promise<void> {
  const { payload } = req;
  for (const slug of ['site-settings', 'delivery-settings', 'tax-settings'] as const) {
    const settings = await payload.findGlobal({ slug, ...asUser(req) });
    await archive.add(`${slug}.json`, Buffer.from(JSON.stringify(settings, null, 2)));
  }
  const counts: string[] = [];
  for (const slug of await exportedCollections(req)) {
    let count = 0;
    const counted = async function* () {
      for await (const record of records(req, slug)) {
        count += 1;
        yield `${JSON.stringify(record, withoutSecrets)}\n`;
      }
    };
    await addLines(archive, `${slug}.ndjson`, counted());
    counts.push(`${slug}.ndjson: ${count}`);
  }
  await archive.add('README.txt', Buffer.from(readme(counts)));
}

/** An archive needs the length of an entry before it begins: the lines wait on the disk until they are counted. */
async function addLines(archive: ArchiveWriter, name: string, lines: AsyncIterable<string>): Promise<void> {
  const key = `${WAITING}/${randomUUID()}`;
  try {
    await disk.write(key, Readable.from(lines, { signal: archive.signal }));
    const file = await disk.read(key);
    if (!file) throw new Error(`What was gathered of ${name} is gone.`);
    await archive.addFile(name, file);
  } finally {
    await disk.remove([key]);
  }
}

/** Goes on after the last id seen, so that no record repeats and the last comes as fast as the first. */
async function* records(req: PayloadRequest, collection: CollectionSlug): AsyncGenerator<object> {
  let after: string | undefined;
  for (;;) {
    const { docs } = await req.payload.find({
      collection,
      ...(after !== undefined && { where: { id: { greater_than: after } } }),
      sort: 'id',
      limit: STEP,
      pagination: false,
      // Records of other collections have files of their own; the type knows only joins of one collection.
      joins: false as never,
      ...asUser(req),
    });
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < STEP) return;
    after = String(last.id);
  }
}

/** Keys of secret links are left out, too, though an administrator may read some. */
const withoutSecrets = (key: string, value: unknown): unknown => (isSecretName(key) ? undefined : value);

const readme = (counts: readonly string[]): string => `Kitroom: exported data
${new Date().toISOString()}

Each file holds one record per line, as JSON, with the fields an administrator sees over the API.
Records refer to each other by id. Amounts are in the shop’s currency with two decimals, times in UTC. Records that were added or
changed while the export was written may or may not be in it; for one moment of everything, make a backup.

Records:
${counts.join('\n')}
`;
