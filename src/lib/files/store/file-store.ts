import type { Readable } from 'node:stream';

export type StoredFile = { size: number; body: ReadableStream };

/** Both ends included. */
export type ByteRange = { start: number; end: number };

/** `changedAt`: ms since 1970. */
export type FileInfo = { size: number; changedAt: number };

export type DownloadName = { name: string; type: string };

/** Files by keys such as `uploads/media/0a1b.webp`. Throws 503 `unavailable` if they cannot be reached. */
export interface FileStore {
  /** Whole or not at all; replaces an earlier one. */
  write: (key: string, content: Buffer | Readable) => Promise<void>;
  read: (key: string, range?: ByteRange) => Promise<StoredFile | undefined>;
  stat: (key: string) => Promise<FileInfo | undefined>;
  touch: (key: string) => Promise<boolean>;
  copy: (from: string, to: string) => Promise<boolean>;
  list: (folder: string) => AsyncGenerator<FileInfo & { key: string }>;
  remove: (keys: readonly string[]) => Promise<void>;
  removeFolder: (folder: string) => Promise<void>;
  /** Puts the files of `next` in place of all of `folder`; if it fails, none of those is gone. */
  replaceFolder: (folder: string, next: string) => Promise<void>;
  /** Removes what writes that were cut off have left in a folder, once it is a day old. */
  dropUnfinished: (folder: string) => Promise<void>;
  /** Address to download it from for 60 s without further rights; undefined if the shop has to serve it. */
  signedLink: (key: string, as: DownloadName) => Promise<string | undefined>;
}

export const UNFINISHED_MS = 24 * 60 * 60 * 1000;

export async function readBytes(file: StoredFile): Promise<Buffer> {
  return Buffer.from(await new Response(file.body).arrayBuffer());
}
