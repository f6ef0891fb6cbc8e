import { describe, expect, it } from 'vitest';
import { signIn } from '../setup/incoming';
import { GET } from '@/app/(back-office)/admin/production/list/route';
import { listProduction } from '@/areas/back-office/production/data';
import { parseProductionFilters } from '@/areas/back-office/production/production-filters';
import { createProduct, createStaff, createTeam, later, placed, rows, payload } from '../setup/shop';
import { createTeamOrder, giveProof } from '../setup/team-orders';

async function ofShop(number: string, status: string, promised: string | null, pieces = 1) {
  const { id } = await placed({ product, quantity: pieces });
  await rows`
    update orders set order_number = ${number}, status = ${status}::text::enum_orders_status,
    promised_date = ${promised}::text, contact_last_name = 'Okafor',
    delivery_from = case when ${promised}::text is not null then now() end where id = ${id}`;
  return id;
}

async function ofTeam(number: string, status: string, needsProof = false) {
  const id = await createTeamOrder({ id: team }, { needsProof });
  await rows`update team_orders set order_number = ${number}, status = ${status} where id = ${id}`;
  return id;
}

const list = async (query = '', limit = 20, offset = 0) =>
  listProduction({
    ...{ payload, limit, offset },
    filters: parseProductionFilters(new URLSearchParams(query)),
  });
const numbers = async (...args: Parameters<typeof list>) =>
  (await list(...args)).rows.map(({ orderNumber }) => orderNumber);

const alex = await createStaff('administrator');
const product = (await createProduct({ stock: 100 })).id;
const team = (await createTeam({ teamName: 'Northside Netball' })).user.id;
await ofTeam('T-PENDING', 'pending', true);
await later();
const sent = await ofTeam('T-SENT', 'approved', true);
await giveProof(alex.user, sent);
const making = await ofTeam('T-MAKING', 'in_production', true);
await rows`update team_orders set needed_by = '2020-01-20' where id = ${making}`;
await ofTeam('T-DONE', 'delivered');
await ofShop('S-SHIPPED', 'shipped', '2020-01-01');
await ofShop('S-FAR', 'pending', '2999-02-01', 3);
await ofShop('S-NEAR', 'processing', '2999-01-01');
await ofShop('S-LATE', 'processing', '2020-02-01');
await ofShop('S-LATEST', 'pending', '2020-01-15');
await ofShop('S-CANCELLED', 'cancelled', '2020-01-01');

describe('the board of production', () => {
  it('has what is late on top, then what is due next, and what is on its way last', async () => {
    const all = ['S-LATEST', 'T-MAKING', 'S-LATE', 'S-NEAR', 'S-FAR', 'T-PENDING', 'T-SENT', 'S-SHIPPED'];
    expect(await numbers()).toEqual(all);
    expect([...(await numbers('', 3)), ...(await numbers('', 20, 3))]).toEqual(all);
    expect(await list()).toMatchObject({
      ...{ total: 8, matching: 8 },
      counts: {
        to_approve: { orders: 1, pieces: 3, late: 0 },
        to_start: { orders: 2, pieces: 4, late: 1 },
        ready: { orders: 1, pieces: 3, late: 0 },
        in_production: { orders: 3, pieces: 5, late: 2 },
        on_its_way: { orders: 1, pieces: 1, late: 0 },
      },
    });
  });

  it('tells of each whose it is, its pieces, its day and the proof that it waits for', async () => {
    const { rows: found } = await list();
    const of = (number: string) => found.find(({ orderNumber }) => orderNumber === number);
    expect(of('S-FAR')).toMatchObject({
      ...{
        kind: 'shop',
        status: 'pending',
        pieces: 3,
        dueOn: '2999-02-01',
        isLate: false,
        waiting: null,
      },
      name: expect.stringContaining('Okafor'),
    });
    expect(of('S-LATE')).toMatchObject({ isLate: true });
    expect(of('S-SHIPPED')).toMatchObject({ isLate: false });
    expect(of('T-PENDING')).toMatchObject({
      ...{
        kind: 'team',
        status: 'pending',
        name: 'Northside Netball',
        teamId: team,
        pieces: 3,
        dueOn: null,
      },
      waiting: 'proof',
    });
    expect(of('T-SENT')).toMatchObject({ waiting: 'buyer' });
    expect(of('T-MAKING')).toMatchObject({ waiting: null, dueOn: '2020-01-20', isLate: true });
  });

  it('tells of a kit in the shop which proof it waits for', async () => {
    const id = await ofShop('S-KIT', 'processing', null);
    await rows`with kit as (insert into kit_documents (hash, document) values (repeat('a', 64), '{}') returning id)
      update order_items set kit_document_id = (select id from kit) where _parent_id = ${id}`;
    const waiting = async () => (await list('search=S-KIT')).rows.map((order) => order.waiting);
    expect(await waiting()).toEqual(['proof']);
    await rows`insert into order_proofs (order_id, version, status, file_hash)
      values (${id}, 1, 'waiting', repeat('b', 64))`;
    expect(await waiting()).toEqual(['buyer']);
    await rows`update order_proofs set status = 'approved' where order_id = ${id}`;
    expect(await waiting()).toEqual([null]);
    await rows`update orders set status = 'cancelled' where id = ${id}`;
  });

  it('is narrowed to a stage, to what is late and to what is searched for', async () => {
    expect(await numbers('stage=in_production')).toEqual(['T-MAKING', 'S-LATE', 'S-NEAR']);
    expect(await numbers('stage=to_approve')).toEqual(['T-PENDING']);
    expect(await numbers('due=late')).toEqual(['S-LATEST', 'T-MAKING', 'S-LATE']);
    expect(await numbers('due=late&stage=to_start')).toEqual(['S-LATEST']);
    expect(await numbers('search=northside+t-sent')).toEqual(['T-SENT']);
    expect(await numbers('search=okafor+near')).toEqual(['S-NEAR']);
    expect(await list('search=nobody')).toMatchObject({
      rows: [],
      matching: 0,
      total: 8,
    });
  });

  it('is read on by staff alone', async () => {
    const ask = (token?: string) => {
      signIn(token);
      return GET(new Request('http://shop.test/admin/production/list?due=late&offset=1'));
    };
    expect((await ask()).status).toBe(401);
    expect((await ask((await createStaff('content_manager')).token)).status).toBe(403);
    const answer = await ask(alex.token);
    expect(await answer.json()).toMatchObject({
      matching: 3,
      rows: [{ orderNumber: 'T-MAKING' }, { orderNumber: 'S-LATE' }],
    });
  });
});
