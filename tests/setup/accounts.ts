import { getFieldsToSign, jwtSign, type Payload } from 'payload';
import { addSessionToUser } from 'payload/shared';
import { localRequest } from '@/lib/payload/local-request';
import type { AdminUser, Team, TeamPerson } from '@/payload-types';
import { memory } from './remembered-hashes';

export const password = 'Correct-horse-1';

export type Signed<User> = { user: User; token: string };
type Accounts = { 'admin-users': AdminUser; teams: Team; 'team-people': TeamPerson };

/** Hashed once in a process, as it takes 200 ms. */
async function storedPassword(payload: Payload): Promise<{ hash: string; salt: string }> {
  const { id } = await payload.create({
    collection: 'teams',
    data: { username: 'hashed-once', password, teamName: 'Hashed once', colors: ['#000000'], isActive: true },
  });
  const { rows } = await payload.db.pool.query<{ hash: string; salt: string }>(
    'delete from team_profiles where id = $1 returning hash, salt',
    [id],
  );
  return rows[0]!;
}

export async function signedAccount<Slug extends keyof Accounts>(
  payload: Payload,
  collection: Slug,
  data: Omit<Partial<Accounts[Slug]>, 'collection'>,
): Promise<Signed<Accounts[Slug]>> {
  memory.account ??= storedPassword(payload);
  const { id } = await payload.db.create({ collection, data: { ...data, ...(await memory.account) } });
  const user = (await payload.findByID({ collection, id: String(id), depth: 0 })) as unknown as Accounts[Slug];
  const { config } = payload.collections[collection];
  const account = { ...user, collection, _strategy: 'local-jwt' } as never;
  const req = await localRequest(payload);
  const { sid } = await addSessionToUser({ collectionConfig: config, payload, req, user: account });
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: String(user.email ?? ''), sid, user: account }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  });
  return { user, token };
}
