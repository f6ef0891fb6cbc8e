import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { ACCEPT_ENCODING, load, sameAddress } from './load';

export interface Limits {
  /** Requests a second with a body of the page’s size. */
  page: number;
  list: number;
  one: number;
}

export async function measureLimits(database: string, slug: string, bytes: number, seconds: number): Promise<Limits> {
  const server = spawn(process.execPath, ['bench/bare-server.mjs', String(bytes), database], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [port] = (await once(server.stdout, 'data')) as [Buffer];
    const origin = `http://127.0.0.1:${String(port).trim()}`;
    const at = async (path: string) => (await load({ origin, seconds, next: sameAddress(path) })).perSecond;
    return { page: await at('/'), list: await at('/list'), one: await at(`/one?slug=${slug}`) };
  } finally {
    server.kill();
  }
}

export async function measureReactAlone(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const react = spawn(process.execPath, ['bench/react-alone.mjs'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  react.stdin.end(html);
  return Number(await text(react.stdout));
}

export const sentBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': ACCEPT_ENCODING } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes));
    }).on('error', reject);
  });
