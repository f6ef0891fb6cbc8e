import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { keyInput, type KeyInput } from '@/domain/api-keys/key-input';
import { PUBLISHABLE_PREFIX, SECRET_PREFIX, shownPrefix } from '@/domain/api-keys/key-text';
import { MAX_KEYS } from '@/domain/api-keys/limits';
import { isPublishable, type KeyKind } from '@/domain/api-keys/scopes';
import { teamRefusal } from '@/domain/teams/team-roles';
import { nameOfUser, teamWhere, may } from '@/lib/accounts/active-user';
import { recordActivity } from '@/lib/activity';
import { hashOfKey } from '@/lib/crypto/api-key-hash';
import { inTransaction } from '@/lib/database/transaction';
import { invalidInput } from '@/lib/failures';
import { failure, type Failure, type Result } from '@/lib/result';
import { confirmPassword } from '../password/confirm-password';
import { countKeys } from '../data/keys';

export type CreatedKey = { id: string; key: string; prefix: string };

type Maker = { kind: KeyKind; teamId?: string };

/** Staff who change settings make keys to the shop, managers to their own team. */
function makerIn({ user }: PayloadRequest): Maker | Failure<'unauthorized' | 'forbidden'> {
  if (may(user, 'settings:write')) return { kind: 'staff' };
  const teamId = teamWhere(user, 'account');
  if (teamId) return { kind: 'teams', teamId };
  if (!user?.isActive) return failure('unauthorized', 'Please sign in.');
  const isStaff = user.collection === 'admin-users';
  return failure('forbidden', isStaff ? 'Only administrators make keys.' : teamRefusal('account'));
}

/** Makes a key that is shown once. Needs the caller’s password, as it outlives the session. */
export async function createKey(req: PayloadRequest, typed: unknown): Promise<Result<CreatedKey>> {
  const maker = makerIn(req);
  if ('ok' in maker) return maker;
  const { data: input, error } = keyInput(maker.kind).safeParse(typed);
  if (error) return invalidInput(error);
  const confirmed = await confirmPassword({ req, password: input.password });
  if (!confirmed.ok) return confirmed;
  return inTransaction(req, () => storeKey(req, maker, input));
}

async function storeKey(
  req: PayloadRequest,
  { teamId }: Maker,
  { name, scopes, addresses, expiresAt }: KeyInput,
): Promise<Result<CreatedKey, 'full'>> {
  const { user } = req;
  if (!user) throw new Error('Nobody is signed in to make a key.');
  if ((await countKeys(req, teamId)) >= MAX_KEYS) return failure('full', `There can be at most ${MAX_KEYS} keys.`);
  const key = `${isPublishable(scopes) ? PUBLISHABLE_PREFIX : SECRET_PREFIX}${randomBytes(32).toString('base64url')}`;
  const prefix = shownPrefix(key);
  // As the system: nobody makes a key past this operation.
  const { id } = await req.payload.create({
    collection: 'api-keys',
    data: {
      ...{ name, prefix, hash: hashOfKey(key), scopes, addresses, expiresAt },
      ...{ team: teamId, makerCollection: user.collection, makerId: user.id, makerName: nameOfUser(user) },
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
  await recordActivity(
    req,
    'api-key.created',
    { type: 'api-keys', id, name },
    { after: { prefix, scopes, expiresAt } },
  );
  return { ok: true, id, key, prefix };
}
