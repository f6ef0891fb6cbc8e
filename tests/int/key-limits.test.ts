import { afterEach, describe, expect, it } from 'vitest';
import { hashOfKey } from '@/lib/crypto/api-key-hash';
import { localRequest } from '@/lib/payload/local-request';
import { showingRateLimits } from '@/lib/throttle/rate-limit-headers';
import { listKeys } from '@/modules/accounts/data/keys';
import { limitKey } from '@/modules/accounts/keys/limit-key';
import { keyFinder } from '@/server/find-key';
import { storeKey } from '../setup/api-keys';
import { api, gql } from '../setup/http';
import { createStaff, createTeam, payload, rows } from '../setup/shop';

const admin = await createStaff('administrator');
const editor = await createStaff('content_manager');
const team = await createTeam();
afterEach(() => rows`delete from api_keys`);

type User = NonNullable<Parameters<typeof localRequest>[1]>['user'];
const as = (user: object) => localRequest(payload, { headers: new Headers(), user: user as User });
const found = ({ key }: { key: string }) => keyFinder()(hashOfKey(key));

describe('the limit of a key', () => {
  it('is 600 requests a minute, of a team, too', async () => {
    const [own, teams] = [await storeKey(admin, ['orders:read']), await storeKey(team, ['team-orders:read'])];
    expect(await found(own)).toEqual({ id: own.id, scopes: ['orders:read'], requestsPerMinute: 600 });
    expect(await found(teams)).toMatchObject({ requestsPerMinute: 600 });
    expect(await found({ key: 'kitroom_sk_unknown' })).toBeUndefined();
  });

  it('is another that an administrator sets, up to a maximum, and the log has it', async () => {
    const key = await storeKey(admin, ['orders:read']);
    const req = await as(admin.user);
    expect(await limitKey(req, key.id, '1200')).toEqual({ ok: true });
    expect(await found(key)).toMatchObject({ requestsPerMinute: 1200 });
    expect((await listKeys(payload))[0]).toMatchObject({ id: key.id, requestsPerMinute: 1200 });
    const [logged] = await rows`
      select action, before, after from activity_log where subject_id = ${key.id} order by created_at desc limit 1`;
    expect(logged).toEqual({
      action: 'api-key.changed',
      before: { requestsPerMinute: null },
      after: { requestsPerMinute: 1200 },
    });
    for (const odd of ['1000000', '0', '-1', 'many', ''])
      expect(await limitKey(req, key.id, odd)).toMatchObject({ ok: false, code: 'invalid' });
    expect(await found(key)).toMatchObject({ requestsPerMinute: 1200 });
  });

  it('is set by nobody else, and not over REST', async () => {
    const key = await storeKey(team, ['team-orders:read']);
    for (const { user } of [editor, team])
      expect(await limitKey(await as(user), key.id, '6000')).toMatchObject({ code: 'forbidden' });
    const body = { requestsPerMinute: 6000 };
    for (const { token } of [admin, team])
      expect((await api('PATCH', `/api/api-keys/${key.id}`, { token, body })).status).toBe(403);
    expect(await found(key)).toMatchObject({ requestsPerMinute: 600 });
  });
});

it('shows strangers what their network has left', async () => {
  const sent = new Map<string, unknown>();
  const res = {
    headersSent: false,
    setHeader: (name: string, value: unknown) => void sent.set(name, value),
  };
  await showingRateLimits(res as never, () =>
    gql('{ Products(limit: 1) { totalDocs } }', { address: '198.51.100.77' }),
  );
  expect(sent.get('RateLimit-Policy')).toBe('"graphql";q=20000;w=60');
  expect(sent.get('RateLimit')).toMatch(/^"graphql";r=199\d\d;t=\d+$/);
});
