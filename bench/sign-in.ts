import type { Shop } from '../tests/stress/server';

const password = 'Demo-pass-1234';

/** Session cookie, `name=value`. */
export const signInStaff = (shop: Shop): Promise<string> =>
  signIn(shop, '/api/admin-users/login', { email: 'admin@demo.test', password });

/** Session cookie of a team with the demo’s password. */
export const signInTeam = (shop: Shop, username = 'northside-netball'): Promise<string> =>
  signIn(shop, '/api/teams/login', { username, password });

async function signIn(shop: Shop, path: string, credentials: Record<string, string>): Promise<string> {
  const response = await fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (!response.ok || !cookie) throw new Error(`${path} signed nobody in: ${response.status}`);
  return cookie;
}
