import { hashOfKey } from '@/lib/crypto/api-key-hash';
import type { ApiKey } from '@/payload-types';
import { api, type Answer, type Call } from './http';
import { password, payload, unique } from './shop';

export type MadeKey = { id: string; key: string; prefix: string };

export const requestKey = (token: string | undefined, body: object): Promise<Answer<MadeKey & { code?: string }>> =>
  api('POST', '/api/api-keys', { token, body: { name: 'Stock', password, ...body } });

const collectionOf = (maker: object) =>
  'username' in maker ? 'teams' : 'team' in maker ? 'team-people' : 'admin-users';

/** A key of the account, without the work of its password. */
export async function storeKey(
  { user }: { user: { id: string } & object },
  scopes: readonly string[],
  more: Partial<ApiKey> = {},
): Promise<{ id: string; key: string }> {
  const key = `${scopes.join() === 'public' ? 'kitroom_pk_' : 'kitroom_sk_'}${unique('test')}`;
  const { id } = await payload.create({
    collection: 'api-keys',
    data: {
      ...{ name: 'Stock', prefix: key.slice(0, 15), hash: hashOfKey(key), scopes: [...scopes] },
      ...{ makerCollection: collectionOf(user), makerId: user.id, makerName: 'Ada' },
      ...more,
    },
  });
  return { id, key };
}

export const withKey = ({ key }: { key: string }, call: Call = {}): Call => ({
  ...call,
  headers: { Authorization: `Bearer ${key}`, ...call.headers },
});
