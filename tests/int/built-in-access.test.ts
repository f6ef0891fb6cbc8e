import { expect, it } from 'vitest';
import type { Access, PayloadRequest } from 'payload';
import { localRequest } from '@/lib/payload/local-request';
import { api } from '../setup/http';
import { createStaff, createTeam, rows, payload } from '../setup/shop';

const operations = ['create', 'read', 'update', 'delete', 'readVersions'] as const;

/** Includes Payload’s own rules, reachable or not. */
const answerOf = async (rule: Access, req: PayloadRequest) => rule({ req, data: {}, id: 'x' });

it('collections that Payload brings are closed to everyone but staff, who reach their own preferences', async () => {
  const brought = payload.config.collections.filter(({ slug }) => slug.startsWith('payload-'));
  expect(brought.map(({ slug }) => slug).sort()).toEqual(['payload-kv', 'payload-migrations', 'payload-preferences']);
  const { user: team } = await createTeam();
  const { user: staff } = await createStaff('administrator');
  const inactive = { ...staff, isActive: false };
  for (const user of [
    undefined,
    { ...team, collection: 'teams' as const },
    { ...inactive, collection: 'admin-users' as const },
  ]) {
    const req = await localRequest(payload, { user });
    for (const { slug, access } of brought) {
      for (const operation of operations) {
        const rule = access[operation];
        if (rule) expect(await answerOf(rule, req), `${slug} ${operation}`).toBe(false);
      }
    }
  }
});

it('staff keep, read and remove their own preferences by key, and nobody else’s', async () => {
  const [{ token }, { token: other }] = [await createStaff('content_manager'), await createStaff('administrator')];
  const at = (method: 'GET' | 'POST' | 'DELETE', as: string, body?: object) =>
    api(method, '/api/payload-preferences/columns', { token: as, body });
  await at('POST', token, { value: [1] });
  await at('POST', other, { value: [2] });
  expect((await at('DELETE', token)).status).toBe(200);
  expect((await at('GET', token)).body.value ?? null).toBeNull();
  expect((await at('GET', other)).body.value).toEqual([2]);
  expect(await rows`select value from payload_preferences where key = 'columns'`).toEqual([{ value: [2] }]);
  const again = await at('DELETE', token);
  expect([again.status, again.body.code]).toEqual([404, 'not_found']);
});
