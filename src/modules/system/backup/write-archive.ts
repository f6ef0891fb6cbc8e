import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { pack as createPack, type Pack } from 'tar-stream';
import type { StoredFile } from '@/lib/files/store/file-store';

/** Speed before size: a backup is made while the shop is open. */
const GZIP_LEVEL = 4;
/** Flushes each addition: a download begins at once, and visibly grows. */
const gzipOptions = { level: GZIP_LEVEL, flush: constants.Z_SYNC_FLUSH };

export type ArchiveWriter = {
  /** Aborted once nobody reads the archive. */
  signal: AbortSignal;
  /** Resolves once there is room for the next. */
  add: (name: string, body: Buffer) => Promise<void>;
  addFile: (name: string, file: StoredFile) => Promise<{ bytes: number; sha256: string }>;
};

/** Never faster than `out` takes it. Rejects, with both sides ended, if either fails or `signal` aborts. */
export async function writeArchive(
  out: Writable,
  fill: (archive: ArchiveWriter) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  const pack = createPack();
  const flowing = pipeline(Readable.from(pack), createGzip(gzipOptions), out, { signal: both });
  const filled = fill(writerOf(pack, both)).then(() => pack.finalize());
  const failed = (error: unknown) => {
    stop.abort(error);
    pack.destroy();
    throw error;
  };
  await Promise.all([flowing.catch(failed), filled.catch(failed)]).catch((error: unknown) => {
    throw signal.aborted ? signal.reason : (stop.signal.reason ?? error);
  });
}

function writerOf(pack: Pack, signal: AbortSignal): ArchiveWriter {
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  ended.catch(() => undefined);

  const add: ArchiveWriter['add'] = (name, body) => {
    const added = new Promise<void>((resolve, reject) => {
      pack.entry({ name, size: body.length, mode: 0o600 }, body, (error) => (error ? reject(error) : resolve()));
    });
    return Promise.race([added, ended]);
  };

  const addFile: ArchiveWriter['addFile'] = async (name, { size, body }) => {
    const hash = createHash('sha256');
    const { promise: added, resolve, reject } = withResolvers();
    added.catch(() => undefined);
    const sink = pack.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      hash.update(chunk);
      if (!sink.write(Buffer.from(chunk))) await once(sink, 'drain', { signal });
    }
    sink.end(null);
    await Promise.race([added, ended]);
    return { bytes: size, sha256: hash.digest('hex') };
  };

  return { signal, add, addFile };
}

function withResolvers() {
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}
