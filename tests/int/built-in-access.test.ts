import { afterAll, expect, it } from 'vitest';
import type { Access, PayloadRequest } from 'payload';
import { localRequest } from '@/lib/payload';
import { api } from '../setup/http';
import { createStaff, createTeam, rows, shop } from '../setup/shop';

afterAll(async () => (await shop()).destroy());

const operations = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock', 'admin'] as const;

/** What the collection’s rule answers whoever asks; Payload’s own rules are asked as well, be they reachable or not. */
const answerOf = async (rule: Access, req: PayloadRequest) => rule({ req, data: {}, id: 'x' });

it('collections that Payload brings are closed to everybody but staff, who reach their own preferences', async () => {
  const payload = await shop();
  const brought = payload.config.collections.filter(({ slug }) => slug.startsWith('payload-'));
  expect(brought.map(({ slug }) => slug).sort()).toEqual(['payload-kv', 'payload-migrations', 'payload-preferences']);
  const { user: team } = await createTeam();
  const { user: inactive } = await createStaff('administrator', { isActive: false }).catch(() => ({ user: undefined }));
  for (const user of [undefined, { ...team, collection: 'teams' as const }, inactive]) {
    const req = await localRequest(payload, { user });
    for (const { slug, access } of brought) {
      for (const operation of operations) {
        const rule = access[operation as 'read'] as Access | undefined;
        if (rule) expect(await answerOf(rule, req), `${slug} ${operation}`).toBe(false);
      }
    }
  }
});
