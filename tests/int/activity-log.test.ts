import { describe, expect, inject, it } from 'vitest';
import { inTransaction } from '@/lib/database/transaction';
import { recordActivity } from '@/lib/activity';
import { verifyActivity } from '@/modules/system/activity/data/verify-activity';
import { api, gql, type Answer } from '../setup/http';
import { asStaff, createProduct, createStaff, createTeam, password, placed, rows } from '../setup/shop';
import { databaseUrl, runSql } from '../setup/sql';
import { bodyOf, changeOf, loggedFor, recordOf } from '../setup/staff-changes';

type Entry = {
  action: string;
  actor: string | null;
  subjectId: string;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

const { user, token } = await createStaff('owner', { fullName: 'Alex Morgan' });

const entries = () =>
  rows<Entry>`select action, actor_id as actor, subject_id as "subjectId", subject, before, after
    from activity_log order by created_at, id`;

async function left(work: () => Promise<unknown>): Promise<Entry[]> {
  const before = (await entries()).length;
  await work();
  return (await entries()).slice(before);
}

const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, as = token): Promise<Answer> =>
  api(method, path, { body, token: as, confirm: password });

describe('a write by staff over REST', () => {
  it.each(loggedFor('create'))('%s: creating leaves one entry', async (slug) => {
    const data = await bodyOf(slug);
    const made = await left(async () => expect((await send('POST', `/api/${slug}`, data)).status).toBe(201));
    expect(made).toMatchObject([{ action: expect.stringMatching(/\.created$/), actor: user.id, before: null }]);
  });

  it.each(loggedFor('update'))('%s: updating leaves one entry with what changed', async (slug) => {
    const change = changeOf(slug);
    const id = await recordOf(slug);
    const made = await left(async () => expect((await send('PATCH', `/api/${slug}/${id}`, change)).status).toBe(200));
    expect(made).toMatchObject([{ action: expect.stringMatching(/\.updated$/), actor: user.id, subjectId: id }]);
    expect(made[0]?.after).toEqual(change);
    expect(await left(() => send('PATCH', `/api/${slug}/${id}`, change))).toEqual([]);
  });

  it.each(loggedFor('delete'))('%s: deleting leaves one entry', async (slug) => {
    const id = await recordOf(slug);
    const made = await left(async () => expect((await send('DELETE', `/api/${slug}/${id}`)).status).toBe(200));
    expect(made).toMatchObject([
      { action: expect.stringMatching(/\.deleted$/), actor: user.id, subjectId: id, after: null },
    ]);
  });

  it('is logged with the state before and after, and cannot be hidden by selecting less of it', async () => {
    const { id, name } = await createProduct({ price: 20 });
    const made = await left(() => send('PATCH', `/api/products/${id}?select[sku]=true&depth=0`, { price: 25.5 }));
    expect(made).toEqual([
      {
        action: 'product.updated',
        actor: user.id,
        subjectId: id,
        subject: name,
        before: { price: 20 },
        after: { price: 25.5 },
      },
    ]);
  });

  it('that fails leaves none', async () => {
    const { id, slug } = await createProduct();
    const { token: editor } = await createStaff('content_manager');
    const made = await left(async () => {
      const answers = [
        await send('PATCH', `/api/products/${id}`, { price: -1 }),
        await send('POST', '/api/categories', { name: 'x', slug: 'Not A Slug' }),
        await send('POST', '/api/products', { name: 'x', slug, sku: 'x', price: 1 }),
        await send('PATCH', `/api/products/${id}`, { price: 3 }, editor),
        await send('DELETE', `/api/products/${id}`, undefined, editor),
        await send('PATCH', `/api/products?where[id][equals]=${id}`, { price: -1 }),
      ];
      for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400);
    });
    expect(made).toEqual([]);
  });

  it('of many records leaves one for each', async () => {
    const ids = [(await createProduct()).id, (await createProduct()).id];
    const made = await left(() =>
      send('PATCH', `/api/products?where[id][in]=${ids.join(',')}`, { shortDescription: 'New' }),
    );
    expect(made.map(({ subjectId }) => subjectId).sort()).toEqual(ids.toSorted());
  });

  it('of site settings and over GraphQL leaves one as well', async () => {
    const settings = await left(() => send('POST', '/api/globals/site-settings', { tagline: 'Ours' }));
    expect(settings).toMatchObject([{ action: 'site-settings.updated', after: { tagline: 'Ours' } }]);
    const { id } = await createProduct();
    const mutation = `mutation { updateProduct(id: "${id}", data: { features: ["Light"] }) { id } }`;
    const made = await left(() => gql(mutation, { token }));
    expect(made).toMatchObject([{ action: 'product.updated', after: { features: ['Light'] } }]);
  });

  it('of a draft is logged with the draft’s values', async () => {
    const id = await recordOf('pages');
    const made = await left(() => send('PATCH', `/api/pages/${id}?draft=true`, { title: 'Soon', _status: 'draft' }));
    expect(made).toHaveLength(1);
    expect(made[0]?.after).toMatchObject({ title: 'Soon' });
  });

  it('of a password says that it changed, and nothing else of it', async () => {
    const { user: team } = await createTeam();
    const made = await left(() => send('PATCH', `/api/teams/${team.id}`, { password: 'Another-horse-2' }));
    expect(made).toMatchObject([{ action: 'team.updated', before: {}, after: { password: '(changed)' } }]);
    const [all] = await rows<{ text: string }>`select string_agg(l::text, ' ') as text from activity_log l`;
    const secrets = await rows<{ hash: string; salt: string }>`select hash, salt from team_profiles`;
    for (const { hash, salt } of secrets) {
      expect(all?.text).not.toContain(hash);
      expect(all?.text).not.toContain(salt);
    }
  });

  it('is not logged twice if an operation logs it in its own words, but the rest of it is', async () => {
    const order = await placed({ product: (await createProduct()).id, quantity: 1 });
    const made = await left(() => send('PATCH', `/api/orders/${order.id}`, { status: 'processing', notes: 'Hurry' }));
    expect(made.map(({ action, after }) => [action, after])).toEqual([
      ['order.status-changed', { status: 'processing' }],
      ['order.updated', { notes: 'Hurry' }],
    ]);
    const cancelled = await left(() => send('PATCH', `/api/orders/${order.id}`, { status: 'cancelled' }));
    expect(cancelled.map(({ action }) => action)).toEqual(['order.status-changed']);
  });
});

it('leaves out what a team does to its own records', async () => {
  const team = await createTeam();
  expect(await left(() => send('PATCH', `/api/teams/${team.user.id}`, { division: 'First' }, team.token))).toEqual([]);
});

const verdict = async (expected?: { place: number; hash: string }) => verifyActivity({ expected });

describe('the chain', () => {
  const change = async (subject: string, fail = false) => {
    const { req } = await asStaff(user);
    await inTransaction(req, async () => {
      await recordActivity(req, 'test.done', { type: 'test', id: subject, name: subject });
      if (fail) throw new Error('changed my mind');
    });
  };

  it('grows without gap or deadlock under 50 changes at once', async () => {
    const before = (await verdict()).entries;
    await Promise.all(Array.from({ length: 50 }, (_, index) => change(`parallel-${index}`)));
    const after = await verdict();
    expect(after).toMatchObject({ entries: before + 50, broken: null });
    expect(after.head?.place).toBe(before + 50);
  });

  it('keeps nothing of a change that is rolled back', async () => {
    const before = await verdict();
    await expect(change('undone', true)).rejects.toThrow('changed my mind');
    expect(await verdict()).toEqual(before);
  });

  it.each([
    'update activity_log set action = action',
    'delete from activity_log',
    'truncate activity_log cascade',
    'update activity_log_chain set hash = hash',
    'delete from activity_log_chain',
    'truncate activity_log_chain',
  ])('refuses the application: %s', async (statement) => {
    await expect(rows(statement)).rejects.toThrow();
  });

  it('is proven against a head that was kept elsewhere', async () => {
    const { head } = await verdict();
    await change('later');
    expect((await verdict(head!)).expected).toBe('found');
    expect((await verdict({ place: head!.place, hash: 'f'.repeat(64) })).expected).toBe('different');
    expect((await verdict({ place: head!.place + 1000, hash: head!.hash })).expected).toBe('missing');
  });

  async function tamper(work: string, undo: string) {
    const url = databaseUrl(inject('adminUrl'), new URL(process.env.DATABASE_URL ?? '').pathname.slice(1));
    const freely = (statement: string) => runSql(url, 'set session_replication_role = replica', statement);
    await freely(work);
    const found = await verdict();
    await freely(undo);
    expect((await verdict()).broken).toBeNull();
    return found.broken;
  }

  const entryAt = (place: number) => `(select entry_id from activity_log_chain where place = ${place})`;

  it('tells where an entry was changed', async () => {
    const found = await tamper(
      `update activity_log set subject = subject || '!' where id = ${entryAt(7)}`,
      `update activity_log set subject = left(subject, -1) where id = ${entryAt(7)}`,
    );
    expect(found).toMatchObject({ place: 7, problem: 'changed' });
  });

  it('tells where an entry was removed', async () => {
    const found = await tamper(
      `create table kept as select * from activity_log where id = ${entryAt(5)};
       delete from activity_log where id = ${entryAt(5)}`,
      'insert into activity_log select * from kept; drop table kept',
    );
    expect(found).toMatchObject({ place: 5, problem: 'removed' });
  });

  it('tells that an entry was put in', async () => {
    const found = await tamper(
      `insert into activity_log (actor_name, action) values ('Nobody', 'test.forged')`,
      `delete from activity_log where action = 'test.forged'`,
    );
    expect(found).toMatchObject({ place: null, problem: 'inserted' });
  });

  it('tells where entries changed places', async () => {
    const swap = `update activity_log_chain set entry_id = case place when 3 then ${entryAt(4)} else ${entryAt(3)} end
                   where place in (3, 4)`;
    const found = await tamper(
      `alter table activity_log_chain drop constraint activity_log_chain_entry_id_key; ${swap}`,
      `${swap}; alter table activity_log_chain add unique (entry_id)`,
    );
    expect(found).toMatchObject({ place: 3, problem: 'changed' });
  });

  it('tells where a link is missing', async () => {
    const found = await tamper(
      `create table kept as select c as link, l as entry from activity_log_chain c join activity_log l on l.id = c.entry_id
         where place = 6;
       delete from activity_log where id = ${entryAt(6)}; delete from activity_log_chain where place = 6`,
      `insert into activity_log select (entry).* from kept; insert into activity_log_chain select (link).* from kept;
       drop table kept`,
    );
    expect(found).toMatchObject({ place: 7, problem: 'missing' });
  });
});
