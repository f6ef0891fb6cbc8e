import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import sirv from 'sirv';
import { isBuildAsset } from '@kitroom/front/http/cache-key';
import type { Handler } from '@kitroom/front/http/handler';
import type { Log } from '@kitroom/front/http/request-log';
import { filesIn } from './files-in';

/** Age of an open page whose scripts are still there, ms. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Interval at which a running process marks its build as in use, ms. */
const MARK_MS = 60 * 60 * 1000;
/** Interval at which missing files are searched for in builds that came since, ms. */
const SEARCH_MS = 1_000;
const A_YEAR_S = 31_536_000;

type KeptBuilds = {
  /** Next's folder of the build that is served. */
  distDir: string;
  /** Holds the files of this build and of those before it. */
  folder: string;
  build: string;
  log: Log;
};

/** Scripts and styles of builds that were served within a day: pages that are open need them after an upgrade. */
export function keptBuilds({ distDir, folder, build, log }: KeptBuilds): {
  serving: (handler: Handler) => Handler;
  stop: () => void;
} {
  const files = filesIn(path.join(distDir, 'static'));
  const own = new Set(files.map((file) => `/_next/static/${file}`));
  const others = new Map<string, ReturnType<typeof sirv>>();
  let searched = 0;

  async function keep(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const home = path.join(folder, build);
    const now = new Date();
    await utimes(home, now, now).catch(() => copy(home));
    for (const name of await readdir(folder)) {
      const { mtimeMs } = await stat(path.join(folder, name));
      if (Date.now() - mtimeMs > KEPT_MS) await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }

  /** Appears at once: another process may read it. @param home of the copy */
  async function copy(home: string): Promise<void> {
    const part = `${home}.${process.pid}`;
    // Copies no folders, which may be read-only and then could not be removed.
    for (const file of files) {
      const to = path.join(part, '_next/static', file);
      await mkdir(path.dirname(to), { recursive: true });
      await copyFile(path.join(distDir, 'static', file), to);
    }
    await rename(part, home).catch(() => rm(part, { recursive: true }));
  }

  const report = (error: unknown) => log.warn({ err: error }, 'the files of this build are not kept for the next');
  const mark = () => void keep().catch(report);
  mark();
  const timer = setInterval(mark, MARK_MS).unref();

  async function search(): Promise<void> {
    if (Date.now() - searched < SEARCH_MS) return;
    searched = Date.now();
    const names = await readdir(folder).catch((): string[] => []);
    for (const name of others.keys()) if (!names.includes(name)) others.delete(name);
    for (const name of names)
      if (name !== build && !others.has(name))
        others.set(name, sirv(path.join(folder, name), { immutable: true, maxAge: A_YEAR_S }));
  }

  const serving =
    (handler: Handler): Handler =>
    async (req, res) => {
      const [target = ''] = (req.url ?? '').split('?');
      if (!isBuildAsset(target) || own.has(decodeURIComponent(target))) return handler(req, res);
      await search();
      const ask = [...others.values()].reduceRight<() => void>(
        (next, other) => () => other(req, res, next),
        () => void handler(req, res),
      );
      ask();
    };

  return { serving, stop: () => clearInterval(timer) };
}
