import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UNFINISHED_MS, type FileInfo, type FileStore } from './file-store';

const PARTIAL = '.partial-';

export function diskStore(root: string): FileStore {
  const placeOf = (key: string): string => path.join(/* turbopackIgnore: true */ root, key);

  async function* list(folder: string): AsyncGenerator<FileInfo & { key: string }> {
    const entries = await readdir(placeOf(folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
      const key = `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* list(key);
      else if (entry.isFile() && !entry.name.startsWith('.')) {
        const found = await statFile(placeOf(key));
        if (found) yield { key, ...found };
      }
    }
  }

  return {
    write: async (key, content) => {
      const place = placeOf(key);
      const partial = path.join(path.dirname(place), `${PARTIAL}${randomUUID()}`);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      try {
        if (content instanceof Readable)
          await pipeline(content, createWriteStream(partial, { mode: 0o600, flush: true }));
        else await writeFile(partial, content, { mode: 0o600 });
        await rename(partial, place);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    read: async (key, range) => {
      const handle = await open(placeOf(key)).catch(() => undefined);
      const found = await handle?.stat();
      if (!handle || !found?.isFile()) {
        await handle?.close();
        return undefined;
      }
      const size = range ? range.end - range.start + 1 : found.size;
      return { size, body: Readable.toWeb(createReadStream('', { fd: handle, ...range })) as ReadableStream };
    },
    stat: (key) => statFile(placeOf(key)),
    touch: (key) => {
      const now = new Date();
      return exists(utimes(placeOf(key), now, now));
    },
    copy: async (from, to) => {
      await mkdir(path.dirname(placeOf(to)), { recursive: true, mode: 0o700 });
      return exists(linkFile(placeOf(from), placeOf(to)));
    },
    list,
    remove: async (keys) => {
      await Promise.all(keys.map((key) => rm(placeOf(key), { force: true })));
    },
    removeFolder: (folder) => rm(placeOf(folder), { recursive: true, force: true }),
    replaceFolder: async (folder, next) => {
      const [live, aside] = [placeOf(folder), placeOf(`${folder}.replaced`)];
      await rm(aside, { recursive: true, force: true });
      await mkdir(placeOf(next), { recursive: true, mode: 0o700 });
      const hadFiles = await exists(rename(live, aside));
      try {
        await rename(placeOf(next), live);
      } catch (error) {
        if (hadFiles) await rename(aside, live);
        throw error;
      }
      await rm(aside, { recursive: true, force: true });
    },
    dropUnfinished: async (folder) => {
      for (const name of await readdir(placeOf(folder)).catch(() => [])) {
        const place = placeOf(`${folder}/${name}`);
        const found = name.startsWith(PARTIAL) ? await statFile(place) : undefined;
        if (found && Date.now() - found.changedAt > UNFINISHED_MS) await rm(place, { force: true });
      }
    },
    signedLink: async () => undefined,
  };
}

async function statFile(place: string): Promise<FileInfo | undefined> {
  const found = await stat(place).catch(() => undefined);
  return found?.isFile() ? { size: found.size, changedAt: found.mtimeMs } : undefined;
}

/** Copies if the disk has no hard links. */
async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return;
    if (code === 'ENOENT') throw error;
    await copyFile(from, to);
  }
}

async function exists(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
