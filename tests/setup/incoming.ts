import { vi } from 'vitest';
import { env } from '@/lib/env';
import { accountCookie } from '@/modules/accounts/session/account-cookie';
import { payload } from './shop';

const ourOwn = () => new Headers({ Origin: env.publicUrl });

/** As Next hands them to actions and routes that are imported after this file. */
export const incoming = { headers: ourOwn(), cookies: new Map<string, { value: string }>() };

vi.mock('next/headers', () => ({ headers: async () => incoming.headers, cookies: async () => incoming.cookies }));
vi.mock('next/cache', async (original) => ({ ...(await original<object>()), refresh: () => undefined }));

/** Signs out without a token. */
export function signIn(token?: string, collection: 'admin-users' | 'teams' = 'admin-users'): void {
  incoming.headers = ourOwn();
  incoming.cookies.clear();
  if (token) incoming.cookies.set(accountCookie(payload, collection).name, { value: token });
}
