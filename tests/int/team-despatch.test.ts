import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { despatchChange, runDespatch } from '@/areas/back-office/orders/despatch/run-despatch';
import { loadDashboard } from '@/areas/portal/dashboard/load-dashboard';
import type { BulkStep } from '@/areas/back-office/file-runs/bulk-run';
import type { Tracking } from '@/domain/despatch/carriers';
import type { TeamOrderItem } from '@/domain/teams/team-order';
import { namedPieces, type AskedPieces } from '@/domain/despatch/shipments';
import type { TeamOrderStatus } from '@/domain/orders/team-order-status';
import type { TeamOrderData } from '@/domain/teams/team-order';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { listShipments } from '@/data/shipments';
import { pdfResponse } from '@/modules/documents/pdf-response';
import { createShipment } from '@/modules/despatch/create-shipment';
import { editShipment } from '@/modules/despatch/edit-shipment';
import { planDespatchFile } from '@/modules/despatch/plan-despatch';
import { withdrawShipment } from '@/modules/despatch/withdraw-shipment';
import { storeKitDocument } from '@/modules/kits/store-kit-document';
import { designsOf } from '@/modules/orders/documents/designs';
import { PackingSlip } from '@/modules/orders/documents/PackingSlip';
import { printRows } from '@/modules/orders/documents/player-list';
import { ProductionSheet } from '@/modules/orders/documents/ProductionSheet';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { orderPdf } from '@/modules/team/documents/order-pdf';
import { teamDocument } from '@/modules/team/documents/team-document';
import { submitTeamOrder } from '@/modules/team/orders/submit-team-order';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import type { AdminUser, Team } from '@/payload-types';
import { localRequest } from '@/lib/payload';
import { parcelPlayerTexts } from '@/domain/despatch/parcel-players';
import { api } from '../setup/http';
import { pdfText } from '../setup/pdf-text';
import {
  actionsOn,
  asStaff,
  createProduct,
  createStaff,
  createTeam,
  later,
  placed,
  rows,
  shop,
  type Signed,
} from '../setup/shop';
import { createTeamOrder, teamOrderData, sentOrder, teamOrderItem } from '../setup/team-orders';
import { writeEmail } from '../setup/written-email';

let alex: AdminUser;
let token: string;
let editor: AdminUser;
let team: Signed<Team>;

beforeAll(async () => {
  ({ user: alex, token } = await createStaff('administrator', { fullName: 'Alex Morgan' }));
  ({ user: editor } = await createStaff('content_manager'));
  team = await createTeam({ teamName: 'Northside', contactPerson: 'Priya Nair', email: 'priya@northside.test' });
});
afterAll(async () => (await shop()).destroy());

const none: Tracking = { carrier: null, trackingNumber: null, trackingUrl: null };
const dpd: Tracking = { carrier: 'DPD', trackingNumber: '15970001', trackingUrl: null };

/** One dress in S and two in M, of an order from before items had ids. */
async function newOrder(status: TeamOrderStatus = 'in_production', data?: TeamOrderData): Promise<string> {
  const id = await createTeamOrder(team.user, { needsProof: false, data });
  await rows('update team_orders set status = $2, order_number = $3 where id = $1', [id, status, numberOf(id)]);
  return id;
}
const numberOf = (id: string) => `ORD-2026-${id.slice(0, 8).toUpperCase()}`;

const call = async (orderId: string, user = alex) => ({ ...(await asStaff(user)), kind: 'team' as const, orderId });
const ship = async (orderId: string, pieces?: AskedPieces[], tracking = none) =>
  createShipment({ ...(await call(orderId)), pieces, tracking });
const made = async (...given: Parameters<typeof ship>) => {
  const shipment = await ship(...given);
  return shipment.ok ? shipment : expect.fail(shipment.message);
};
const shipmentsOf = async (orderId: string) => listShipments(await shop(), { kind: 'team', orderId });
const orderOf = async (id: string) =>
  (await loadTeamOrder({ payload: await shop(), id })) ?? expect.fail('There is no such order.');
const historyOf = async (id: string) => (await orderOf(id)).events.map(({ type, comment }) => [type, comment]);
const mailsOf = (id: string) =>
  rows<{ to: string; template: 'order-shipped' | 'team-order-news'; data: Record<string, unknown> }>(
    `select "to", template, data from mail_messages where data ->> 'orderId' = $1 order by created_at, id`,
    [id],
  );
const written = ({ template, data }: Awaited<ReturnType<typeof mailsOf>>[number]) => writeEmail(template, data);
const change = (id: string, items: readonly TeamOrderItem[]) =>
  api('PATCH', `/api/team-orders/${id}`, { token, body: { orderData: sentOrder(...items) } });

describe('shipments of a team’s order', () => {
  it('are told the team’s contact and kept in history and log, and leave its status to staff', async () => {
    const id = await newOrder();
    expect(await made(id, [{ line: '0:M', quantity: 1 }], dpd)).toMatchObject({ number: 1 });
    const recent = async () => {
      const loaded = await loadDashboard({ payload: await shop(), team: team.user });
      return loaded.ok ? loaded.dashboard.orders.find((order) => order.id === id) : expect.fail(loaded.message);
    };
    expect(await recent()).toMatchObject({ shippedItems: 1, totalItems: 3 });
    const last = await made(id);
    expect(await recent()).toMatchObject({ shippedItems: 3 });
    expect(last.number).toBe(2);
    expect(await shipmentsOf(id)).toMatchObject([
      {
        ...dpd,
        byName: 'Alex Morgan',
        pieces: [
          { line: '0:M', quantity: 1, productName: 'Velocity Netball Dress', color: 'Purple', sizeLabel: 'Medium' },
        ],
      },
      {
        ...none,
        pieces: [
          { line: '0:S', quantity: 1 },
          { line: '0:M', quantity: 1 },
        ],
      },
    ]);
    expect(await orderOf(id)).toMatchObject({ status: 'in_production', revision: last.revision });
    expect(await ship(id)).toMatchObject({
      code: 'not_shippable',
      message: 'Everything of this order is shipped already.',
    });
    expect(await historyOf(id)).toEqual([
      ['shipment_made', 'Shipment 1: 1 piece, DPD, 15970001'],
      ['shipment_made', 'Shipment 2: 2 pieces'],
    ]);
    expect(await actionsOn(id)).toEqual(['team-order.shipment-made', 'team-order.shipment-made']);

    const { req } = await asStaff(alex);
    const call = { payload: await shop(), req, kind: 'team', orderId: id } as const;
    expect(await updateOrderStatus({ ...call, status: 'delivered' })).toMatchObject({ ok: true });
    const mails = await mailsOf(id);
    expect(mails.map(({ to, template }) => [to, template])).toEqual([
      ['priya@northside.test', 'order-shipped'],
      ['priya@northside.test', 'order-shipped'],
      ['priya@northside.test', 'team-order-news'],
    ]);
    const [first, second, third] = await Promise.all(mails.map(written));
    expect(first?.subject).toContain(`Part of your order is on its way: ${numberOf(id)}`);
    expect(first?.text).toContain('Hello Priya Nair,');
    expect(first?.text).toContain('https://track.dpd.co.uk/parcels/15970001');
    expect(first?.text).toContain('- 1 × Velocity Netball Dress (Purple, Medium)');
    expect(first?.text).toContain(`/teamwear-portal/orders/${id}`);
    expect(second?.subject).toContain('The rest of your order is on its way');
    expect(third?.text).toContain('It is now: Delivered.');
    expect(await ship(id)).toMatchObject({ code: 'not_shippable', message: 'This order is delivered.' });
  });

  it('tell lines of one product apart by their logos', async () => {
    const print = { assetId: '0b5c2b56-6a0e-4d0c-9a5e-2f4b8f1f7a11', name: 'Crest', place: 'back' } as const;
    const plain = { players: [], quantities: { M: 1 } };
    const id = await newOrder(
      'in_production',
      teamOrderData(teamOrderItem(plain), teamOrderItem({ ...plain, prints: [print] })),
    );
    await made(id);
    const [shipment] = await shipmentsOf(id);
    expect(shipment?.pieces.map(namedPieces)).toEqual([
      '1 × Velocity Netball Dress (Purple, Medium)',
      '1 × Velocity Netball Dress (Purple, Medium, “Crest” (back))',
    ]);
  });

  it('say whose pieces of a line are in which, on order page and slip, and in none of two', async () => {
    const players = ['Abi', 'Bo', 'Cy'].map((name, index) => ({
      ...{ name: `${name} Carter`, nameOnBack: name.toUpperCase(), number: index + 1, size: 'M' },
    }));
    const id = await newOrder('in_production', teamOrderData(teamOrderItem({ players, quantities: { M: 4 } })));
    const line = '0:M';
    await made(id, [{ line, quantity: 2, players: [2, 0] }]);
    expect(await ship(id, [{ line, quantity: 1, players: [0] }])).toMatchObject({
      code: 'invalid',
      fieldErrors: { 'pieces.0.players': ['Some of these players are in another shipment.'] },
    });
    await made(id);
    const shipments = await shipmentsOf(id);
    expect(
      shipments.map(({ pieces }) => pieces.map((each) => each.players && parcelPlayerTexts(each.players))),
    ).toEqual([[['1 ABI', '3 CY']], [['2 BO']]]);
    const order = await orderOf(id);
    const document = await teamDocument((await call(id)).req, order);
    const settings = await (await shop()).findGlobal({ slug: 'site-settings' });
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
    // Withdrawn, its players are to be packed again.
    expect(await withdrawShipment({ ...(await call(id)), shipmentId: shipments[0]!.id })).toMatchObject({ ok: true });
    await made(id, [{ line, quantity: 1, players: [0] }]);
    // From before players were ticked: nobody is named of a part.
    await rows('update shipment_pieces set players = null where _parent_id = $1', [shipments[1]!.id]);
    expect((await shipmentsOf(id))[0]?.pieces[0]?.players).toBeNull();
  });

  it('begin with its production, and end with its cancellation', async () => {
    for (const status of ['pending', 'approved', 'cancelled'] as const)
      expect(await ship(await newOrder(status)), status).toMatchObject({ code: 'not_shippable' });
  });

  it('hold no piece twice, however many ship at once, also past the operation', { timeout: 60_000 }, async () => {
    const id = await newOrder();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ship(id, [{ line: '0:M', quantity: 1 }])));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'invalid' });
    const [shipment] = await shipmentsOf(id);
    const insert = (line: string) =>
      rows(
        `insert into shipment_pieces (id, _order, _parent_id, line, quantity) values (gen_random_uuid(), 9, $1, $2, 1)`,
        [shipment!.id, line],
      );
    await expect(insert('0:XL')).rejects.toThrow();
    await expect(insert('1:S')).rejects.toThrow();
    await expect(rows('delete from order_items where team_order_id = $1', [id])).rejects.toThrow(
      /shipped than are ordered/,
    );
  });

  it('are from the order as it was seen', async () => {
    const id = await newOrder();
    const { revision } = await orderOf(id);
    await made(id, [{ line: '0:S', quantity: 1 }]);
    expect(await createShipment({ ...(await call(id)), revision, tracking: none })).toMatchObject({
      code: 'conflict',
      message: 'Alex Morgan changed this order in the meantime. None of your changes were saved.',
    });
    expect(await createShipment({ ...(await call(id, editor)), tracking: none })).toMatchObject({ code: 'forbidden' });
    expect(await shipmentsOf(id)).toHaveLength(1);
  });

  it('can be followed otherwise, and withdrawn', async () => {
    const id = await newOrder();
    const { shipmentId } = await made(id, [{ line: '0:S', quantity: 1 }]);
    await later();
    expect(await editShipment({ ...(await call(id)), shipmentId, tracking: dpd })).toMatchObject({ ok: true });
    expect((await mailsOf(id)).map(({ data }) => data.isUpdate ?? false)).toEqual([false, true]);
    // Not as a shipment of another order, nor of the shop’s.
    const other = await newOrder();
    expect(await withdrawShipment({ ...(await call(other)), shipmentId })).toMatchObject({ code: 'not_found' });
    expect(await withdrawShipment({ ...(await call(id)), kind: 'shop', shipmentId })).toMatchObject({
      code: 'not_found',
    });
    expect(await withdrawShipment({ ...(await call(id)), shipmentId })).toMatchObject({ ok: true });
    expect(await shipmentsOf(id)).toEqual([]);
    expect((await orderOf(id)).status).toBe('in_production');
    expect(await historyOf(id)).toEqual([
      ['shipment_made', 'Shipment 1: 1 piece'],
      ['shipment_changed', 'Shipment 1: DPD, 15970001'],
      ['shipment_withdrawn', 'Shipment 1: 1 piece, DPD, 15970001'],
    ]);
    expect(await made(id)).toMatchObject({ number: 1 });
  });
});

describe('the lines of a team’s order', () => {
  it('get ids when it is submitted, which a change over the API keeps', async () => {
    const product = await createProduct({ stock: { S: 5, M: 5 } });
    const payload = await shop();
    const user = { ...team.user, collection: 'teams' as const };
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
    const id = await newOrder('in_production', teamOrderData(dress, skirt));
    await made(id, [
      { line: '0:M', quantity: 2 },
      { line: '1:L', quantity: 3 },
    ]);
    const fewer = teamOrderItem({ quantities: { S: 9, M: 1 } });
    const refused = await change(id, [fewer]);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(
      'Shipped already, so they have to stay: 2 × Velocity Netball Dress (Purple, Medium), 3 × Skirt (Large).',
    );
    // In another place they are known by the place that they had.
    const moved = await change(id, [
      teamOrderItem({ ...skirt, quantities: { L: 3 }, totalQuantity: 3, totalPrice: 90 }),
      dress,
    ]);
    expect(moved.status).toBe(200);
    expect((await orderOf(id)).data.items.map((item) => item.id)).toEqual(['1', '0']);
    expect((await shipmentsOf(id))[0]?.pieces).toMatchObject([
      { line: '1:L', quantity: 3, productName: 'Skirt' },
      { line: '0:M', quantity: 2 },
    ]);
  });
});

describe('a file of tracking numbers', () => {
  it('ships orders of teams beside those of the shop', async () => {
    const [whole, early] = [await newOrder(), await newOrder('approved')];
    const { id: product } = await createProduct({ stock: { S: 50 } });
    const shopOrder = await placed({ product, color: 'Red', sizes: { S: 3 } });
    const file = [
      'Order number,Carrier,Tracking number',
      `${numberOf(whole)},DPD,71`,
      `${numberOf(early)},DPD,72`,
      `${shopOrder.orderNumber},DPD,73`,
    ].join('\n');
    const plan = async () => {
      const planned = await planDespatchFile(await shop(), Buffer.from(file));
      return planned.ok ? planned.rows : expect.fail(planned.message);
    };
    const planned = await plan();
    expect(planned).toMatchObject([
      { kind: 'ship', orderKind: 'team', customer: 'Northside', pieces: 3 },
      { kind: 'refused', message: 'This order is not in production yet, it is approved.' },
      { kind: 'ship', orderKind: 'shop', pieces: 3 },
    ]);
    const change = despatchChange.parse({ rows: planned.filter(({ kind }) => kind === 'ship') });
    const { payload } = await asStaff(alex);
    const newRequest = async () => (await asStaff(alex)).req;
    let end: BulkStep | undefined;
    for await (const step of runDespatch({ payload, newRequest, change })) end = step;
    expect(end).toMatchObject({ done: 2, changed: 2, refused: [] });
    expect(await shipmentsOf(whole)).toMatchObject([{ carrier: 'DPD', trackingNumber: '71' }]);
    expect(await listShipments(payload, { kind: 'shop', orderId: shopOrder.id })).toHaveLength(1);
    expect((await plan()).map(({ kind }) => kind)).toEqual(['unchanged', 'refused', 'unchanged']);
  });
});

describe('what a team’s order is made and packed from', () => {
  it('has a line for each size, with what is printed and for whom, under its team', async () => {
    const { payload, req } = await asStaff(alex);
    const id = await newOrder();
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
    await made(id, [{ line: '0:S', quantity: 1 }]);
    const [shipment] = await shipmentsOf(id);
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
    const req = await localRequest(await shop());
    const { hash } = await storeKitDocument(req, starterKit('netball-dress', ['#1e3a8a', '#ffffff']));
    const plain = teamOrderItem();
    const kit = { hash, name: 'Home', garment: 'netball-dress' as const };
    const id = await newOrder('in_production', teamOrderData(plain, { ...plain, color: null, kit }));
    const order = await orderOf(id);
    const pdf = Buffer.from(await (await orderPdf(req, order)).arrayBuffer());
    expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0).toBe(2 * 2);
    const email = await writeEmail('team-order-confirmation', { orderId: id });
    expect(email?.html.match(/<img src="[^"]+"/g)).toEqual([
      expect.stringMatching(new RegExp(`/api/kits/pictures/${hash}\\?garment=netball-dress.*format=png`)),
    ]);
  });
});
