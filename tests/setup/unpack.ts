import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';

export async function unpack(archive: Buffer): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const reader = extract();
  reader.end(gunzipSync(archive));
  for await (const entry of reader) files[entry.header.name] = (await buffer(entry)).toString('utf8');
  return files;
}
