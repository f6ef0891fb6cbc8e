import { describe, expect, it } from 'vitest';
import '../setup/incoming';
import { listReturns } from '@/areas/back-office/returns/data';
import { parseReturnFilters } from '@/areas/back-office/returns/return-filters';
import { searchRecords } from '@/areas/back-office/search/data';
import { anonymiseTeam } from '@/areas/back-office/teams/privacy/anonymise-team';
import { exportTeamData } from '@/areas/back-office/teams/privacy/data/team-record';
import { shopToday } from '@/domain/delivery/promise';
import { MADE_FOR_YOU } from '@/domain/returns/returnable';
import { shiftDay } from '@/domain/text/days';
import { createShipment } from '@/modules/despatch/create-shipment';
import { api } from '../setup/http';
import {
  asStaff,
  createPerson,
  createProduct,
  createStaff,
  createTeam,
  payload,
  rows,
  stockOf,
  tablesWith,
} from '../setup/shop';
import { createTeamOrder, teamOrderData, teamOrderItem } from '../setup/team-orders';
import { writeEmail } from '../setup/written-email';

const staff = await createStaff('administrator', { fullName: 'Alex Morgan' });
const team = await createTeam({ email: 'contact@returns.test', contactPerson: 'Priya Shah' });
const other = await createTeam();
const coach = await createPerson(team.user, 'coach');

type Return = {
  id: string;
  returnNumber: string;
  status: string;
  creditNote: string | null;
  code?: string;
  message?: string;
  fieldErrors?: Record<string, string[]>;
};
type Listed = {
  returnable: { lineId: string; quantity: number; reasons: string[]; returnBy: string }[];
  returns: Return[];
};
type Ordered = { id: string; product: string; plain: string; printed: string };

async function ordered(): Promise<Ordered> {
  const { id: product } = await createProduct({ stock: { M: 5 }, price: 30 });
  const plain = { productId: product, color: 'Red', quantities: { M: 2 }, customized: false, players: [] };
  const data = teamOrderData(teamOrderItem(plain), teamOrderItem({ quantities: { S: 1 } }));
  const id = await createTeamOrder(team.user, { needsProof: false, data });
  const lines = await rows<{ line: string }>`select line from order_items where team_order_id = ${id} order by _order`;
  await setStatus(id, 'approved');
  await setStatus(id, 'in_production');
  return { id, product, plain: lines[0]?.line ?? '', printed: lines[1]?.line ?? '' };
}
const setStatus = (id: string, status: string) =>
  api<Return>('PATCH', `/api/team-orders/${id}`, {
    token: staff.token,
    body: { status, statusReason: 'Test', despiteUnpaid: true },
  });
async function delivered(): Promise<Ordered> {
  const order = await ordered();
  await setStatus(order.id, 'delivered');
  return order;
}
const item = (lineId: string, quantity = 1, reason = 'wrong_size') => ({ lineId, quantity, reason });
const ask = (id: string, items: object[], token = team.token) =>
  api<Return>('POST', `/api/team/orders/${id}/returns`, { token, body: { items, note: 'Zebra crossing' } });
const listed = async (id: string) =>
  (await api<Listed>('GET', `/api/team/orders/${id}/returns`, { token: team.token })).body;
const act = (id: string, action: string, body: object = {}) =>
  api<Return>('POST', `/api/returns/${id}/${action}`, { token: staff.token, body });
const stockIn = async (product: string) => (await stockOf(product)).total;

describe('a team', () => {
  it('returns pieces that were sent, each once; what was made for it only faulty or wrong', async () => {
    const order = await ordered();
    expect((await listed(order.id)).returnable).toEqual([]);
    const { req } = await asStaff(staff.user);
    const tracking = { carrier: null, trackingNumber: null, trackingUrl: null };
    const pieces = [{ line: order.plain, quantity: 1 }];
    const shipped = await createShipment({
      ...{ req, kind: 'team', orderId: order.id, pieces, tracking, despiteUnpaid: true },
    });
    expect(shipped).toMatchObject({ ok: true });
    expect((await listed(order.id)).returnable).toMatchObject([
      { lineId: order.plain, quantity: 1, returnBy: shiftDay(shopToday(), 30) },
    ]);
    await setStatus(order.id, 'delivered');
    expect((await listed(order.id)).returnable).toMatchObject([
      { lineId: order.plain, quantity: 2, reasons: ['faulty', 'wrong_item', 'wrong_size', 'unwanted'] },
      { lineId: order.printed, quantity: 1, reasons: ['faulty', 'wrong_item'] },
    ]);
    expect((await ask(order.id, [item(order.printed)])).body.fieldErrors).toEqual({ 'items.0.reason': [MADE_FOR_YOU] });
    expect(await ask(order.id, [item(order.plain, 2)])).toMatchObject({ status: 201, body: { status: 'requested' } });
    expect((await ask(order.id, [item(order.plain)])).body.fieldErrors).toHaveProperty('items.0.quantity');
  });

  it('asks by its managers alone, for its own orders, and may cancel', async () => {
    const order = await delivered();
    expect((await ask(order.id, [item(order.plain)], coach.token)).status).toBe(403);
    expect((await ask(order.id, [item(order.plain)], other.token)).status).toBe(404);
    const { body } = await ask(order.id, [item(order.plain)]);
    const cancel = (id: string, token: string) =>
      api<Return>('POST', `/api/team/orders/${id}/returns/${body.id}/cancel`, { token });
    expect((await cancel(order.id, other.token)).status).toBe(404);
    expect((await cancel((await delivered()).id, team.token)).status).toBe(404);
    expect((await cancel(order.id, team.token)).body.status).toBe('cancelled');
    expect((await listed(order.id)).returnable[0]).toMatchObject({ quantity: 2 });
  });
});

describe('staff', () => {
  it('approve, receive and credit it: stock and money move once, and the club is emailed', async () => {
    const order = await delivered();
    const { body } = await ask(order.id, [item(order.plain, 2)]);
    await act(body.id, 'approve');
    const items = [{ lineId: order.plain, restocked: 1, writtenOff: 1 }];
    const received = await Promise.all(Array.from({ length: 3 }, () => act(body.id, 'receive', { items })));
    expect(received.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await stockIn(order.product)).toBe(6);
    for (const resolution of ['replacement', 'exchange'])
      expect(
        (await act(body.id, 'resolve', { resolution, ...(resolution === 'exchange' && { items: [item('x')] }) }))
          .status,
      ).toBe(422);
    expect((await act(body.id, 'resolve', { resolution: 'replacement' })).body.message).toContain('team order');
    const resolved = await Promise.all(
      Array.from({ length: 3 }, () => act(body.id, 'resolve', { resolution: 'refund' })),
    );
    expect(resolved.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const [money] = await rows`select credited_amount::float8 as credited from team_orders where id = ${order.id}`;
    expect(money).toEqual({ credited: 60 });
    const [found] = (await listed(order.id)).returns;
    expect(found?.creditNote).toMatch(/^CN-/);
    const mails = await rows`select "to", data ->> 'status' as status from mail_messages
      where template = 'order-return' and data ->> 'return' = ${body.id} order by created_at`;
    expect(mails).toEqual(
      ['requested', 'approved', 'resolved'].map((status) => ({ to: 'contact@returns.test', status })),
    );
    const mail = await writeEmail('order-return', { return: body.id, status: 'approved' });
    expect(mail?.text).toMatch(
      new RegExp(`Priya[\\s\\S]*please send back[\\s\\S]*2 × [\\s\\S]*teamwear-portal/orders/${order.id}`),
    );
  });

  it('open one on its order, and find it by the club and its number', async () => {
    const order = await delivered();
    const opened = await api<Return>('POST', `/api/team-orders/${order.id}/returns`, {
      ...{ token: staff.token, body: { items: [item(order.plain, 1, 'unwanted')] } },
    });
    expect(opened).toMatchObject({ status: 201, body: { status: 'approved' } });
    const { id, returnNumber } = opened.body;
    const find = async (search: string) => {
      const filters = parseReturnFilters(new URLSearchParams({ search }));
      return (await listReturns({ payload, limit: 20, offset: 0, filters })).rows;
    };
    expect(await find(returnNumber)).toMatchObject([{ id, customerName: 'Northside', pieces: 1 }]);
    expect((await find('contact@returns.test')).map((row) => row.id)).toContain(id);
    expect(await searchRecords(payload, ['returns'], returnNumber)).toMatchObject([
      { id, detail: expect.stringMatching(/^Order #.+ · Approved$/) },
    ]);
    const refused = await setStatus(order.id, 'in_production');
    expect(refused.body).toMatchObject({ code: 'not_possible' });
    expect((await setStatus(order.id, 'cancelled')).status).toBe(200);
    expect((await listed(order.id)).returnable).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
    const records = await api<{ docs: object[] }>('GET', `/api/order-returns?where[teamOrder][equals]=${order.id}`, {
      token: staff.token,
    });
    expect(records.body.docs).toHaveLength(1);
  });
});

it('goes with the data of its team, and is in its download', async () => {
  expect(JSON.stringify(await exportTeamData(payload, team.user.id))).toContain('Zebra crossing');
  await rows`update team_orders set status = 'cancelled' where team_id = ${team.user.id}`;
  const { req } = await asStaff(staff.user);
  expect(await anonymiseTeam({ req, id: team.user.id })).toMatchObject({ ok: true });
  expect(await tablesWith('Zebra crossing')).toEqual([]);
});
