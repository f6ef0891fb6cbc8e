import { describe, expect, it } from 'vitest';
import { signInTeam } from '@/modules/accounts/sign-in/sign-in';
import { localRequest } from '@/lib/payload/local-request';
import { api } from '../setup/http';
import { createStaff, createTeam, password, rows, payload } from '../setup/shop';

let address = 0;
const nextAddress = () => `198.51.100.${(address += 1)}`;

const loginStaff = async (email: string) =>
  (
    await api<{ token?: string }>('POST', '/api/admin-users/login', {
      body: { email, password },
      address: nextAddress(),
    })
  ).body.token;

async function loginTeam(name: string) {
  const result = await signInTeam({
    req: await localRequest(payload),
    name,
    password,
    address: nextAddress(),
  });
  return result.ok ? result.token : undefined;
}

const isGood = async (slug: string, token: string | undefined) =>
  (await api<{ user: unknown }>('GET', `/api/${slug}/me`, { token })).body.user !== null;

const allGood = async (slug: string, tokens: (string | undefined)[]) =>
  Promise.all(tokens.map((token) => isGood(slug, token)));

const times = <Value>(count: number, make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const yes = (count: number) => Array<boolean>(count).fill(true);
const no = (count: number) => Array<boolean>(count).fill(false);

describe('sessions of one account', () => {
  it('of a team stand, all of them, where it signs in many times at once', async () => {
    const { user } = await createTeam();
    const tokens = await times(6, () => loginTeam(user.username));
    expect(await allGood('teams', tokens)).toEqual(yes(6));
  });

  it('stand while others of the account end', async () => {
    const { user } = await createStaff('content_manager');
    const old = await times(4, () => loginStaff(user.email));
    const [fresh] = await Promise.all([
      times(4, () => loginStaff(user.email)),
      times(4, (index) => api('POST', '/api/admin-users/logout', { token: old[index] })),
    ]);
    expect(await allGood('admin-users', fresh)).toEqual(yes(4));
    expect(await allGood('admin-users', old)).toEqual(no(4));
  });

  it('stand while the account is changed and a token renewed', async () => {
    const { user, token } = await createStaff('administrator');
    const [fresh] = await Promise.all([
      times(4, () => loginStaff(user.email)),
      times(4, (index) => api('PATCH', `/api/admin-users/${user.id}`, { token, body: { bio: `Bio ${index}` } })),
      times(2, (index) =>
        payload.update({ collection: 'admin-users', id: user.id, data: { fullName: `Name ${index}` } }),
      ),
      times(2, () => api('POST', '/api/admin-users/refresh-token', { token, address: nextAddress() })),
    ]);
    expect(await allGood('admin-users', [token, ...fresh])).toEqual(yes(5));
    const [row] = await rows<{ bio: string }>`select bio from admin_users where id = ${user.id}`;
    expect(row?.bio).toMatch(/^Bio \d$/);
  });

  it('end where the password is changed', async () => {
    const { user, token } = await createStaff('administrator');
    const other = await loginStaff(user.email);
    await payload.update({ collection: 'admin-users', id: user.id, data: { password: 'Another-horse-2' } });
    expect(await allGood('admin-users', [token, other])).toEqual(no(2));
  });
});
