import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  /** With folders, such as a/b.pdf. */
  path: string;
  bytes: Uint8Array;
  /** True if already compressed. */
  stored?: boolean;
}

/** Holds one entry in memory. The same entries and time give the same bytes. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, time: Date): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else chunks.push(chunk);
  });
  for await (const { path, bytes, stored } of entries) {
    const file = stored ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 3 });
    file.mtime = time;
    zip.add(file);
    file.push(bytes, true);
    if (failure) throw failure;
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}
