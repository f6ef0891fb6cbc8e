import { describe, expect, it } from 'vitest';
import { despatchChange, runDespatch } from '@/areas/back-office/orders/despatch/run-despatch';
import { anonymiseCustomer } from '@/areas/back-office/customers/anonymise-customer';
import { exportCustomerData } from '@/modules/privacy/data/customer-record';
import type { BulkStep } from '@/areas/back-office/file-runs/bulk-run';
import { addNote } from '@/areas/back-office/orders/notes/change-notes';
import { loadDashboard } from '@/areas/portal/dashboard/load-dashboard';
import { getTimeline } from '@/areas/storefront/order/queries';
import type { Tracking } from '@/domain/despatch/carriers';
import type { PlannedDespatch } from '@/domain/despatch/despatch-table';
import { parcelPlayerTexts } from '@/domain/despatch/parcel-players';
import { namedPieces, type RequestedPieces } from '@/domain/despatch/shipments';
import { starterKit } from '@/domain/kits/document/starter-kit';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { OrderStatus } from '@/domain/orders/order-status';
import type { AnyStatus } from '@/domain/orders/policies';
import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { TeamOrderData, TeamOrderItem } from '@/domain/teams/team-order';
import { listShipments } from '@/data/shipments';
import { localRequest } from '@/lib/payload/local-request';
import { createShipment } from '@/modules/despatch/create-shipment';
import { editShipment } from '@/modules/despatch/edit-shipment';
import { planDespatchFile } from '@/modules/despatch/plan-despatch';
import { withdrawShipment } from '@/modules/despatch/withdraw-shipment';
import { pdfResponse } from '@/modules/documents/pdf-response';
import { storeKitDocument } from '@/modules/kits/store-kit-document';
import { findOrderByToken } from '@/modules/orders/data/placed-order';
import { designsOf } from '@/modules/orders/documents/designs';
import { PackingSlip } from '@/modules/orders/documents/PackingSlip';
import { printRows } from '@/modules/orders/documents/player-list';
import { ProductionSheet } from '@/modules/orders/documents/ProductionSheet';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { orderPdf } from '@/modules/team/documents/order-pdf';
import { teamDocument } from '@/modules/team/documents/team-document';
import { submitTeamOrder } from '@/modules/team/orders/submit-team-order';
import { api } from '../setup/http';
import { pdfText } from '../setup/pdf-text';
import {
  actionsOn,
  asStaff,
  createProduct,
  createStaff,
  createTeam,
  editPlaced,
  later,
  placed,
  rows,
  payload,
} from '../setup/shop';
import { createTeamOrder, sentOrder, teamOrderData, teamOrderItem } from '../setup/team-orders';
import { type EmailName, writeEmail } from '../setup/written-email';

const { user: alex, token } = await createStaff('administrator', { fullName: 'Alex Morgan' });
const { user: editor } = await createStaff('content_manager');
const club = await createTeam({ teamName: 'Northside', contactPerson: 'Priya Nair', email: 'priya@northside.test' });

const none: Tracking = { carrier: null, trackingNumber: null, trackingUrl: null };
const dpd: Tracking = { carrier: 'DPD', trackingNumber: '15970001', trackingUrl: null };

/** `about` finds emails; `lines` are in S and M. */
type Order = {
  kind: OrderKind;
  id: string;
  orderNumber: string;
  about: Record<string, string>;
  lines: [string, string];
};

async function shopOrder(): Promise<Order> {
  const { id: product } = await createProduct({ stock: { S: 50, M: 50 } });
  const { id, orderNumber, trackingToken } = await placed({ product, color: 'Red', sizes: { S: 3, M: 2 } });
  const lines = await rows<{ id: string }>`select id from order_items where _parent_id = ${id} order by _order`;
  const [s, m] = lines.map((line) => line.id);
  return { kind: 'shop', id, orderNumber, about: { token: trackingToken }, lines: [s!, m!] };
}

/** Items of an old order have no ids. */
async function teamOrder(
  data: TeamOrderData = teamOrderData(teamOrderItem({ quantities: { S: 3, M: 2 } })),
  status: TeamOrderStatus = 'in_production',
): Promise<Order> {
  const id = await createTeamOrder(club.user, { needsProof: false, data });
  const orderNumber = `ORD-2026-${id.slice(0, 8).toUpperCase()}`;
  await rows`update team_orders set status = ${status}, order_number = ${orderNumber} where id = ${id}`;
  return { kind: 'team', id, orderNumber, about: { orderId: id }, lines: ['0:S', '0:M'] };
}

const of = async ({ kind, id: orderId }: Pick<Order, 'kind' | 'id'>, user = alex) => ({
  ...(await asStaff(user)),
  ...{ kind, orderId },
});
const ship = async (order: Order, pieces?: RequestedPieces[], tracking = none) =>
  createShipment({ ...(await of(order)), pieces, tracking });
const made = async (...given: Parameters<typeof ship>) => {
  const shipment = await ship(...given);
  return shipment.ok ? shipment : expect.fail(shipment.message);
};
const move = async (order: Order, status: AnyStatus) =>
  updateOrderStatus({ ...(await of(order)), status, reason: 'Because' });
const stateOf = async ({ kind, id }: Order) => {
  const table = kind === 'shop' ? 'orders' : 'team_orders';
  const text = `select status, revision::int from ${table} where id = $1`;
  return (await rows<{ status: AnyStatus; revision: number }>(text, id))[0]!;
};
const shipmentsOf = async ({ kind, id: orderId }: Order) => listShipments(payload, { kind, orderId });
const shippedOf = async (order: Order) =>
  (await shipmentsOf(order)).map(({ pieces }) => pieces.map(({ quantity }) => quantity));
const mailsOf = ({ about }: Order) =>
  rows<{ to: string; template: EmailName; data: Record<string, unknown> }>`
    select "to", template, data from mail_messages where data @> ${JSON.stringify(about)}::jsonb and template not in
    ('order-confirmation', 'order-notice', 'order-to-confirm') order by created_at, id`;
const templatesOf = async (order: Order) => (await mailsOf(order)).map(({ template }) => template);
const orderOf = async (id: string) => (await loadTeamOrder({ payload, id })) ?? expect.fail('There is no such order.');
const historyOf = async ({ id }: Order) => (await orderOf(id)).events.map(({ type, comment }) => [type, comment]);
const change = (id: string, items: readonly TeamOrderItem[]) =>
  api('PATCH', `/api/team-orders/${id}`, { token, body: { orderData: sentOrder(...items) } });

describe.each([
  {
    ...{ kind: 'shop', newOrder: shopOrder, statuses: ['processing', 'shipped'], product: { color: 'Red' } },
    actions: ['order.shipment-made', 'order.status-changed', 'order.shipment-made', 'order.status-changed'],
    page: ({ about }: Order) => `/order/${about.token}`,
  },
  {
    ...{ kind: 'team', newOrder: () => teamOrder(), statuses: ['in_production', 'in_production'] },
    ...{ product: { color: 'Purple', productName: 'Velocity Netball Dress' } },
    actions: ['team-order.shipment-made', 'team-order.shipment-made'],
    page: ({ id }: Order) => `/teamwear-portal/orders/${id}`,
  },
] as const)(
  'shipments of parts of an order, of the $kind kind,',
  ({ kind, newOrder, statuses, product, actions, page }) => {
    it('move it on as its kind does, each with an email and in the log, until all is shipped', async () => {
      const order = await newOrder();
      const [s, m] = order.lines;
      expect(await made(order, [{ line: s, quantity: 2 }], dpd)).toMatchObject({ number: 1 });
      expect(await stateOf(order)).toMatchObject({ status: statuses[0] });
      const last = await made(order);
      expect(last.number).toBe(2);
      expect(await stateOf(order)).toEqual({ status: statuses[1], revision: last.revision });
      expect(await shipmentsOf(order)).toMatchObject([
        { ...dpd, byName: 'Alex Morgan', pieces: [{ line: s, quantity: 2, sizeLabel: 'Small', ...product }] },
        {
          ...none,
          pieces: [
            { line: s, quantity: 1 },
            { line: m, quantity: 2 },
          ],
        },
      ]);
      expect(await actionsOn(order.id)).toEqual(actions);
      const message = 'Everything of this order is shipped already.';
      expect(await ship(order)).toMatchObject({ code: 'not_shippable', message });

      const mails = await mailsOf(order);
      expect(mails.map(({ template }) => template)).toEqual(['order-shipped', 'order-shipped']);
      const [first, second] = await Promise.all(mails.map(({ template, data }) => writeEmail(template, data)));
      expect(first?.subject).toContain(`Part of your order is on its way: ${order.orderNumber}`);
      for (const part of [first?.text, first?.html]) {
        expect(part).toContain('https://track.dpd.co.uk/parcels/15970001');
        expect(part).toMatch(/2 × .*\((?:Red|Purple), Small\)/);
        expect(part).not.toContain('Medium');
        expect(part).toContain(page(order));
      }
      expect(second?.subject).toContain('The rest of your order is on its way');
    });

    it('say whose pieces of a line are in which: who was ticked, then who is left, and nobody twice', async () => {
      const order = await newOrder();
      const [line] = order.lines;
      await rows`update order_items set players = '[{"name":"HUDSON","number":"7"},{"name":"","number":"4"}]'
        where (_parent_id = ${order.id} or team_order_id = ${order.id}) and size_code = 'S'`;
      // Began before names and numbers had a proof.
      if (kind === 'shop') await rows`update orders set status = 'processing' where id = ${order.id}`;
      await made(order, [{ line, quantity: 2, players: [0] }]);
      expect(await ship(order, [{ line, quantity: 1, players: [0] }])).toMatchObject({
        code: 'invalid',
        fieldErrors: { 'pieces.0.players': ['Some of these players are in another shipment.'] },
      });
      await made(order);
      expect((await shipmentsOf(order)).map(({ pieces }) => parcelPlayerTexts(pieces[0]!.players ?? []))).toEqual([
        ['7 HUDSON'],
        ['4'],
      ]);
    });

    it('hold no piece twice, however many ship at once, also past the operation', { timeout: 60_000 }, async () => {
      const order = await newOrder();
      const [line, m] = order.lines;
      const answers = await Promise.all(Array.from({ length: 20 }, () => ship(order, [{ line, quantity: 1 }])));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
      expect(answers.find(({ ok }) => !ok)).toMatchObject({
        code: 'invalid',
        fieldErrors: { 'pieces.0.quantity': ['All of these are already shipped.'] },
      });
      expect(await shippedOf(order)).toEqual([[1], [1], [1]]);
      const { revision } = await stateOf(order);
      const rest = await Promise.all(
        Array.from({ length: 5 }, async () => createShipment({ ...(await of(order)), revision, tracking: none })),
      );
      expect(rest.map((answer) => (answer.ok ? 'made' : answer.code)).sort()).toEqual([
        ...['conflict', 'conflict', 'conflict', 'conflict', 'made'],
      ]);
      expect(rest.find(({ ok }) => !ok)).toMatchObject({
        message: 'Alex Morgan changed this order in the meantime. None of your changes were saved.',
      });
      // Refused by the database: another order’s line, too many pieces, deletion of a shipped line.
      const other = await newOrder();
      const [shipment] = await shipmentsOf(order);
      const insert = (lineOf: string, quantity: number) =>
        rows`insert into shipment_pieces (id, _order, _parent_id, line, quantity)
          values (gen_random_uuid(), 9, ${shipment!.id}, ${lineOf}, ${quantity})`;
      const refused = { code: '23514' };
      await expect(insert(kind === 'shop' ? other.lines[0] : '1:S', 1)).rejects.toMatchObject(refused);
      await expect(insert(m, 3)).rejects.toMatchObject(refused);
      for (const statement of ['delete from order_items', 'update order_items set quantity = 0'])
        await expect(
          rows(`${statement} where (_parent_id = $1 or team_order_id = $1) and size_code = 'S'`, order.id),
        ).rejects.toMatchObject(refused);
    });

    it('can be followed otherwise, and withdrawn with their pieces, as shipments of their own order', async () => {
      const [order, other] = [await newOrder(), await newOrder()];
      const edit = async (tracking: Tracking) => editShipment({ ...(await of(order)), shipmentId, tracking });
      const { shipmentId } = await made(order, [{ line: order.lines[0], quantity: 3 }]);
      await later();
      for (const tracking of [dpd, dpd, none]) expect(await edit(tracking)).toMatchObject({ ok: true });
      expect((await mailsOf(order)).map(({ data }) => data.isUpdate ?? false)).toEqual([false, true]);
      expect(await shipmentsOf(order)).toMatchObject([none]);
      const ofOtherKind = { ...order, kind: kind === 'shop' ? ('team' as const) : ('shop' as const) };
      for (const wrong of [other, ofOtherKind])
        expect(await withdrawShipment({ ...(await of(wrong)), shipmentId })).toMatchObject({ code: 'not_found' });
      expect(await editShipment({ ...(await of(other)), shipmentId, tracking: dpd })).toMatchObject({
        code: 'not_found',
      });

      const second = await made(order);
      const [, notified] = (await mailsOf(order)).filter(({ data }) => !data.isUpdate);
      const withdrawn = { ...(await of(order)), shipmentId: second.shipmentId };
      expect(await withdrawShipment(withdrawn)).toMatchObject({ ok: true });
      expect(await writeEmail('order-shipped', notified!.data)).toBeUndefined();
      expect(await stateOf(order)).toMatchObject({ status: statuses[0] });
      expect(await withdrawShipment({ ...withdrawn, ...(await of(order)) })).toMatchObject({ code: 'not_found' });
      expect(await shippedOf(order)).toEqual([[3]]);
      expect((await made(order)).number).toBe(2);
      await move(order, 'delivered');
      expect(await ship(order)).toMatchObject({ code: 'not_shippable', message: 'This order is delivered.' });
      expect(await withdrawShipment({ ...(await of(order)), shipmentId })).toMatchObject({ code: 'delivered' });
    });

    it('are for those who may change such orders', async () => {
      const order = await newOrder();
      expect(await createShipment({ ...(await of(order, editor)), tracking: none })).toMatchObject({
        code: 'forbidden',
      });
      expect(await shipmentsOf(order)).toEqual([]);
    });
  },
);

describe('shipments of an order of the shop', () => {
  it('have no carrier where it is collected', async () => {
    const order = await shopOrder();
    await rows`update orders set delivery_is_collection = true where id = ${order.id}`;
    const message = 'The customer collects this order: it has no carrier and no tracking number.';
    expect(await ship(order, undefined, dpd)).toMatchObject({ ok: false, code: 'invalid', message });
    const file = new TextEncoder().encode(`order,carrier,tracking\n${order.orderNumber},DPD,1`);
    expect(await planDespatchFile(payload, file)).toMatchObject({ rows: [{ kind: 'refused', message }] });
    const { shipmentId } = await made(order);
    const changed = { ...(await of(order)), shipmentId, tracking: dpd };
    expect(await editShipment(changed)).toMatchObject({ ok: false, code: 'invalid', message });
  });

  it('hold nothing of one that is cancelled, also where that happens at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await shopOrder();
      const [shipped, cancelled] = await Promise.all([ship(order), move(order, 'cancelled')]);
      expect(cancelled.ok).toBe(true);
      expect(await stateOf(order)).toMatchObject({ status: 'cancelled' });
      expect(await shippedOf(order)).toHaveLength(shipped.ok ? 1 : 0);
      expect(await ship(order)).toMatchObject({ ok: false });
    }
    const refused = await shopOrder();
    await move(refused, 'cancelled');
    expect(await ship(refused)).toMatchObject({ code: 'not_shippable', message: 'This order is cancelled.' });
  });

  it('hold lines of their own order alone, and are read by staff who may read them', async () => {
    const [order, other] = [await shopOrder(), await shopOrder()];
    expect(await ship(order, [{ line: other.lines[0], quantity: 1 }])).toMatchObject({ code: 'invalid' });
    await made(order, undefined, dpd);
    const read = await api<{ docs: object[] }>('GET', `/api/shipments?where[order][equals]=${order.id}`, { token });
    expect(read.body.docs).toMatchObject([{ number: 1, carrier: 'DPD', trackingNumber: '15970001' }]);
    for (const as of ['', club.token]) {
      const status = as ? 403 : 401;
      expect((await api('GET', '/api/shipments', { token: as })).status).toBe(status);
      expect((await api('POST', '/api/shipments', { token: as, body: { order: order.id } })).status).toBe(status);
    }
  });
});

describe('shipments of a team’s order', () => {
  it('are emailed to its contact, kept in its history, counted on the dashboard, and leave its status to staff', async () => {
    const order = await teamOrder(teamOrderData());
    const recent = async () => {
      const loaded = await loadDashboard({ payload, team: club.user });
      return loaded.ok ? loaded.dashboard.orders.find(({ id }) => id === order.id) : expect.fail(loaded.message);
    };
    const { shipmentId } = await made(order, [{ line: '0:M', quantity: 1 }]);
    expect(await recent()).toMatchObject({ shippedItems: 1, totalItems: 3 });
    await later();
    await editShipment({ ...(await of(order)), shipmentId, tracking: dpd });
    await withdrawShipment({ ...(await of(order)), shipmentId });
    await made(order);
    expect(await recent()).toMatchObject({ shippedItems: 3 });
    expect(await historyOf(order)).toEqual([
      ['shipment_made', 'Shipment 1: 1 piece'],
      ['shipment_changed', 'Shipment 1: DPD, 15970001'],
      ['shipment_withdrawn', 'Shipment 1: 1 piece, DPD, 15970001'],
      ['shipment_made', 'Shipment 1: 3 pieces'],
    ]);
    expect(await move(order, 'delivered')).toMatchObject({ ok: true });
    const mails = await mailsOf(order);
    expect(mails.map(({ to, template }) => [to, template])).toEqual([
      ...Array<[string, string]>(3).fill(['priya@northside.test', 'order-shipped']),
      ['priya@northside.test', 'team-order-news'],
    ]);
    const [, , last, news] = await Promise.all(mails.map(({ template, data }) => writeEmail(template, data)));
    expect(last?.text).toContain('Hello Priya Nair,');
    expect(news?.text).toContain('It is now: Delivered.');
  });

  it('tell lines of one product apart by their logos', async () => {
    const print = { assetId: '0b5c2b56-6a0e-4d0c-9a5e-2f4b8f1f7a11', name: 'Crest', place: 'back' } as const;
    const plain = { players: [], quantities: { M: 1 } };
    const order = await teamOrder(teamOrderData(teamOrderItem(plain), teamOrderItem({ ...plain, prints: [print] })));
    await made(order);
    const [shipment] = await shipmentsOf(order);
    expect(shipment?.pieces.map(namedPieces)).toEqual([
      '1 × Velocity Netball Dress (Purple, Medium)',
      '1 × Velocity Netball Dress (Purple, Medium, “Crest” (back))',
    ]);
  });

  it('say on their slips whose pieces are in which, and name nobody of a part from before players were ticked', async () => {
    const players = ['Abi', 'Bo', 'Cy'].map((name, index) => ({
      ...{ name: `${name} Carter`, nameOnBack: name.toUpperCase(), number: index + 1, size: 'M' },
    }));
    const order = await teamOrder(teamOrderData(teamOrderItem({ players, quantities: { M: 4 } })));
    const line = '0:M';
    await made(order, [{ line, quantity: 2, players: [2, 0] }]);
    await made(order);
    const shipments = await shipmentsOf(order);
    const document = await teamDocument((await of(order)).req, await orderOf(order.id));
    const settings = await payload.findGlobal({ slug: 'site-settings' });
    const slips = await Promise.all(
      shipments.map(async (shipment) => {
        const answer = await pdfResponse({
          document: PackingSlip({ order: document, settings, shipment }),
          fileName: 'slip.pdf',
          disposition: 'inline',
        });
        return pdfText(new Uint8Array(await answer.arrayBuffer()));
      }),
    );
    expect(slips[0]).toMatch(/1 ABI Abi Carter 1 Medium 3 CY Cy Carter 1/);
    expect(slips[0]).not.toContain('BO');
    expect(slips[1]).toMatch(/2 BO Bo Carter 1 Medium No name or number 1/);
    expect(await withdrawShipment({ ...(await of(order)), shipmentId: shipments[0]!.id })).toMatchObject({ ok: true });
    await made(order, [{ line, quantity: 1, players: [0] }]);
    // Players of an old part shipment are unknown.
    await rows`update shipment_pieces set players = null where _parent_id = ${shipments[1]!.id}`;
    expect((await shipmentsOf(order))[0]?.pieces[0]?.players).toBeNull();
  });

  it('begin with its production, and end with its cancellation', async () => {
    for (const status of ['pending', 'approved', 'cancelled'] as const)
      expect(await ship(await teamOrder(undefined, status)), status).toMatchObject({ code: 'not_shippable' });
  });
});

describe('the lines of a team’s order', () => {
  it('get ids when it is submitted, which a change over the API keeps', async () => {
    const product = await createProduct({ stock: { S: 5, M: 5 } });
    const user = { ...club.user, collection: 'teams' as const };
    const submitted = await submitTeamOrder({
      req: await localRequest(payload, { user }),
      team: user,
      submission: {
        items: [{ key: 'a', product: product.id, color: 'Red', players: [], extras: { S: 3, M: 2 } }],
        notes: '',
      },
      idempotencyKey: 'despatch-lines',
    });
    const { id } = submitted.ok ? submitted.order : expect.fail(submitted.message);
    const { items } = (await orderOf(id)).data;
    expect(items[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
    const sent = items.map(({ id: _id, ...item }) => item);
    expect(
      (await change(id, [teamOrderItem({ taxRates: items[0]!.taxRates && { S: 20, M: 20 } }), ...sent])).status,
    ).toBe(200);
    const after = (await orderOf(id)).data.items;
    expect(after[1]?.id).toBe(items[0]?.id);
    expect(after[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await change(id, [after[0]!, after[0]!])).status).toBe(422);
  });

  it('keep what is shipped of them', async () => {
    const dress = teamOrderItem();
    const skirt = teamOrderItem({ productName: 'Skirt', color: null, quantities: { L: 4 } });
    const order = await teamOrder(teamOrderData(dress, skirt));
    const { id } = order;
    await made(order, [
      { line: '0:M', quantity: 2 },
      { line: '1:L', quantity: 3 },
    ]);
    const fewer = teamOrderItem({ quantities: { S: 9, M: 1 } });
    const refused = await change(id, [fewer]);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(
      'Shipped already, so they have to stay: 2 × Velocity Netball Dress (Purple, Medium), 3 × Skirt (Large).',
    );
    const moved = await change(id, [
      teamOrderItem({ ...skirt, quantities: { L: 3 }, totalQuantity: 3, totalPrice: 90 }),
      dress,
    ]);
    expect(moved.status).toBe(200);
    expect((await orderOf(id)).data.items.map((item) => item.id)).toEqual(['1', '0']);
    expect((await shipmentsOf(order))[0]?.pieces).toMatchObject([
      { line: '1:L', quantity: 3, productName: 'Skirt' },
      { line: '0:M', quantity: 2 },
    ]);
  });
});

describe('an order of which pieces are shipped', () => {
  it('keeps them through every edit', async () => {
    const order = await shopOrder();
    const [s, m] = order.lines;
    await made(order, [{ line: s, quantity: 2 }]);
    const edit = (lines: object[]) => editPlaced(alex, order.id, () => lines);
    expect(await edit([{ id: s, quantity: 1 }])).toMatchObject({
      code: 'invalid',
      fieldErrors: { 'lines.0.quantity': ['2 of these are shipped already.'] },
    });
    expect(await edit([{ id: m, quantity: 2 }])).toMatchObject({
      code: 'invalid',
      fieldErrors: { lines: [expect.stringMatching(/^2 × .* shipped already/)] },
    });
    expect(await edit([{ id: s, quantity: 2 }])).toMatchObject({ ok: true });
    expect(await shippedOf(order)).toEqual([[2]]);
    expect(await ship(order)).toMatchObject({ code: 'not_shippable' });
  });
});

it('is emailed to its shopper as it went, without withdrawn pieces', async () => {
  const order = await shopOrder();
  const { id: by } = alex;
  await move(order, 'processing');
  await move(order, 'delivered');
  await move(order, 'processing');
  const first = await made(order, [{ line: order.lines[0], quantity: 1 }], dpd);
  const second = await made(order);
  await withdrawShipment({ ...(await of(order)), shipmentId: second.shipmentId });
  await later();
  await rows`insert into order_refunds (order_id, amount, reason, by_id, by_name, created_at)
    values (${order.id}, 5, 'Late', ${by}, 'Alex', clock_timestamp())`;
  await later();
  await made(order);
  const stored = await findOrderByToken(payload, String(order.about.token));
  const timeline = await getTimeline(stored!);
  expect(timeline).toMatchObject([
    { kind: 'placed' },
    { kind: 'shipment', shipment: { id: first.shipmentId, pieces: [{ quantity: 1 }] } },
    { kind: 'refund', amount: 5 },
    { kind: 'shipment', shipment: { number: 2 } },
    { kind: 'status', status: 'shipped' },
  ]);
  expect(JSON.stringify(timeline)).not.toContain('Because');
});

describe('a customer', () => {
  it('is handed their shipments, and leaves no tracking number and no note of staff behind', async () => {
    const order = await shopOrder();
    await addNote({ ...(await asStaff(alex)), orderId: order.id, text: 'Rang Ada' });
    await made(order, undefined, dpd);
    await move(order, 'delivered');
    const [row] = await rows<{ customer: string }>`select customer_id as customer from orders where id = ${order.id}`;
    const exported = await exportCustomerData(payload, row!.customer);
    expect(exported).toMatchObject({
      orders: [
        {
          shipments: [{ number: 1, trackingNumber: '15970001', pieces: [{ quantity: 3 }, { quantity: 2 }] }],
          internalNotes: [{ text: 'Rang Ada' }],
        },
      ],
    });
    const { req } = await asStaff(alex);
    expect(await anonymiseCustomer({ req, id: row!.customer })).toMatchObject({ ok: true });
    expect(await shipmentsOf(order)).toMatchObject([{ ...none, carrier: 'DPD' }]);
    expect(await rows`select from order_notes where order_id = ${order.id}`).toEqual([]);
  });
});

describe('a change of status', () => {
  it('is emailed at processing, shipped, delivered and cancelled, each once until it is cancelled', async () => {
    const order = await shopOrder();
    const notified: string[] = [];
    const expectAfter = async (status: OrderStatus, ...more: string[]) => {
      expect(await move(order, status)).toMatchObject({ ok: true, lasting: more.length > 0 ? ['emailed'] : [] });
      notified.push(...more);
      expect(await templatesOf(order), status).toEqual(notified);
    };
    await expectAfter('processing', 'order-processing');
    await expectAfter('shipped', 'order-shipped');
    await expectAfter('processing');
    await expectAfter('shipped');
    await expectAfter('delivered', 'order-delivered');
    await expectAfter('cancelled', 'order-cancelled');
    await expectAfter('pending', 'order-invoice');
    await expectAfter('processing', 'order-processing');
    await expectAfter('cancelled', 'order-cancelled');
    const data = order.about;
    expect((await writeEmail('order-cancelled', data))?.text).toContain('There is nothing to pay');
    await rows`update orders set paid_amount = 50 where tracking_token = ${order.about.token}`;
    expect((await writeEmail('order-cancelled', data))?.text).toContain('You have paid $50.00 for it');
    expect((await writeEmail('order-processing', data))?.text).toContain(order.orderNumber);
  });
});

describe('a file of tracking numbers', () => {
  const plan = async (...lines: string[]) => {
    const csv = ['Order number,Carrier,Tracking number', ...lines].join('\r\n');
    const planned = await planDespatchFile(payload, new TextEncoder().encode(csv));
    return planned.ok ? planned.rows : expect.fail(planned.message);
  };
  const run = async (planned: PlannedDespatch[]) => {
    const ships = planned.filter(({ kind }) => kind === 'ship' || kind === 'track');
    const change = despatchChange.parse({ rows: ships });
    const steps: BulkStep[] = [];
    const newRequest = async () => (await asStaff(alex)).req;
    for await (const step of runDespatch({ payload, newRequest, change })) steps.push(step);
    return { ...steps.at(-1)!, refused: steps.flatMap(({ refused }) => refused) };
  };

  it('does what was shown of each row, and nothing the second time', async () => {
    const [whole, part, untracked, cancelled] = [
      await shopOrder(),
      await shopOrder(),
      await shopOrder(),
      await shopOrder(),
    ];
    const [team, early] = [await teamOrder(), await teamOrder(undefined, 'approved')];
    await made(part, [{ line: part.lines[0], quantity: 1 }]);
    await made(untracked);
    await move(cancelled, 'cancelled');
    const lines = [
      `${whole.orderNumber},DPD,1`,
      `#${part.orderNumber.toLowerCase()},royal mail,AB 2`,
      `${untracked.orderNumber},Evri,3`,
      `${cancelled.orderNumber},Evri,4`,
      'ORD-1999-000001,Evri,5',
      `${whole.orderNumber},DPD,6`,
      `${team.orderNumber},DPD,71`,
      `${early.orderNumber},DPD,72`,
    ];
    const planned = await plan(...lines);
    const ofTeams = [
      { orderKind: 'team', customer: 'Northside', pieces: 5 },
      { message: 'This order is not in production yet: it is approved.' },
    ];
    expect(planned.map(({ kind }) => kind)).toEqual([
      ...['ship', 'ship', 'track', 'refused', 'refused', 'refused', 'ship', 'refused'],
    ]);
    expect(planned).toMatchObject([
      { pieces: 5 },
      { pieces: 4, isRest: true },
      { shipment: 1 },
      {},
      {},
      {},
      ...ofTeams,
    ]);
    expect(await shippedOf(whole)).toEqual([]);
    expect(await run(planned)).toMatchObject({ done: 4, total: 4, changed: 4, refused: [] });
    expect(await shippedOf(whole)).toEqual([[3, 2]]);
    expect(await shippedOf(part)).toEqual([[1], [2, 2]]);
    expect(await shipmentsOf(team)).toMatchObject([{ carrier: 'DPD', trackingNumber: '71' }]);
    expect(await shipmentsOf(untracked)).toMatchObject([{ carrier: 'Evri', trackingNumber: '3' }]);
    expect(await stateOf(part)).toMatchObject({ status: 'shipped' });
    const again = await plan(...lines.slice(0, 3), lines[6]!);
    expect(again.map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged']);
  });

  it('leaves out an order that has changed in between, and says so', async () => {
    const [order, other] = [await shopOrder(), await shopOrder()];
    const planned = await plan(`${order.orderNumber},DPD,1`, `${other.orderNumber},DPD,2`);
    await made(order, [{ line: order.lines[0], quantity: 1 }]);
    expect(await run(planned)).toMatchObject({
      changed: 1,
      refused: [{ label: `#${order.orderNumber}`, message: expect.stringContaining('in the meantime') }],
    });
    expect(await shippedOf(order)).toEqual([[1]]);
  });
});

describe('what a team’s order is made and packed from', () => {
  it('has a line for each size, with what is printed and for whom, under its team', async () => {
    const { payload, req } = await asStaff(alex);
    const packed = await teamOrder(teamOrderData());
    const { id } = packed;
    const order = await teamDocument(req, await orderOf(id));
    expect(order).toMatchObject({
      status: 'In Production',
      columns: [{ label: 'Team', lines: ['Northside', 'Priya Nair', 'priya@northside.test', null] }],
      totalItems: 3,
    });
    expect(designsOf(order.orderItems).map(printRows)).toEqual([
      [
        { size: 'Small', number: '1', name: 'CARTER', person: 'Abi Carter', pieces: 1 },
        { size: 'Medium', number: '2', name: 'ŻAK', person: 'Łucja Żak', pieces: 1 },
        { size: 'Medium', number: '', name: 'No name or number', pieces: 1 },
      ],
    ]);
    await made(packed, [{ line: '0:S', quantity: 1 }]);
    const [shipment] = await shipmentsOf(packed);
    const settings = await payload.findGlobal({ slug: 'site-settings' });
    for (const document of [
      ProductionSheet({ order, settings }),
      PackingSlip({ order, settings }),
      PackingSlip({ order, settings, shipment }),
    ]) {
      const answer = await pdfResponse({ document, fileName: 'team.pdf', disposition: 'inline' });
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
  });

  it('shows the kit of an item in its email, and from front and back in the confirmation', async () => {
    const req = await localRequest(payload);
    const { hash } = await storeKitDocument(req, starterKit('netball-dress', ['#1e3a8a', '#ffffff']));
    const plain = teamOrderItem();
    const kit = { hash, name: 'Home', garment: 'netball-dress' as const };
    const { id } = await teamOrder(teamOrderData(plain, { ...plain, color: null, kit }));
    const pdf = Buffer.from(await (await orderPdf(req, await orderOf(id))).arrayBuffer());
    expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0).toBe(2 * 2);
    const email = await writeEmail('team-order-confirmation', { orderId: id });
    expect(email?.html.match(/<img src="[^"]+"/g)).toEqual([
      expect.stringMatching(new RegExp(`/api/kits/pictures/${hash}\\?garment=netball-dress.*format=png`)),
    ]);
  });
});
