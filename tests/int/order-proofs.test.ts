import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { signIn } from '../setup/incoming';
import { orderProofs } from '@/areas/back-office/proofs/proof-routes';
import { exportCustomerData } from '@/modules/privacy/data/customer-record';
import { anonymiseCustomer } from '@/areas/back-office/customers/anonymise-customer';
import { recordApprovalAction } from '@/areas/back-office/proofs/proof-actions';
import { loadOrder } from '@/areas/back-office/orders/detail/load-order';
import { orderTimeline } from '@/areas/back-office/orders/detail/order-timeline';
import { makePrintPack } from '@/areas/back-office/print-packs/print-pack-endpoints';
import { trackingInput } from '@/domain/despatch/shipment-input';
import type { OrderStatus } from '@/domain/orders/order-status';
import { createShipment } from '@/modules/despatch/create-shipment';
import { drawNextProof } from '@/modules/orders/proofs/draw-next-proof';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { pdfText } from '../setup/pdf-text';
import { decideProofAction } from '@/areas/storefront/order/proof-actions';
import { getOrder, getPictured, getProofs } from '@/areas/storefront/order/queries';
import { ProofPictures } from '@/modules/proofs/components/ProofPictures';
import { shopperProofFile } from '@/areas/storefront/order/proof-endpoint';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { orderEditInput } from '@/domain/orders/order-edit';
import { env } from '@/lib/env';
import { packState } from '@/modules/kits/production/pack-job';
import { findOrderById } from '@/modules/orders/data/placed-order';
import { editOrder } from '@/modules/orders/editing/edit-order';
import { newAddress } from '../setup/address';
import { api } from '../setup/http';
import { proofPicture } from '../setup/team-orders';
import {
  actionsOn,
  asStaff,
  checkoutBody,
  createProduct,
  createStaff,
  editPlaced,
  rows,
  payload,
  type Item,
} from '../setup/shop';
import { writeEmail } from '../setup/written-email';

const kit = starterKit('football-shirt', ['#1e3a8a', '#ffffff'], 'Riverside home');
const players = [
  { name: 'Hudson', number: '7', size: 'S' },
  { name: 'Ó Briain', number: '10', size: 'M' },
];

const staff = await createStaff('administrator');
const shirt = await createProduct({ name: 'Match Shirt', stock: { S: 90, M: 90 }, kitGarment: 'football-shirt' });
const jersey = await createProduct({
  ...{ name: 'Match Jersey', stock: { S: 90, M: 90 }, kitGarment: 'football-shirt', isCustomizable: true },
});
const flask = await createProduct({ name: 'Club Flask', stock: 90, isCustomizable: true });
const plain = await createProduct({ name: 'Plain Socks', stock: 90 });
signIn(staff.token);

type Placed = { id: string; token: string };

async function ordered(...items: Item[]): Promise<Placed> {
  const { body } = await api<{ orderNumber: string }>('POST', '/api/checkout', {
    body: checkoutBody(...(items.length > 0 ? items : [{ product: shirt.id, design: kit, players }])),
    headers: { 'Idempotency-Key': randomUUID() },
    address: newAddress(),
  });
  const [order] = await rows<Placed>`select id, tracking_token as token from orders
    where order_number = ${body.orderNumber}`;
  if (!order) throw new Error(`Not placed: ${JSON.stringify(body)}`);
  return order;
}

type Proof = { id: string; version: number; status: string; hash: string | null; by: string | null; comment: string };
const proofsOf = ({ id }: Placed) =>
  rows<Proof>`select id, version::int, status, approval_hash as hash, decided_by_name as by, comment
    from order_proofs where order_id = ${id} order by version`;
const newest = async (order: Placed) => (await proofsOf(order)).at(-1)?.id ?? '';

const posted = (path: string, body: object | FormData) =>
  new Request(`${env.publicUrl}${path}`, {
    method: 'POST',
    headers: { Origin: env.publicUrl, ...(!(body instanceof FormData) && { 'Content-Type': 'application/json' }) },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
const answered = async (response: Promise<Response>) => {
  const answer = await response;
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const draw = ({ id }: Placed, note = '') =>
  answered(
    orderProofs.shop.draw(posted(`/admin/orders/${id}/proofs/draw`, { note }), { params: Promise.resolve({ id }) }),
  );

const decide = async (order: Placed, answer: object, proofId?: string) =>
  decideProofAction(order.token, { proofId: proofId ?? (await newest(order)), name: 'Jane Doe', ...answer });
const approve = (order: Placed) => decide(order, { decision: 'approve' });

const makePack = async (order: Placed) => {
  const stored = await findOrderById(payload, order.id);
  const hash = stored?.items[0]?.kit?.hash;
  const body = { kind: 'shop', order: order.id, kit: hash, garment: 'football-shirt' };
  return answered(makePrintPack(posted('/admin/print-packs', body)));
};

const mailOf = async (order: Placed, template: string) => {
  const mails = await rows<{ to: string; data: Record<string, unknown> }>`select "to", data from mail_messages
    where template = ${template} and data ->> 'token' = ${order.token} order by created_at`;
  return mails.at(-1);
};
describe('the proof of an order’s kits', () => {
  it('is drawn by staff, emailed to the shopper as the link of the order, and approved there by name', async () => {
    const order = await ordered();
    expect(await draw(order, 'As you drew it')).toEqual({ status: 201, body: { version: 1 } });
    const mail = await mailOf(order, 'order-proof');
    const email = await writeEmail('order-proof', mail?.data ?? {});
    for (const text of [email?.text, email?.html]) {
      expect(text).toContain(`${env.publicUrl}/order/${order.token}#proof-title`);
      expect(text).toContain('As you drew it');
    }
    expect(await approve(order)).toEqual({ ok: true, status: 'approved' });
    expect(await proofsOf(order)).toMatchObject([
      { version: 1, status: 'approved', by: 'Jane Doe', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(await actionsOn(order.id)).toEqual(expect.arrayContaining(['order.proof-added', 'order.proof-approved']));
    const [note] = await rows`select kind, title from staff_news where href = ${`/admin/orders/${order.id}`}
      order by created_at desc limit 1`;
    expect(note).toMatchObject({
      kind: 'proof',
      title: expect.stringContaining('Jane Doe approved the proof of ORD-'),
    });
  });

  it('is approved by phone or email, which staff record with who, when and a note', async () => {
    const order = await ordered();
    expect(await draw(order, '')).toMatchObject({ status: 201 });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
    const record = async (more: object = {}) => {
      const { revision } = (
        await rows<{ revision: number }>`select revision::int from orders where id = ${order.id}`
      )[0]!;
      const approval = {
        name: 'Asha Patel',
        way: 'phone' as const,
        approvedOn: today,
        note: 'Happy with the blue.',
      };
      const of = { kind: 'shop' as const, orderId: order.id, revision, proofId: await newest(order) };
      return recordApprovalAction({ ...of, ...approval, ...more });
    };
    for (const [more, fieldErrors] of [
      [{ note: ' ' }, { note: ['Enter what was said or written.'] }],
      [{ name: '' }, { name: ['Enter who approved it.'] }],
      [{ approvedOn: '2099-01-01' }, { approvedOn: ['This day is in the future.'] }],
      [{ approvedOn: '2020-01-01' }, { approvedOn: ['This is before the proof.'] }],
    ] as const)
      expect(await record(more)).toMatchObject({ ok: false, code: 'invalid', fieldErrors });
    expect(await record({ proofId: randomUUID() })).toMatchObject({ ok: false, code: 'conflict' });
    expect(await record()).toEqual({ ok: true });
    expect(await proofsOf(order)).toMatchObject([{ status: 'approved', by: 'Asha Patel', hash: expect.any(String) }]);
    expect(await record()).toMatchObject({ ok: false, code: 'conflict' });
    const { payload, req } = await asStaff(staff.user);
    const entry = orderTimeline((await loadOrder(payload, req, order.id))!).at(-1);
    expect(entry).toMatchObject({ title: 'Proof approved by the customer', by: staff.user.fullName });
    expect(entry?.details).toEqual([
      expect.stringMatching(/^Asha Patel, by phone, \d+ \w+ \d{4}$/),
      'Happy with the blue.',
    ]);
    expect(await updateOrderStatus({ req, orderId: order.id, status: 'processing' })).toMatchObject({
      ok: true,
    });
  });

  it('is sent back only with words and a name, which the supplier gets, and drawn again', async () => {
    const order = await ordered();
    await draw(order);
    expect(await decide(order, { decision: 'changes', comment: ' ' })).toMatchObject({
      fieldErrors: { comment: ['Say what should be different.'] },
    });
    expect(await decide(order, { decision: 'approve', name: ' ' })).toMatchObject({
      fieldErrors: { name: ['Please enter your name.'] },
    });
    expect(await decide(order, { decision: 'changes', comment: 'Bigger numbers' })).toMatchObject({ ok: true });
    const mail = await mailOf(order, 'order-proof-answer');
    expect(mail?.to).toBe('supplier');
    expect((await writeEmail('order-proof-answer', mail?.data ?? {}))?.text).toMatch(/Jane Doe\n\nBigger numbers/);
    const first = await newest(order);
    expect(await draw(order)).toMatchObject({ body: { version: 2 } });
    expect(await decide(order, { decision: 'approve' }, first)).toMatchObject({ code: 'conflict' });
    expect(await approve(order)).toMatchObject({ status: 'approved' });
    expect((await proofsOf(order)).map(({ status }) => status)).toEqual(['changes_requested', 'approved']);
  });

  it('waits for what a check blocks, for kits at all, for the customer to confirm, and ends with shipping', async () => {
    const twice = await ordered({ product: shirt.id, design: kit, sizes: { S: 1 } });
    await rows`update order_items set players = '[{"name":"A","number":"100"}]' where _parent_id = ${twice.id}`;
    expect((await draw(twice)).body).toMatchObject({
      code: 'not_printable',
      message: expect.stringContaining('Number 100 is not allowed.'),
    });
    const socks = await ordered({ product: plain.id, quantity: 1 });
    expect((await draw(socks)).body).toMatchObject({ code: 'no_kits' });
    const waiting = await ordered();
    await rows`update orders set confirm_by = now() + interval '1 day', confirmed_at = null where id = ${waiting.id}`;
    expect(await draw(waiting)).toMatchObject({ status: 409, body: { code: 'closed' } });
    const shipped = await ordered();
    await rows`update orders set status = 'shipped' where id = ${shipped.id}`;
    expect(await draw(shipped)).toMatchObject({ status: 409, body: { message: expect.stringContaining('shipped') } });
  });

  it('is void once what is printed changes, and stays with every other edit', async () => {
    const order = await ordered({ product: shirt.id, design: kit, players }, { product: plain.id, quantity: 2 });
    await draw(order);
    await approve(order);
    const edit = (quantity: number, socks: number) =>
      editPlaced(staff.user, order.id, ([first, second, plainLine]) => [
        ...[{ ...first, quantity }, { ...second }, { ...plainLine, quantity: socks }],
      ]);
    expect(await edit(1, 3)).toMatchObject({ ok: true });
    expect(await proofsOf(order)).toMatchObject([{ status: 'approved' }]);
    expect(await edit(2, 3)).toMatchObject({ ok: true });
    expect(await proofsOf(order)).toMatchObject([{ status: 'void' }]);
    expect(await makePack(order)).toMatchObject({ status: 409, body: { code: 'proof_missing' } });
    await draw(order);
    expect(await edit(3, 3)).toMatchObject({ ok: true });
    const log = await rows`select before from activity_log where subject_id = ${order.id}
      and action = 'order.proof-voided' order by created_at`;
    expect(log).toEqual([{ before: { status: 'approved' } }, { before: { status: 'waiting' } }]);
  });

  it('is a file as well, checked by its bytes', async () => {
    const order = await ordered();
    const send = (bytes: Buffer) => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], 'proof.png'));
      const params = Promise.resolve({ id: order.id });
      return answered(orderProofs.shop.send(posted(`/admin/orders/${order.id}/proofs`, form), { params }));
    };
    expect((await send(Buffer.from('<svg/>'))).status).toBe(422);
    expect(await send(await proofPicture())).toMatchObject({ status: 201 });
  });

  it('is shown to visitors with the link of its order, and to staff', async () => {
    const [order, other] = [await ordered(), await ordered()];
    await draw(order);
    const proofId = await newest(order);
    const ofShopper = (token: string) =>
      shopperProofFile(new Request(env.publicUrl), { params: Promise.resolve({ token, proofId }) });
    const file = await ofShopper(order.token);
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="ORD-.* proof 1\.pdf";/);
    for (const token of [other.token, 'x'.repeat(30), '..']) expect((await ofShopper(token)).status).toBe(404);
    const ofStaff = (id: string) =>
      orderProofs.shop.file(new Request(env.publicUrl), { params: Promise.resolve({ id, proofId }) });
    expect((await ofStaff(order.id)).status).toBe(200);
    expect((await ofStaff(other.id)).status).toBe(404);
    signIn((await createStaff('content_manager')).token);
    expect((await ofStaff(order.id)).status).toBe(403);
    expect((await draw(order)).status).toBe(403);
    signIn(staff.token);
  });

  it('is shown on the page of its order for every player, whose pictures wait until they are unfolded', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      ...{ name: `Player ${index + 1}`, number: String(index + 1), size: index % 2 ? 'S' : 'M' },
    }));
    const order = await ordered({ product: shirt.id, design: kit, players: many });
    const page = async () => {
      const found = (await getOrder(order.token)) ?? expect.fail('There is no such order.');
      const proofs = await getProofs(found);
      const pictured = await getPictured(found, proofs);
      return { html: renderToStaticMarkup(createElement(ProofPictures, { lines: pictured })), pictured };
    };
    expect((await page()).pictured).toEqual([]);
    await draw(order);
    const { html } = await page();
    const [sides = '', folded = ''] = html.split('<details');
    expect(sides.match(/<img /g)).toHaveLength(4);
    expect(folded).toContain('See it for all 30 players');
    expect(folded.match(/<img /g)).toHaveLength(30);
    expect(folded.match(/loading="lazy"/g)).toHaveLength(30);
    expect(folded).toContain('alt="7 Player 7, football shirt, back"');
    const [, path = ''] = /href="([^"]*number=7)"/.exec(folded) ?? [];
    const picture = (name: string) => api('GET', path.replaceAll('&amp;', '&').replace('Player+7', name));
    const [seven, other] = [await picture('Player+7'), await picture('Somebody')];
    expect([seven.status, seven.headers.get('cache-control')]).toEqual([200, 'private, max-age=86400']);
    expect(seven.text).not.toBe(other.text);
    expect((await picture('N'.repeat(41))).status).toBe(422);
    await rows`update order_proofs set status = 'void' where order_id = ${order.id}`;
    expect((await page()).pictured).toEqual([]);
  });

  it('goes with the players of a customer whose data is removed, from lines, parcels, kits, files and pages', async () => {
    const own = starterKit('football-shirt', ['#1e3a8a', '#ffffff'], 'Kit of Quillby');
    const theirs = [{ name: 'Quillby', number: '77', size: 'S' }];
    const shared = [{ name: 'Quillby', number: '78', size: 'M' }];
    const order = await ordered(
      { product: shirt.id, design: own, players: theirs },
      { product: shirt.id, design: kit, players: shared },
    );
    await ordered();
    await draw(order, 'For Jane');
    expect(await approve(order)).toMatchObject({ ok: true });
    const pack = await makePack(order);
    expect(pack.status).toBe(202);
    await vi.waitFor(
      async () => expect(await packState(payload, String(pack.body.key))).toMatchObject({ state: 'done' }),
      60_000,
    );
    const [row] = await rows<{ customer: string; file: string; line: string }>`
      update orders o set status = 'delivered' where id = ${order.id} returning customer_id as customer,
      (select filename from order_proofs where order_id = o.id) as file,
      (select id from order_items i where _parent_id = o.id and players::text like '%77%') as line`;
    const { customer = '', file = '', line } = row ?? {};
    const [shipment] = await rows<{ id: string }>`insert into shipments (order_id, number, by_name)
      values (${order.id}, 1, 'Alex') returning id`;
    await rows`insert into shipment_pieces (_order, _parent_id, id, line, quantity, players)
      values (1, ${shipment?.id}, ${line}, ${line}, 1, ${JSON.stringify(theirs)})`;

    await rows`insert into order_status_changes (order_id, "from", "to", reason)
      values (${order.id}, 'shipped', 'delivered', 'Quillby has it')`;

    expect(await exportCustomerData(payload, customer)).toMatchObject({
      orders: [
        {
          history: [{ from: 'shipped', to: 'delivered', reason: 'Quillby has it' }],
          lines: [
            { players: theirs.map(({ size: _, ...player }) => player), kit: own },
            { players: shared.map(({ size: _, ...player }) => player), kit },
          ],
          proofs: [{ version: 1, status: 'approved', note: 'For Jane', decidedByName: 'Jane Doe' }],
          shipments: [{ pieces: [{ players: theirs }] }],
        },
      ],
    });

    const { req } = await asStaff(staff.user);
    expect(await anonymiseCustomer({ req, id: customer })).toMatchObject({ ok: true });
    expect(await proofsOf(order)).toEqual([]);
    const found = async (name: string) => {
      const tables = await rows<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('activity_log', 'invoices')`;
      const holding: string[] = [];
      for (const { name: table } of tables)
        if ((await rows(`select from "${table}" t where t::text like $1 limit 1`, `%${name}%`)).length > 0)
          holding.push(table);
      return holding;
    };
    expect(await found('Quillby')).toEqual([]);
    expect((await getOrder(order.token))?.items.map(({ kit: made }) => made?.name)).toEqual([
      undefined,
      'Riverside home',
    ]);
    expect(existsSync(path.join(env.dataDir, 'uploads/order-proofs', file))).toBe(false);
    await vi.waitFor(async () => expect(await packState(payload, String(pack.body.key))).toBeUndefined(), 20_000);
    expect((await makePack(order)).status).not.toBe(202);
  });
});

describe('a shirt with a name, bought in the shop', () => {
  const named = [
    { name: 'McAllister', number: '07', size: 'S' },
    { name: 'Ødegård', number: '8', size: 'M' },
  ];
  const orderNamed = () =>
    ordered({ product: jersey.id, color: 'Red', players: named }, { product: plain.id, quantity: 1 });
  const drawAll = async () => {
    for (let isMore = true; isMore;) isMore = await drawNextProof(payload, { fail: () => undefined });
  };
  /** Two processes at once. Other tests’ orders may wait, too. */
  const work = () => Promise.all([drawAll(), drawAll()]);
  const page = async (order: Placed) => {
    const found = (await getOrder(order.token)) ?? expect.fail('There is no such order.');
    const proofs = await getProofs(found);
    const pictured = await getPictured(found, proofs);
    return { found, html: renderToStaticMarkup(createElement(ProofPictures, { lines: pictured })) };
  };
  const move = async (order: Placed, status: OrderStatus) => {
    const { req } = await asStaff(staff.user);
    return updateOrderStatus({ req, orderId: order.id, status });
  };

  it('has a proof of what was typed, drawn and emailed without staff, which its order’s page shows', async () => {
    const order = await orderNamed();
    await work();
    expect(await proofsOf(order)).toMatchObject([{ version: 1, status: 'waiting' }]);
    const email = await writeEmail('order-proof', (await mailOf(order, 'order-proof'))?.data ?? {});
    expect(email?.text).toContain('Nothing is made until you approve it.');
    const { html } = await page(order);
    expect(html).toContain('alt="07 McAllister, football shirt, back"');
    expect(html).toContain('alt="8 Ødegård, football shirt, back"');
    expect(html).toMatch(/<details open/);
    const path = /href="([^"]*number=07)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await api('GET', path)).status).toBe(200);
    const file = await shopperProofFile(new Request(env.publicUrl), {
      params: Promise.resolve({ token: order.token, proofId: await newest(order) }),
    });
    const text = await pdfText(Buffer.from(await file.arrayBuffer()));
    for (const promise of ['Match Jersey, Red, back, by player', '07 McAllister', 'Small', '8 Ødegård'])
      expect(text).toContain(promise);
  });

  it('is not made or sent before the approval of its proof', async () => {
    const order = await orderNamed();
    const waits = 'Production waits for a proof that the customer has approved.';
    for (const status of ['processing', 'shipped', 'delivered'] as const)
      expect(await move(order, status)).toMatchObject({ code: 'proof_missing', message: waits });
    const { req } = await asStaff(staff.user);
    const ship = () => createShipment({ req, kind: 'shop', orderId: order.id, tracking: trackingInput.parse({}) });
    expect(await ship()).toMatchObject({ code: 'not_shippable', message: waits });
    await work();
    expect(await move(order, 'processing')).toMatchObject({
      message: `${waits} Proof 1 is still with the customer.`,
    });
    expect(await approve(order)).toMatchObject({ ok: true, status: 'approved' });
    expect(await move(order, 'processing')).toMatchObject({ ok: true });
    expect(await ship()).toMatchObject({ ok: true });
  });

  it('says so in its confirmation, and once work begins no more', async () => {
    const order = await orderNamed();
    const promise = 'We draw a proof and email it to you: nothing is made until you approve it.';
    const confirmation = await writeEmail('order-confirmation', { token: order.token });
    expect(confirmation?.text).toContain(promise);
    const processing = await writeEmail('order-processing', { token: order.token });
    expect(processing?.text).not.toContain(promise);
  });

  it('gets another proof once what is printed changes', async () => {
    const order = await orderNamed();
    await work();
    await approve(order);
    expect(await editPlaced(staff.user, order.id, ([first]) => [{ ...first, quantity: 1 }])).toMatchObject({
      ok: true,
    });
    expect(await proofsOf(order)).toMatchObject([{ status: 'void' }]);
    await work();
    expect(await proofsOf(order)).toMatchObject([{ status: 'void' }, { version: 2, status: 'waiting' }]);
  });

  it('has a name corrected by staff, at its price, which voids the proof', async () => {
    const order = await orderNamed();
    await work();
    await approve(order);
    const { req } = await asStaff(staff.user);
    const stored = await rows<{ id: string; players: object[] | null; quantity: number }>`
      select id, players, quantity::int as quantity from order_items where _parent_id = ${order.id} order by _order`;
    const [before] = await rows<{ total: number; revision: number; invoices: number }>`
      select total_amount::float8 as total, revision::int as revision,
      (select count(*)::int from invoices i where i.order_id = o.id) as invoices from orders o where id = ${order.id}`;
    const { customer, shippingAddress } = checkoutBody();
    const edit = (players: unknown, revision = before?.revision) => {
      const lines = stored.map(({ id, quantity, ...line }) => ({ id, quantity, ...(line.players && { players }) }));
      const input = orderEditInput.safeParse({ customer, shippingAddress, revision, lines: lines.slice(0, 3) });
      return input.success ? editOrder({ req, orderId: order.id, input: input.data }) : input.error.issues;
    };
    expect(await edit([{ name: 'M'.repeat(21), number: '7' }])).toMatchObject([
      { path: ['lines', 0, 'players', 0, 'name'], message: 'A name has at most 20 characters.' },
      { path: ['lines', 1, 'players', 0, 'name'] },
    ]);
    expect(await edit([])).toMatchObject({
      fieldErrors: { 'lines.0.players': ['The players of this line have changed.'] },
    });
    expect(await edit([{ name: ' MacAllister ', number: '70' }])).toMatchObject({ ok: true });
    const [after] = await rows<{ players: object[]; total: number; invoices: number; log: string }>`
      select i.players, o.total_amount::float8 as total, (select count(*)::int from invoices i
      where i.order_id = o.id) as invoices,
           (select a.after::text from activity_log a where a.subject_id = o.id::text
           and a.action = 'order.edited') as log
      from orders o join order_items i on i._parent_id = o.id and i.players is not null where o.id = ${order.id}
      order by i._order limit 1`;
    expect(after).toMatchObject({ players: [{ name: 'MacAllister', number: '70' }] });
    expect(after).toMatchObject({ total: before?.total, invoices: before?.invoices });
    expect(after?.log).toContain('Match Jersey');
    expect(after?.log).not.toContain('MacAllister');
    expect(await proofsOf(order)).toMatchObject([{ status: 'void' }]);
    await work();
    expect(await proofsOf(order)).toMatchObject([{ status: 'void' }, { version: 2, status: 'waiting' }]);
  });

  it('waits with its proof while the order is to be confirmed', async () => {
    const order = await orderNamed();
    await rows`update orders set confirm_by = now() + interval '1 day', confirmed_at = null where id = ${order.id}`;
    await work();
    expect(await proofsOf(order)).toEqual([]);
    await rows`update orders set confirmed_at = now() where id = ${order.id}`;
    await work();
    expect(await proofsOf(order)).toMatchObject([{ status: 'waiting' }]);
  });

  it('is listed if there is no garment to draw, and reported to staff if it cannot be drawn', async () => {
    const bottle = await ordered({ product: flask.id, players: [{ name: 'Ada' }], quantity: 1 });
    await work();
    expect(await proofsOf(bottle)).toMatchObject([{ status: 'waiting' }]);
    const { html } = await page(bottle);
    expect(html).toContain('Ada');
    expect(html).not.toContain('<img');
    const twice = await ordered({ product: shirt.id, design: kit, sizes: { S: 1 } });
    await rows`update order_items set players = '[{"name":"A","number":"100"}]' where _parent_id = ${twice.id}`;
    await work();
    expect(await proofsOf(twice)).toEqual([]);
    const [note] = await rows`select title, body from staff_news where href = ${`/admin/orders/${twice.id}`}
      order by created_at desc limit 1`;
    expect(note).toMatchObject({
      title: expect.stringMatching(/^The proof of ORD-\d{4}-\d{6} could not be drawn$/),
      body: expect.stringContaining('Number 100 is not allowed.'),
    });
  });
});

describe('the print pack of an order', () => {
  it('waits for a proof that the customer has approved', async () => {
    const order = await ordered();
    expect(await makePack(order)).toMatchObject({
      status: 409,
      body: { message: 'Production waits for a proof that the customer has approved.' },
    });
    await draw(order);
    expect((await makePack(order)).body.message).toContain('Proof 1 is still with the customer.');
    await approve(order);
    expect((await makePack(order)).status).toBe(202);
  });
});
