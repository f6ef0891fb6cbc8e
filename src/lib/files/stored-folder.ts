import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { log } from '@/lib/log';
import type { ByteRange, DownloadName, FileInfo, StoredFile } from './store/file-store';
import { fileStore } from './store/shop-store';

/** Names that lead nowhere else. */
const PLAIN = /^\w[\w.-]*$/;

export const newFileName = (extension: string): string => `${randomBytes(12).toString('hex')}.${extension}`;

export const previewNameOf = (fileName: string): string => `${fileName.split('.')[0]}.preview.webp`;

type Name = string | null | undefined;

export type StoredFolder = ReturnType<typeof storedFolder>;

export const uploadFolder = (name: string): StoredFolder => storedFolder(`uploads/${name}`);

/** A folder of the shop’s files, by names. No other name than a plain one is ever found. @param path such as `uploads/media` */
export function storedFolder(path: string) {
  const keyOf = (name: Name): string | undefined => (name && PLAIN.test(name) ? `${path}/${name}` : undefined);
  const keysOf = (names: readonly Name[]): string[] => names.flatMap((name) => keyOf(name) ?? []);
  const remove = (names: readonly Name[]): Promise<void> => fileStore.remove(keysOf(names));

  return {
    path,
    write: async (name: string, content: Buffer | Readable): Promise<void> => {
      const key = keyOf(name);
      if (!key) throw new Error(`No file can be named ${name}.`);
      await fileStore.write(key, content);
    },
    read: async (name: Name, range?: ByteRange): Promise<StoredFile | undefined> => {
      const key = keyOf(name);
      return key === undefined ? undefined : fileStore.read(key, range);
    },
    stat: async (name: Name): Promise<FileInfo | undefined> => {
      const key = keyOf(name);
      return key === undefined ? undefined : fileStore.stat(key);
    },
    download: async (name: Name, as: DownloadName): Promise<StoredFile | { link: string } | undefined> => {
      const key = keyOf(name);
      if (key === undefined) return undefined;
      const link = await fileStore.signedLink(key, as);
      if (link === undefined) return fileStore.read(key);
      return (await fileStore.stat(key)) && { link };
    },
    touch: async (name: string): Promise<boolean> => {
      const key = keyOf(name);
      return key !== undefined && fileStore.touch(key);
    },
    copyTo: async (folder: { path: string }, names: readonly string[]): Promise<void> => {
      const plain = names.filter((name) => keyOf(name));
      await Promise.all(plain.map((name) => fileStore.copy(`${path}/${name}`, `${folder.path}/${name}`)));
    },
    async *list(): AsyncGenerator<FileInfo & { name: string }> {
      for await (const { key, ...info } of fileStore.list(path)) yield { name: key.slice(path.length + 1), ...info };
    },
    remove,
    /** Never rejects: a file left behind does no harm. */
    discard: (names: readonly Name[]): Promise<void> =>
      remove(names).catch((error: unknown) => log.warn({ err: error, names }, 'Files that are gone stay behind.')),
    dropUnfinished: (): Promise<void> =>
      fileStore.dropUnfinished(path).catch((error: unknown) => log.warn({ err: error, path }, 'Some files stay half.')),
  };
}
