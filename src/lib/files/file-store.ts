import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { env } from '@/lib/env';

/** Nobody’s name becomes a path: what is not a name that we made ourselves, at random or of a SHA-256, has no file. */
const OURS = /^(?:[0-9a-f]{24}|[0-9a-f]{64})(?:\.preview)?\.[a-z]{2,4}$/;

/** A stored file: its size in bytes and its content. */
export type StoredFile = { size: number; body: ReadableStream };

/** Files that people uploaded, in a folder of the data folder. */
export interface FileStore {
  folder: string;
  write: (name: string, bytes: Buffer) => Promise<void>;
  /** Notes a file as used now; whether it is there. */
  touch: (name: string) => Promise<boolean>;
  /** Nothing where it is missing. */
  read: (name: string) => Promise<StoredFile | undefined>;
  remove: (names: readonly (string | null | undefined)[]) => Promise<void>;
}

/** A name of its own for a file. */
export const newFileName = (extension: string): string => `${randomBytes(12).toString('hex')}.${extension}`;

/** What the picture drawn of a file is called. */
export const previewNameOf = (fileName: string): string => `${fileName.split('.')[0]}.preview.webp`;

export function createFileStore(name: string): FileStore {
  const folder = path.join(env.dataDir, 'uploads', name);
  const placeOf = (file: string): string | undefined => (OURS.test(file) ? path.join(folder, file) : undefined);
  return {
    folder,
    write: async (file, bytes) => {
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, file), bytes, { flag: 'wx', mode: 0o600 });
    },
    touch: async (file) => {
      const place = placeOf(file);
      const now = new Date();
      return (
        place !== undefined &&
        utimes(place, now, now).then(
          () => true,
          () => false,
        )
      );
    },
    read: async (file) => {
      const place = placeOf(file);
      if (!place) return undefined;
      const found = await stat(place).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const handle = await open(place).catch(() => undefined);
      if (!handle) return undefined;
      return { size: found.size, body: Readable.toWeb(createReadStream('', { fd: handle })) as ReadableStream };
    },
    remove: async (files) => {
      const places = files.flatMap((file) => (file && placeOf(file)) || []);
      await Promise.all(places.map((place) => rm(place, { force: true })));
    },
  };
}
