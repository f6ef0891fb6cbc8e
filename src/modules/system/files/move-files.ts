import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { FileStore, StoredFile } from '@/lib/files/store/file-store';

const FOLDERS = ['uploads', 'print-packs', 'backups'];

export type Move = {
  from: FileStore;
  to: FileStore;
  isCheck: boolean;
  onProgress: (progress: Moved) => void;
};

export type Moved = {
  total: { files: number; bytes: number };
  done: { files: number; bytes: number };
  copied: number;
  verified: string[];
  wrong: string[];
};

/** Copies what is missing or differs, and compares every file by its SHA-256. Goes on where an earlier run ended. */
export async function moveFiles({ from, to, isCheck, onProgress }: Move): Promise<Moved> {
  const files = await listAll(from);
  const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
  const moved: Moved = {
    total: { files: files.size, bytes },
    done: { files: 0, bytes: 0 },
    ...{ copied: 0, verified: [], wrong: [] },
  };
  for (const [key, size] of files) {
    const outcome = await moveFile({ from, to, isCheck }, key);
    if (outcome === 'copied') moved.copied += 1;
    if (outcome) (outcome === 'wrong' ? moved.wrong : moved.verified).push(key);
    moved.done.files += 1;
    moved.done.bytes += size;
    onProgress(moved);
  }
  return moved;
}

async function listAll(store: FileStore): Promise<Map<string, number>> {
  const files = new Map<string, number>();
  for (const folder of FOLDERS) for await (const { key, size } of store.list(folder)) files.set(key, size);
  return files;
}

type Outcome = 'same' | 'copied' | 'wrong' | undefined;

async function moveFile({ from, to, isCheck }: Omit<Move, 'onProgress'>, key: string): Promise<Outcome> {
  const source = await from.read(key);
  if (!source) return undefined;
  const isThere = (await to.stat(key))?.size === source.size;
  if (isThere && (await hashOf(source)) === (await hashAt(to, key))) return 'same';
  if (isCheck) {
    if (!isThere) await source.body.cancel();
    return 'wrong';
  }
  const again = isThere ? await from.read(key) : source;
  if (!again) return undefined;
  const hash = createHash('sha256');
  const hashed = async function* () {
    for await (const chunk of readable(again)) {
      hash.update(chunk as Buffer);
      yield chunk as Buffer;
    }
  };
  await to.write(key, Readable.from(hashed()));
  return hash.digest('hex') === (await hashAt(to, key)) ? 'copied' : 'wrong';
}

const readable = ({ body }: StoredFile): Readable => Readable.fromWeb(body as NodeReadableStream);

async function hashAt(store: FileStore, key: string): Promise<string | undefined> {
  const file = await store.read(key);
  return file && hashOf(file);
}

async function hashOf(file: StoredFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of readable(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
