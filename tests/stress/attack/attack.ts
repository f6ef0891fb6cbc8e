import type { Answer } from '../orders';
import type { Shop } from '../server';

export interface Round {
  attackers: number;
  strike: () => Promise<Answer>;
  judge?: (answers: readonly Answer[]) => Promise<void> | void;
}

export interface Attack {
  title: string;
  prepare: (shop: Shop) => Promise<Round>;
}

const ADDRESS = '203.0.113.66';
const DEMO_PASSWORD = 'Demo-pass-1234';

/** Status 0 without an answer. */
export async function send(
  shop: Shop,
  path: string,
  init: RequestInit = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const since = performance.now();
  const done = (status: number, text: string) => ({ status, text, ms: performance.now() - since });
  try {
    const response = await fetch(shop.url + path, {
      ...init,
      headers: { 'X-Forwarded-For': ADDRESS, ...headers },
      signal: AbortSignal.timeout(60_000),
    });
    return done(response.status, await response.text());
  } catch {
    return done(0, '');
  }
}

export const json = (body: unknown, method = 'POST'): RequestInit => ({ method, body: JSON.stringify(body) });
export const JSON_TYPE = { 'Content-Type': 'application/json' };

export async function signIn(shop: Shop, collection: string, name: Record<string, string>): Promise<string> {
  const body = json({ ...name, password: DEMO_PASSWORD });
  const { text } = await send(shop, `/api/${collection}/login`, body, {
    ...JSON_TYPE,
    'X-Forwarded-For': '198.51.100.200',
  });
  const { token } = JSON.parse(text) as { token?: string };
  if (!token) throw new Error(`Nobody could sign in: ${text}`);
  return token;
}
