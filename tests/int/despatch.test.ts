import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { despatchChange, runDespatch } from '@/areas/back-office/orders/despatch/run-despatch';
import { anonymiseCustomer } from '@/areas/back-office/customers/anonymise-customer';
import { exportCustomerData } from '@/areas/back-office/customers/data/customer-record';
import type { BulkStep } from '@/areas/back-office/file-runs/bulk-run';
import { addNote } from '@/areas/back-office/orders/notes/change-notes';
import type { Tracking } from '@/domain/despatch/carriers';
import type { PlannedDespatch } from '@/domain/despatch/despatch-table';
import type { AskedPieces } from '@/domain/despatch/shipments';
import { orderEditInput } from '@/domain/orders/order-edit';
import type { OrderStatus } from '@/domain/orders/order-status';
import { getTimeline } from '@/areas/storefront/order/queries';
import { listShipments } from '@/data/shipments';
import { createShipment } from '@/modules/despatch/create-shipment';
import { editShipment } from '@/modules/despatch/edit-shipment';
import { planDespatchFile } from '@/modules/despatch/plan-despatch';
import { withdrawShipment } from '@/modules/despatch/withdraw-shipment';
import { findOrderByToken } from '@/modules/orders/data/placed-order';
import { editOrder } from '@/modules/orders/editing/edit-order';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import type { AdminUser } from '@/payload-types';
import { api } from '../setup/http';
import { actionsOn, asStaff, createProduct, createStaff, createTeam, later, placed, rows, shop } from '../setup/shop';
import { writeEmail } from '../setup/written-email';

let alex: AdminUser;
let token: string;
let editor: AdminUser;

beforeAll(async () => {
  ({ user: alex, token } = await createStaff('administrator', { fullName: 'Alex Morgan' }));
  ({ user: editor } = await createStaff('content_manager'));
});
afterAll(async () => (await shop()).destroy());

const none: Tracking = { carrier: null, trackingNumber: null, trackingUrl: null };
const dpd: Tracking = { carrier: 'DPD', trackingNumber: '15970001', trackingUrl: null };

type Order = { id: string; orderNumber: string; trackingToken: string; lines: string[] };

/** Three shirts in S and two in M. */
async function newOrder(): Promise<Order> {
  const { id: product } = await createProduct({ stock: { S: 50, M: 50 } });
  const { id, orderNumber, trackingToken } = await placed({ product, color: 'Red', sizes: { S: 3, M: 2 } });
  const lines = await rows<{ id: string }>('select id from order_items where _parent_id = $1 order by _order', [id]);
  return { id, orderNumber, trackingToken, lines: lines.map((line) => line.id) };
}

const stateOf = async (id: string) => {
  const [order] = await rows<{ status: OrderStatus; revision: number }>(
    'select status, revision::int from orders where id = $1',
    [id],
  );
  return order!;
};
const shippedOf = async (id: string) =>
  (await listShipments(await shop(), { kind: 'shop', orderId: id })).map(({ pieces }) =>
    pieces.map(({ quantity }) => quantity),
  );
const mailsOf = async ({ trackingToken }: Order) =>
  (
    await rows<{ template: string }>(
      `select template from mail_messages where data ->> 'token' = $1 and template not in
        ('order-confirmation', 'order-notice', 'order-to-confirm') order by created_at, id`,
      [trackingToken],
    )
  ).map(({ template }) => template);
const ship = async (orderId: string, pieces?: AskedPieces[], tracking = none) =>
  createShipment({ ...(await asStaff(alex)), kind: 'shop', orderId, pieces, tracking });
const move = async (orderId: string, status: OrderStatus) =>
  updateOrderStatus({ ...(await asStaff(alex)), orderId, status, reason: 'Because' });
const made = async (...given: Parameters<typeof ship>) => {
  const shipment = await ship(...given);
  return shipment.ok ? shipment : expect.fail(shipment.message);
};

describe('shipments of parts of an order', () => {
  it('move the order on with the first and the last piece, each with an email and in the log', async () => {
    const order = await newOrder();
    const [s, m] = order.lines as [string, string];
    expect(await made(order.id, [{ line: s, quantity: 2 }], dpd)).toMatchObject({ number: 1 });
    expect(await stateOf(order.id)).toMatchObject({ status: 'processing' });
    expect(await mailsOf(order)).toEqual(['order-shipped']);
    const last = await made(order.id);
    expect(last.number).toBe(2);
    expect(await stateOf(order.id)).toEqual({ status: 'shipped', revision: last.revision });
    expect(await mailsOf(order)).toEqual(['order-shipped', 'order-shipped']);
    expect(await listShipments(await shop(), { kind: 'shop', orderId: order.id })).toMatchObject([
      { ...dpd, byName: 'Alex Morgan', pieces: [{ line: s, quantity: 2, sizeLabel: 'Small', color: 'Red' }] },
      {
        ...none,
        pieces: [
          { line: s, quantity: 1 },
          { line: m, quantity: 2 },
        ],
      },
    ]);
    expect(await actionsOn(order.id)).toEqual([
      ...['order.shipment-made', 'order.status-changed', 'order.shipment-made', 'order.status-changed'],
    ]);
    expect(await ship(order.id)).toMatchObject({ code: 'not_shippable' });
  });

  it('have no carrier where the order is collected', async () => {
    const order = await newOrder();
    await rows('update orders set delivery_is_collection = true where id = $1', [order.id]);
    const message = 'The customer collects this order: it has no carrier and no tracking number.';
    expect(await ship(order.id, undefined, dpd)).toMatchObject({ ok: false, code: 'invalid', message });
    const file = new TextEncoder().encode(`order,carrier,tracking\n${order.orderNumber},DPD,1`);
    expect(await planDespatchFile(await shop(), file)).toMatchObject({ rows: [{ kind: 'refused', message }] });
    const { shipmentId } = await made(order.id);
    const changed = { ...(await asStaff(alex)), kind: 'shop', orderId: order.id, shipmentId, tracking: dpd } as const;
    expect(await editShipment(changed)).toMatchObject({ ok: false, code: 'invalid', message });
  });

  it('say whose pieces of a line are in which: who was ticked, then who is left', async () => {
    const order = await newOrder();
    const [s] = order.lines as [string];
    await rows(
      `update order_items set players = '[{"name":"HUDSON","number":"7"},{"name":"","number":"4"}]' where id = $1`,
      [s],
    );
    // Work that began before names and numbers had a proof.
    await rows(`update orders set status = 'processing' where id = $1`, [order.id]);
    await made(order.id, [{ line: s, quantity: 2, players: [0] }]);
    await made(order.id);
    const shipments = await listShipments(await shop(), { kind: 'shop', orderId: order.id });
    expect(shipments.map(({ pieces }) => pieces[0]?.players)).toEqual([
      [{ name: 'HUDSON', number: '7' }],
      [{ name: '', number: '4' }],
    ]);
  });

  it('hold no piece twice, however many administrators ship at once', { timeout: 60_000 }, async () => {
    const order = await newOrder();
    const [s] = order.lines as [string];
    const answers = await Promise.all(Array.from({ length: 20 }, () => ship(order.id, [{ line: s, quantity: 1 }])));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      code: 'invalid',
      fieldErrors: { 'pieces.0.quantity': ['All of these are already shipped.'] },
    });
    expect(await shippedOf(order.id)).toEqual([[1], [1], [1]]);
    const seen = (await stateOf(order.id)).revision;
    const rest = await Promise.all(
      Array.from({ length: 5 }, async () =>
        createShipment({ ...(await asStaff(alex)), kind: 'shop', orderId: order.id, revision: seen, tracking: none }),
      ),
    );
    expect(rest.map((answer) => (answer.ok ? 'made' : answer.code)).sort()).toEqual([
      ...['conflict', 'conflict', 'conflict', 'conflict', 'made'],
    ]);
  });

  it('hold nothing of an order that is cancelled, also where that happens at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await newOrder();
      const [shipped, cancelled] = await Promise.all([ship(order.id), move(order.id, 'cancelled')]);
      expect(cancelled.ok).toBe(true);
      expect(await stateOf(order.id)).toMatchObject({ status: 'cancelled' });
      // The shipment came first, or not at all.
      expect(await shippedOf(order.id)).toHaveLength(shipped.ok ? 1 : 0);
      expect(await ship(order.id)).toMatchObject({ ok: false });
    }
    const [refused] = [await newOrder()];
    await move(refused.id, 'cancelled');
    expect(await ship(refused.id)).toMatchObject({ code: 'not_shippable', message: 'This order is cancelled.' });
  });

  it('hold lines of their own order alone', async () => {
    const [order, other] = [await newOrder(), await newOrder()];
    const stolen = [{ line: other.lines[0]!, quantity: 1 }];
    expect(await ship(order.id, stolen)).toMatchObject({ code: 'invalid' });
    const shipment = await made(order.id, [{ line: order.lines[0]!, quantity: 1 }]);
    const insert = (line: string, quantity: number) =>
      rows(
        `insert into shipment_pieces (id, _order, _parent_id, line, quantity) values (gen_random_uuid(), 9, $1, $2, $3)`,
        [...[shipment.shipmentId, line, quantity]],
      );
    // The database itself: another order’s line, more than was ordered, and a shipped line that goes.
    await expect(insert(other.lines[0]!, 1)).rejects.toMatchObject({ code: '23514' });
    await expect(insert(order.lines[1]!, 3)).rejects.toMatchObject({ code: '23514' });
    await expect(rows('delete from order_items where id = $1', [order.lines[0]])).rejects.toMatchObject({
      code: '23514',
    });
    await expect(rows('update order_items set quantity = 0 where id = $1', [order.lines[0]])).rejects.toMatchObject({
      code: '23514',
    });
  });

  it('are for those who may change orders, and read by staff who may read them', async () => {
    const order = await newOrder();
    expect(
      await createShipment({ ...(await asStaff(editor)), kind: 'shop', orderId: order.id, tracking: none }),
    ).toMatchObject({
      code: 'forbidden',
    });
    await made(order.id, undefined, dpd);
    const read = await api<{ docs: object[] }>('GET', `/api/shipments?where[order][equals]=${order.id}`, { token });
    expect(read.body.docs).toMatchObject([{ number: 1, carrier: 'DPD', trackingNumber: '15970001' }]);
    const team = await createTeam();
    for (const as of ['', team.token]) {
      expect((await api('GET', '/api/shipments', { token: as })).status).toBe(as ? 403 : 401);
      expect((await api('POST', '/api/shipments', { token: as, body: { order: order.id } })).status).toBe(
        as ? 403 : 401,
      );
    }
  });
});

describe('an order of which pieces are shipped', () => {
  it('keeps them through every edit', async () => {
    const order = await newOrder();
    const [s, m] = order.lines as [string, string];
    await made(order.id, [{ line: s, quantity: 2 }]);
    const edit = async (lines: { id: string; quantity: number }[]) =>
      editOrder({
        ...(await asStaff(alex)),
        orderId: order.id,
        input: orderEditInput.parse({
          customer: { firstName: 'Ada', lastName: 'Okafor', email: 'ada@shopper.test' },
          shippingAddress: { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
          lines,
          revision: (await stateOf(order.id)).revision,
        }),
      });
    expect(await edit([{ id: s, quantity: 1 }])).toMatchObject({
      code: 'invalid',
      fieldErrors: { 'lines.0.quantity': ['2 of these are shipped already.'] },
    });
    expect(await edit([{ id: m, quantity: 2 }])).toMatchObject({
      code: 'invalid',
      fieldErrors: { lines: [expect.stringMatching(/^2 × .* shipped already/)] },
    });
    expect(await edit([{ id: s, quantity: 2 }])).toMatchObject({ ok: true });
    expect(await shippedOf(order.id)).toEqual([[2]]);
    expect(await ship(order.id)).toMatchObject({ code: 'not_shippable' });
  });
});

describe('a shipment', () => {
  const edit = async (orderId: string, shipmentId: string, tracking: Tracking) =>
    editShipment({ ...(await asStaff(alex)), kind: 'shop', orderId, shipmentId, tracking });
  const withdraw = async (orderId: string, shipmentId: string) =>
    withdrawShipment({ ...(await asStaff(alex)), kind: 'shop', orderId, shipmentId });

  it('tells of its tracking once that is known, and again only of another', async () => {
    const order = await newOrder();
    const { shipmentId } = await made(order.id);
    expect(await edit(order.id, shipmentId, dpd)).toMatchObject({ ok: true });
    expect(await edit(order.id, shipmentId, dpd)).toMatchObject({ ok: true });
    expect(await mailsOf(order)).toEqual(['order-shipped', 'order-shipped']);
    expect(await edit(order.id, shipmentId, none)).toMatchObject({ ok: true });
    expect(await mailsOf(order)).toHaveLength(2);
    expect(await listShipments(await shop(), { kind: 'shop', orderId: order.id })).toMatchObject([none]);
    const other = await newOrder();
    expect(await edit(other.id, shipmentId, dpd)).toMatchObject({ code: 'not_found' });
  });

  it('is withdrawn with its pieces back to be shipped, and the order with it', async () => {
    const order = await newOrder();
    const [s] = order.lines as [string];
    const first = await made(order.id, [{ line: s, quantity: 3 }]);
    const second = await made(order.id);
    expect(await withdraw(order.id, second.shipmentId)).toMatchObject({ ok: true });
    expect(await stateOf(order.id)).toMatchObject({ status: 'processing' });
    expect(await withdraw(order.id, second.shipmentId)).toMatchObject({ code: 'not_found' });
    expect(await shippedOf(order.id)).toEqual([[3]]);
    expect((await made(order.id)).number).toBe(2);
    await move(order.id, 'delivered');
    expect(await withdraw(order.id, first.shipmentId)).toMatchObject({ code: 'delivered' });
  });

  it('is told by an email that says what is in it, until it is withdrawn', async () => {
    const order = await newOrder();
    const [s] = order.lines as [string];
    const write = (shipment?: string) => writeEmail('order-shipped', { token: order.trackingToken, shipment });
    const first = await made(order.id, [{ line: s, quantity: 2 }], dpd);
    const email = await write(first.shipmentId);
    expect(email?.subject).toContain('Part of your order is on its way');
    for (const part of [email?.text, email?.html]) {
      expect(part).toContain('https://track.dpd.co.uk/parcels/15970001');
      expect(part).toMatch(/2 × kit-.*\(Red, Small\)/);
      expect(part).not.toContain('Medium');
    }
    const second = await made(order.id);
    expect((await write(second.shipmentId))?.subject).toContain('The rest of your order is on its way');
    await withdraw(order.id, second.shipmentId);
    expect(await write(second.shipmentId)).toBeUndefined();
    expect((await write())?.subject).toContain('The rest of your order is on its way');
  });
});

it('is told to its shopper as it went, without what was taken back', async () => {
  const order = await newOrder();
  const { id: by } = alex;
  await move(order.id, 'processing');
  await move(order.id, 'delivered');
  await move(order.id, 'processing');
  const first = await made(order.id, [{ line: order.lines[0]!, quantity: 1 }], dpd);
  const second = await made(order.id);
  await withdrawShipment({ ...(await asStaff(alex)), kind: 'shop', orderId: order.id, shipmentId: second.shipmentId });
  await later();
  await rows(
    `insert into order_refunds (order_id, amount, reason, by_id, by_name, created_at) values ($1, 5, 'Late', $2, 'Alex', clock_timestamp())`,
    [order.id, by],
  );
  await later();
  await made(order.id);
  const stored = await findOrderByToken(await shop(), order.trackingToken);
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
    const order = await newOrder();
    await addNote({ ...(await asStaff(alex)), orderId: order.id, text: 'Rang Ada' });
    await made(order.id, undefined, dpd);
    await move(order.id, 'delivered');
    const [row] = await rows<{ customer: string }>('select customer_id as customer from orders where id = $1', [
      order.id,
    ]);
    const exported = await exportCustomerData(await shop(), row!.customer);
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
    expect(await listShipments(await shop(), { kind: 'shop', orderId: order.id })).toMatchObject([
      { ...none, carrier: 'DPD' },
    ]);
    expect(await rows('select from order_notes where order_id = $1', [order.id])).toEqual([]);
  });
});

describe('a change of status', () => {
  it('is told at processing, shipped, delivered and cancelled, each once until it is cancelled', async () => {
    const order = await newOrder();
    const told: string[] = [];
    const expectAfter = async (status: OrderStatus, ...more: string[]) => {
      expect(await move(order.id, status)).toMatchObject({ ok: true, lasting: more.length > 0 ? ['emailed'] : [] });
      told.push(...more);
      expect(await mailsOf(order), status).toEqual(told);
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
    const data = { token: order.trackingToken };
    expect((await writeEmail('order-cancelled', data))?.text).toContain('There is nothing to pay');
    await rows('update orders set paid_amount = 50 where tracking_token = $1', [order.trackingToken]);
    expect((await writeEmail('order-cancelled', data))?.text).toContain('You have paid $50.00 for it');
    expect((await writeEmail('order-processing', data))?.text).toContain(order.orderNumber);
  });
});

describe('a file of tracking numbers', () => {
  const plan = async (...lines: string[]) => {
    const csv = ['Order number,Carrier,Tracking number', ...lines].join('\r\n');
    const planned = await planDespatchFile(await shop(), new TextEncoder().encode(csv));
    return planned.ok ? planned.rows : expect.fail(planned.message);
  };
  const run = async (planned: PlannedDespatch[]) => {
    const asked = planned.filter(({ kind }) => kind === 'ship' || kind === 'track');
    const change = despatchChange.parse({ rows: asked });
    const steps: BulkStep[] = [];
    const newRequest = async () => (await asStaff(alex)).req;
    for await (const step of runDespatch({ payload: await shop(), newRequest, change })) steps.push(step);
    return { ...steps.at(-1)!, refused: steps.flatMap(({ refused }) => refused) };
  };

  it('does what was shown of each row, and nothing the second time', async () => {
    const [whole, part, untracked, cancelled] = [
      await newOrder(),
      await newOrder(),
      await newOrder(),
      await newOrder(),
    ];
    await made(part.id, [{ line: part.lines[0]!, quantity: 1 }]);
    await made(untracked.id);
    await move(cancelled.id, 'cancelled');
    const lines = [
      `${whole.orderNumber},DPD,1`,
      `#${part.orderNumber.toLowerCase()},royal mail,AB 2`,
      `${untracked.orderNumber},Evri,3`,
      `${cancelled.orderNumber},Evri,4`,
      'ORD-1999-000001,Evri,5',
      `${whole.orderNumber},DPD,6`,
    ];
    const planned = await plan(...lines);
    expect(planned.map(({ kind }) => kind)).toEqual(['ship', 'ship', 'track', 'refused', 'refused', 'refused']);
    expect(planned).toMatchObject([{ pieces: 5 }, { pieces: 4, isRest: true }, { shipment: 1 }, {}, {}, {}]);
    expect(await shippedOf(whole.id)).toEqual([]);
    expect(await run(planned)).toMatchObject({ done: 3, total: 3, changed: 3, refused: [] });
    expect(await shippedOf(whole.id)).toEqual([[3, 2]]);
    expect(await shippedOf(part.id)).toEqual([[1], [2, 2]]);
    expect(await listShipments(await shop(), { kind: 'shop', orderId: untracked.id })).toMatchObject([
      { carrier: 'Evri', trackingNumber: '3' },
    ]);
    expect(await stateOf(part.id)).toMatchObject({ status: 'shipped' });
    const again = await plan(...lines.slice(0, 3));
    expect(again.map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });

  it('leaves out an order that somebody changed in between, and says so', async () => {
    const [order, other] = [await newOrder(), await newOrder()];
    const planned = await plan(`${order.orderNumber},DPD,1`, `${other.orderNumber},DPD,2`);
    await made(order.id, [{ line: order.lines[0]!, quantity: 1 }]);
    expect(await run(planned)).toMatchObject({
      changed: 1,
      refused: [{ orderNumber: order.orderNumber, message: expect.stringContaining('in the meantime') }],
    });
    expect(await shippedOf(order.id)).toEqual([[1]]);
  });
});
