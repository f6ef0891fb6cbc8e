import { request } from 'node:http';
import type { ResponseStore } from '../cache/store';

/** Pages that wait for their turn; more are left to their visitors. */
const MAX_WAITING = 2_500;
const TIMEOUT_MS = 30_000;
const ANY_ADDRESS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

type RemakePopular = {
  store: Pick<ResponseStore, 'whenPurged' | 'mostPopular'>;
  host: string;
  port: number;
};

/** As a visitor of our own, so that requests meanwhile wait for the same render. */
export function remakePopular({ store, host, port }: RemakePopular): {
  /** Makes these too, in their order; resolves once nothing is left to make. */
  make: (paths: readonly string[], atOnce?: number) => Promise<void>;
  /** Paths and queries of the most popular pages, the most popular first. */
  popular: (most: number) => string[];
  stop: () => void;
} {
  const waiting = new Set<string>();
  let underWay: Promise<void> | undefined;
  let isStopped = false;

  const work = async (): Promise<void> => {
    for (const path of waiting) {
      if (isStopped) break;
      // Before it is made: a page purged again meanwhile waits again.
      waiting.delete(path);
      await visit({ host, port, path });
    }
  };

  const make = async (paths: readonly string[], atOnce = 1): Promise<void> => {
    for (const path of paths) if (waiting.size < MAX_WAITING) waiting.add(path);
    underWay ??= Promise.all(Array.from({ length: atOnce }, work)).then(() => {
      underWay = undefined;
    });
    await underWay;
    if (waiting.size > 0 && !isStopped) await make([], atOnce);
  };
  store.whenPurged((popular) => void make(popular.map(pathOf)));
  return {
    make,
    popular: (most) => store.mostPopular(most).map(pathOf),
    stop: () => {
      isStopped = true;
      store.whenPurged(undefined);
    },
  };
}

/** Counts no view. Resolves when the page is answered or has failed. */
export const visit = ({ host, port, path }: { host: string; port: number; path: string }): Promise<void> =>
  new Promise((resolve) => {
    const headers = { 'accept-encoding': 'br', 'sec-purpose': 'prefetch' };
    const sent = request({ host: ANY_ADDRESS[host] ?? host, port, path, headers, timeout: TIMEOUT_MS });
    sent.on('response', (answer) => answer.resume());
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => undefined);
    sent.on('close', resolve);
    sent.end();
  });

/** A key is the host, of which there is one, and the target. */
const pathOf = (key: string): string => key.slice(key.indexOf(' ') + 1);
