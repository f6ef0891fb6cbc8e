import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { env } from '@/lib/env';

/** Where the files of teams and the pictures drawn of them lie. */
export const assetFolder = path.join(env.dataDir, 'uploads', 'design-assets');

/** Nobody’s name becomes a path: what is not a name that we made ourselves has no file. */
const OURS = /^[0-9a-f]{24}(?:\.preview)?\.[a-z]{2,4}$/;

/** A name of its own for a file, and that of its preview. */
export function newAssetNames(extension: string): { fileName: string; previewName: string } {
  const stem = randomBytes(12).toString('hex');
  return { fileName: `${stem}.${extension}`, previewName: `${stem}.preview.webp` };
}

export async function writeAssetFile(name: string, bytes: Buffer): Promise<void> {
  await mkdir(assetFolder, { recursive: true });
  await writeFile(path.join(assetFolder, name), bytes, { flag: 'wx', mode: 0o600 });
}

export async function removeAssetFiles(names: readonly (string | null | undefined)[]): Promise<void> {
  const ours = names.filter((name): name is string => Boolean(name && OURS.test(name)));
  await Promise.all(ours.map((name) => rm(path.join(assetFolder, name), { force: true })));
}

/** A stored file’s size in bytes and content, or nothing where it is missing. */
export async function readAssetFile(name: string): Promise<{ size: number; body: ReadableStream } | undefined> {
  if (!OURS.test(name)) return undefined;
  const file = path.join(assetFolder, name);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const handle = await open(file).catch(() => undefined);
  if (!handle) return undefined;
  return { size: found.size, body: Readable.toWeb(createReadStream('', { fd: handle })) as ReadableStream };
}
