import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { env } from '@/lib/env';

/** Only generated names become paths. */
const OURS = /^(?:[0-9a-f]{24}|[0-9a-f]{64})(?:\.preview)?\.[a-z]{2,4}$/;

export type StoredFile = { size: number; body: ReadableStream };

interface FileStore {
  folder: string;
  write: (name: string, bytes: Buffer) => Promise<void>;
  /** Marks a file as used now; false if it is missing. */
  touch: (name: string) => Promise<boolean>;
  read: (name: string) => Promise<StoredFile | undefined>;
  remove: (names: readonly (string | null | undefined)[]) => Promise<void>;
}

export const newFileName = (extension: string): string => `${randomBytes(12).toString('hex')}.${extension}`;

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
