import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { starterKit } from '@/domain/kits/document/starter-kit';
import { localRequest } from '@/lib/payload/local-request';
import { loadDashboard } from '@/areas/portal/dashboard/load-dashboard';
import { createShipment } from '@/modules/despatch/create-shipment';
import { storeKitDocument } from '@/modules/kits/store-kit-document';
import { editTeamOrder } from '@/modules/team/orders/edit-team-order';
import { sizeChangesByPlayer } from '@/domain/teams/size-changes';
import { listSizeChanges } from '@/modules/team/data/size-changes';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import type { AdminUser } from '@/payload-types';
import { emails } from '../../emails';
import { api } from '../setup/http';
import {
  actionsOn,
  asStaff,
  createProduct,
  createStaff,
  createTeam,
  rows,
  payload,
  type TestProduct,
} from '../setup/shop';
import { storeTeamOrder } from '@/domain/teams/stored-team-order';
import { createArtwork, giveProof, linesIn } from '../setup/team-orders';

const staff = await createStaff('administrator', { fullName: 'Jo Price' });
const team = await createTeam({ email: 'manager@edits.test', contactPerson: 'Maya' });
const bag = await createProduct({ name: 'Kit Bag', stock: 0, price: 12.34 });
/** 20.00; 5 % off from ten. */
let shirt: TestProduct;
beforeEach(async () => {
  const priceTiers = [{ minQuantity: 10, percentOff: 5 }];
  shirt = await createProduct({ name: 'Squad Shirt', price: 20, stock: { M: 3, L: 3 }, priceTiers });
});

type Line = { key?: string; product: string; color?: string; extras?: object; players?: object[]; prints?: object[] };

const shirts = (extras: object, more: object = {}): Line => ({ product: shirt.id, color: 'Red', extras, ...more });

async function submit(...items: Line[]): Promise<string> {
  const { status, body } = await api<{ id: string }>('POST', '/api/team/orders', {
    token: team.token,
    body: { items, notes: 'By May' },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect(status).toBe(201);
  return body.id;
}

type Answer = {
  code?: string;
  message?: string;
  revision?: number;
  totalAmount?: number;
  changes?: string[];
  voids?: string[];
  fieldErrors?: Record<string, string[]>;
};
const edit = (id: string, items: Line[], more: object = {}, signed = team) =>
  api<Answer>('PUT', `/api/team/orders/${id}`, {
    token: signed.token,
    body: { revision: 1, items, notes: 'By May', ...more },
  });
const setPrice = async (id: string, price: number) => payload.update({ collection: 'products', id, data: { price } });
const move = async (orderId: string, status: 'approved' | 'in_production' | 'cancelled') => {
  const { payload, req } = await asStaff(staff.user);
  const change = { payload, req, kind: 'team', orderId, status, reason: 'As agreed' } as const;
  expect(await updateOrderStatus(change)).toMatchObject({ ok: true });
};
const orderOf = async (id: string) => {
  const [row] = await rows<{
    status: string;
    revision: number;
    total: number;
    discount: number;
    notes: string | null;
    data: { items: { unit_price: number; size_prices?: object; quantities: object; total_price: number }[] };
  }>`
    select status, revision::int, total_amount::float8 as total, discount_amount::float8 as discount, notes,
    order_number from team_orders where id = ${id}`;
  return { ...row!, data: storeTeamOrder(await linesIn(id)) };
};
const eventsOf = (id: string) =>
  rows<{ type: string; byName: string; comment: string | null }>`select type, by_name as "byName", comment
    from team_order_events where team_order_id = ${id} order by created_at`;
const mailsOf = (id: string, template: string) =>
  rows<{ to: string; data: Record<string, unknown> }>`select "to", data from mail_messages where template = ${template}
    and data ->> 'orderId' = ${id} order by created_at`;

describe('a manager’s edit of a submitted order', () => {
  it('keeps the price of what was ordered, and takes today’s for what is new', async () => {
    const id = await submit(shirts({ M: 2 }));
    await setPrice(shirt.id, 25);
    const { status, body } = await edit(
      id,
      [shirts({ M: 3, L: 1 }, { key: 'ordered-0' }), { product: bag.id, extras: { ONE: 1 } }],
      { notes: 'By June' },
    );
    expect([status, body]).toEqual([
      200,
      {
        revision: expect.any(Number),
        totalAmount: 97.34,
        changes: [
          'Squad Shirt, Red, Medium: 2 → 3',
          'Squad Shirt, Red, Large: 0 → 1',
          'Added 1 × Kit Bag',
          'Total: $40.00 → $97.34',
          'Notes: “By June”',
        ],
        voids: [],
      },
    ]);
    const { data, ...order } = await orderOf(id);
    expect(order).toMatchObject({ status: 'pending', total: 97.34, discount: 0, notes: 'By June' });
    expect(data.items).toMatchObject([
      { unit_price: 20, size_prices: { L: 25 }, quantities: { M: 3, L: 1 }, total_price: 85 },
      { unit_price: 12.34, total_price: 12.34 },
    ]);
  });

  it('is made to a corrected design of the same name, voids its proof and says so in the history', async () => {
    const dress = await createProduct({ name: 'Match Shirt', stock: { M: 9 }, kitGarment: 'football-shirt' });
    const kit = async (color: string) =>
      (await storeKitDocument(await localRequest(payload), starterKit('football-shirt', [color, '#ffffff'], 'Home')))
        .hash;
    const line = { product: dress.id, extras: { M: 2 } };
    const id = await submit({ ...line, kit: await kit('#1e3a8a') } as Line);
    await giveProof(staff.user, id);
    const answer = await edit(id, [{ ...line, key: 'ordered-0', kit: await kit('#7f1d1d') } as Line]);
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        changes: ['Match Shirt, kit “Home”: the design has changed'],
        voids: ['The proof that waits for approval is void: a new one follows.'],
      },
    ]);
    const { data } = await orderOf(id);
    expect(data.items).toMatchObject([{ kit: { hash: await kit('#7f1d1d') } }]);
    expect(await rows`select status from team_order_proofs where team_order_id = ${id}`).toEqual([{ status: 'void' }]);
    expect(await eventsOf(id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'edited', comment: 'Match Shirt, kit “Home”: the design has changed' }),
        expect.objectContaining({ type: 'proof_voided' }),
      ]),
    );
    const { req } = await asStaff(staff.user);
    const orderData = structuredClone(data) as { items: { kit?: object }[] };
    orderData.items[0]!.kit = { ...orderData.items[0]!.kit, hash: await kit('#14532d') };
    await payload.update({
      collection: 'team-orders',
      id,
      data: { orderData },
      req,
      overrideAccess: false,
      user: staff.user,
    });
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      type: 'roster_changed',
      comment: 'Match Shirt, kit “Home”: the design has changed',
    });
  });

  it('works the discount for quantity out over the whole order again', async () => {
    const id = await submit(shirts({ M: 6 }), shirts({ L: 3 }));
    expect((await orderOf(id)).discount).toBe(0);
    await edit(id, [shirts({ M: 6 }, { key: 'ordered-0' }), shirts({ L: 4 }, { key: 'ordered-1' })]);
    expect(await orderOf(id)).toMatchObject({ discount: 10, total: 190 });
    const { revision } = await orderOf(id);
    await edit(id, [shirts({ M: 6 }, { key: 'ordered-0' })], { revision });
    expect(await orderOf(id)).toMatchObject({ discount: 0, total: 120 });
  });

  it('keeps a line as it is though its product is no longer sold, and adds no more of it', async () => {
    const id = await submit(shirts({ M: 2 }));
    await payload.update({ collection: 'products', id: shirt.id, data: { isActive: false } });
    const kept = shirts({ M: 2 }, { key: 'ordered-0' });
    expect(await edit(id, [kept, shirts({ M: 1 })])).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(await edit(id, [kept], { notes: 'Ring twice' })).toMatchObject({
      status: 200,
      body: { totalAmount: 40, changes: ['Notes: “Ring twice”'] },
    });
  });

  it('is in the history, and staff are emailed what changed', async () => {
    const id = await submit(shirts({}, { players: [{ name: 'Abi', nameOnBack: 'CARTER', number: 7, size: 'M' }] }));
    await edit(id, [
      shirts({}, { key: 'ordered-0', players: [{ name: 'Abi', nameOnBack: 'SHAW', number: 8, size: 'M' }] }),
    ]);
    const changes =
      'Squad Shirt, Red: no longer Abi, “CARTER”, no. 7, Medium\nSquad Shirt, Red: now Abi, “SHAW”, no. 8, Medium';
    expect((await eventsOf(id)).at(-1)).toEqual({ type: 'edited', byName: 'Maya', comment: changes });
    expect(await mailsOf(id, 'team-order-edited')).toEqual([{ to: 'supplier', data: { orderId: id, news: changes } }]);
    const settings = await payload.findGlobal({ slug: 'site-settings' });
    const email = await emails['team-order-edited'].write({ payload, settings, data: { orderId: id, news: changes } });
    for (const text of [email?.text, email?.html]) expect(text).toContain(`/admin/clubs/${team.user.id}/orders/${id}`);
    expect(await actionsOn(id)).toContain('team-order.edited');
  });

  it('says that it voids an approved proof and the approval, and does', async () => {
    const id = await submit(shirts({}, { players: [{ name: 'Abi', nameOnBack: 'CARTER', number: 7, size: 'M' }] }));
    await giveProof(staff.user, id);
    const [proof] = await rows<{ id: string }>`select id from team_order_proofs where team_order_id = ${id}`;
    await api('POST', `/api/team/orders/${id}/proof`, {
      token: team.token,
      body: { proofId: proof?.id, decision: 'approve' },
    });
    await move(id, 'approved');
    const items = [
      shirts({ L: 1 }, { key: 'ordered-0', players: [{ name: 'Abi', nameOnBack: 'CARTER', number: 7, size: 'M' }] }),
    ];
    const { body: quoted } = await api<Answer>('POST', `/api/team/orders/${id}/quote`, {
      token: team.token,
      body: { items, notes: 'By May' },
    });
    const voids = [
      'The approved proof is void: a new one has to be approved before production.',
      'The order goes back to Pending Approval: we check it again.',
    ];
    expect(quoted.voids).toEqual(voids);
    const { revision } = await orderOf(id);
    expect((await edit(id, items, { revision })).body.voids).toEqual(voids);
    expect(await rows`select status from team_order_proofs where team_order_id = ${id}`).toEqual([{ status: 'void' }]);
    expect((await orderOf(id)).status).toBe('pending');
    const documents = () =>
      rows<{ total: number }>`select total_amount::float8 as total from invoices where team_order_id = ${id}`;
    expect(await documents()).toHaveLength(1);
    expect((await eventsOf(id)).slice(-3).map(({ type }) => type)).toEqual([
      'edited',
      'proof_voided',
      'status_changed',
    ]);
    await move(id, 'approved');
    const invoiced = await documents();
    expect(invoiced).toHaveLength(2);
    expect(invoiced.reduce((sum, { total }) => sum + total, 0)).toBe((await orderOf(id)).total);
  });

  it('keeps the logos that it has, whatever became of their files, and voids the proof where one changes', async () => {
    const [crest, acme] = [await createArtwork(team.user, 'Crest'), await createArtwork(team.user, 'Acme')];
    const onChest = { asset: crest, place: 'left-chest' };
    const id = await submit(shirts({ M: 1 }, { prints: [onChest] }));
    await giveProof(staff.user, id);
    await api('PATCH', `/api/team/assets/${crest}`, { token: team.token, body: { name: 'Old crest' } });
    await api('DELETE', `/api/team/assets/${crest}`, { token: team.token });
    const same = shirts({ M: 1 }, { key: 'ordered-0', prints: [onChest] });
    expect((await edit(id, [same], { notes: 'By June' })).body).toMatchObject({
      changes: ['Notes: “By June”'],
      voids: [],
    });
    const prints = [
      { asset: crest, place: 'right-chest' },
      { asset: acme, place: 'back' },
    ];
    const { revision } = await orderOf(id);
    const { status, body } = await edit(id, [{ ...same, prints }], { revision });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      changes: [
        'Squad Shirt, Red, logos: “Crest” (left chest) → “Crest” (right chest), “Acme” (back)',
        'Notes: “By May”',
      ],
      voids: ['The proof that waits for approval is void: a new one follows.'],
    });
    expect(await rows`select status from team_order_proofs where team_order_id = ${id}`).toEqual([{ status: 'void' }]);
  });

  it('asks whose a logo is, over REST too', async () => {
    const id = await submit(shirts({ M: 1 }));
    const theirs = await createArtwork((await createTeam()).user, 'Theirs');
    const path = `/api/team-orders/${id}`;
    const { data } = await orderOf(id);
    const patch = (asset_id: string) => {
      const prints = [{ asset_id, name: 'Crest', place: 'back' }];
      const orderData = { ...data, items: data.items?.map((item) => ({ ...item, prints })) };
      return api('PATCH', path, { token: staff.token, body: { orderData } });
    };
    expect(await patch(theirs)).toMatchObject({
      status: 422,
      text: expect.stringContaining('orderData.items.0.prints.0'),
    });
    expect((await patch(await createArtwork(team.user, 'Crest'))).status).toBe(200);
    expect(await rows`select needs_proof from team_orders where id = ${id}`).toEqual([{ needs_proof: true }]);
  });

  it('needs no proof that staff have waived where its lines stay', async () => {
    const prints = [{ asset: await createArtwork(team.user, 'Crest'), place: 'back' }];
    const id = await submit({ ...shirts({ M: 1 }), prints });
    const waived = await api('PATCH', `/api/team-orders/${id}`, { token: staff.token, body: { needsProof: false } });
    expect(waived.status).toBe(200);
    const { revision } = await orderOf(id);
    const { status } = await edit(id, [shirts({ M: 1 }, { key: 'ordered-0', prints })], { revision, notes: 'By July' });
    expect(status).toBe(200);
    expect(await rows`select needs_proof, notes from team_orders where id = ${id}`).toEqual([
      { needs_proof: false, notes: 'By July' },
    ]);
  });

  it('lets one of two who edit at once win, and tells the other who was faster', async () => {
    const id = await submit(shirts({ M: 1 }));
    const answers = await Promise.all(
      [2, 3, 4, 5].map((count) => edit(id, [shirts({ M: count }, { key: 'ordered-0' })])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const late = answers.find(({ status }) => status === 409)?.body;
    expect(late).toMatchObject({ code: 'conflict', message: expect.stringMatching(/^Maya changed this order/) });
    expect((await eventsOf(id)).filter(({ type }) => type === 'edited')).toHaveLength(1);
  });

  it('names the shop where staff changed the order since, if only its notes', async () => {
    const id = await submit(shirts({ M: 1 }));
    await api('PATCH', `/api/team-orders/${id}`, { token: staff.token, body: { notes: 'By July' } });
    const message =
      'Kitroom changed this order in the meantime. Nothing was overwritten, and what you entered is still here.';
    const late = await edit(id, [shirts({ M: 2 }, { key: 'ordered-0' })]);
    expect([late.status, late.body]).toMatchObject([409, { code: 'conflict', message }]);
  });

  it('finds no order of another team', async () => {
    const id = await submit(shirts({ M: 1 }));
    const other = await createTeam();
    expect((await edit(id, [shirts({ M: 9 }, { key: 'ordered-0' })], {}, other)).status).toBe(404);
    const { status } = await api('POST', `/api/team/orders/${id}/quote`, {
      token: other.token,
      body: { items: [], notes: '' },
    });
    expect(status).toBe(404);
    expect(await orderOf(id)).toMatchObject({ revision: 1, total: 20 });
  });

  it.each(['in_production', 'cancelled'] as const)('is refused once the order is %s', async (status) => {
    const id = await submit(shirts({ M: 1 }));
    await move(id, status);
    const { revision } = await orderOf(id);
    const answer = await edit(id, [shirts({ M: 2 }, { key: 'ordered-0' })], { revision });
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_editable' } });
    expect((await orderOf(id)).total).toBe(20);
  });

  it('stops at a total that is no longer true, and at an order without lines', async () => {
    const id = await submit(shirts({ M: 1 }));
    const dearer = await edit(id, [shirts({ M: 2 }, { key: 'ordered-0' })], { expectedTotal: 39 });
    expect(dearer).toMatchObject({
      status: 409,
      body: { code: 'prices_changed', expectedTotal: 39, totalAmount: 40, quote: { totalAmount: 40 } },
    });
    expect((await edit(id, [])).body).toMatchObject({ code: 'empty_order' });
    expect(await orderOf(id)).toMatchObject({ revision: 1, total: 20 });
  });
});

describe('the delivery of a submitted order', () => {
  const to = { line1: '1 High Street', line2: '', city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' };
  const delivery = { shippingAddress: to, neededBy: '2099-05-01', purchaseOrder: 'PO-7' };
  const same = () => [shirts({ M: 1 }, { key: 'ordered-0' })];
  const deliveryOf = async (id: string) => {
    const [row] = await rows<Record<string, string | null>>`
      select shipping_address_line1 as line1, shipping_address_postcode as postcode, needed_by as "neededBy",
      purchase_order as "purchaseOrder" from team_orders where id = ${id}`;
    return row;
  };
  const staffEdit = async (orderId: string, more: object) => {
    const { req } = await asStaff(staff.user);
    const { revision } = await orderOf(orderId);
    const items = [{ key: 'ordered-0', product: shirt.id, color: 'Red', players: [], extras: { M: 1 } }];
    const input = { revision, items, notes: 'By May', ...more };
    return editTeamOrder({ req, orderId, reason: 'They moved', input });
  };

  it('is corrected with the rest of it, voids nothing, and is in the history', async () => {
    const id = await submit(shirts({ M: 1 }));
    await edit(id, same(), delivery);
    expect(await deliveryOf(id)).toEqual({
      ...{ line1: '1 High Street', postcode: 'LS1 1AA', neededBy: '2099-05-01', purchaseOrder: 'PO-7' },
    });
    await move(id, 'approved');
    const issued = await rows`select * from invoices where team_order_id = ${id}`;
    const { revision } = await orderOf(id);
    const moved = { shippingAddress: { ...to, line1: '2 High Street', postcode: 'ls11ab' }, purchaseOrder: '' };
    const { status, body } = await edit(id, same(), { revision, ...moved });
    const changes = [
      'Deliver to: 1 High Street, Leeds LS1 1AA, United Kingdom → 2 High Street, Leeds LS1 1AB, United Kingdom',
      'Purchase order: PO-7 → –',
    ];
    expect([status, body]).toMatchObject([200, { changes, voids: [] }]);
    expect(await deliveryOf(id)).toEqual({
      ...{ line1: '2 High Street', postcode: 'LS1 1AB', neededBy: '2099-05-01', purchaseOrder: null },
    });
    expect(await orderOf(id)).toMatchObject({ status: 'approved', total: 20 });
    expect((await eventsOf(id)).at(-1)).toEqual({ type: 'edited', byName: 'Maya', comment: changes.join('\n') });
    expect(issued).toHaveLength(1);
    expect(await rows`select * from invoices where team_order_id = ${id}`).toEqual(issued);
  });

  it('is checked as at submission, field by field', async () => {
    const id = await submit(shirts({ M: 1 }));
    const answer = await edit(id, same(), { shippingAddress: { ...to, postcode: 'X' }, neededBy: '2020-01-01' });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        fieldErrors: {
          'shippingAddress.postcode': ['Please enter a valid UK postcode.'],
          neededBy: ['Please choose a day in the future.'],
        },
      },
    });
    expect(await orderOf(id)).toMatchObject({ revision: 1 });
  });

  it.each(['soon', '2099-02-30'])('is needed by no day “%s”', async (neededBy) => {
    const id = await submit(shirts({ M: 1 }));
    const answer = await edit(id, same(), { neededBy });
    expect(answer).toMatchObject({ status: 422, body: { fieldErrors: { neededBy: ['Please enter a date.'] } } });
  });

  it.each(['', 'Mars', '??'])('names no country “%s”', async (country) => {
    const id = await submit(shirts({ M: 1 }));
    const answer = await edit(id, same(), { shippingAddress: { ...to, country } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(Object.keys(answer.body.fieldErrors ?? {})).toContain('shippingAddress.country');
  });

  it('is corrected by staff alone once production has started, and by nobody once all is despatched', async () => {
    const id = await submit(shirts({ M: 1 }));
    await move(id, 'in_production');
    const { revision } = await orderOf(id);
    expect((await edit(id, same(), { revision, ...delivery })).body).toMatchObject({ code: 'not_editable' });
    expect(await staffEdit(id, { ...delivery, notes: 'By June' })).toMatchObject({ code: 'not_editable' });
    expect(await staffEdit(id, delivery)).toMatchObject({ ok: true, totalAmount: 20, voids: [] });
    expect(await deliveryOf(id)).toMatchObject({ line1: '1 High Street' });
    expect((await mailsOf(id, 'team-order-news')).at(-1)?.data.news).toMatch(/^We have changed your order: They moved/);
    const { req } = await asStaff(staff.user);
    const seen = { kind: 'team', orderId: id, revision: (await orderOf(id)).revision } as const;
    const tracking = { carrier: null, trackingNumber: null, trackingUrl: null };
    expect(await createShipment({ req, ...seen, tracking, despiteUnpaid: true })).toMatchObject({ ok: true });
    expect(await staffEdit(id, { purchaseOrder: 'PO-8' })).toMatchObject({ code: 'not_editable' });
  });

  it('says whom the order is invoiced to, of this order alone', async () => {
    const id = await submit(shirts({ M: 1 }));
    const line = shirts({ M: 1 }, { key: 'ordered-0' });
    const billingAddress = { line1: '9 Bank Street', line2: '', city: 'York', postcode: 'YO1 7HH', country: 'GB' };
    const half = await edit(id, [line], { billingAddress: { ...billingAddress, postcode: '' } });
    expect([half.status, Object.keys(half.body.fieldErrors ?? {})]).toEqual([422, ['billingAddress.postcode']]);
    const { body } = await edit(id, [line], { companyName: 'Parents Ltd', billingAddress });
    expect(body.changes).toEqual(['Invoice details changed']);
    const billed = async () =>
      payload.findByID({
        collection: 'team-orders',
        id,
        depth: 0,
        select: { companyName: true, billingAddress: true },
      });
    expect(await billed()).toMatchObject({ companyName: 'Parents Ltd', billingAddress: { line1: '9 Bank Street' } });
    expect(
      (await api('PUT', '/api/team/billing', { token: team.token, body: { companyName: 'Club Ltd' } })).status,
    ).toBe(200);
    expect(await billed()).toMatchObject({ companyName: 'Parents Ltd' });
    const kept = await edit(id, [line], { revision: body.revision, purchaseOrder: 'PO-9' });
    expect(kept.body.changes).toEqual(['Purchase order: – → PO-9']);
    await move(id, 'approved');
    await move(id, 'in_production');
    const { revision } = await orderOf(id);
    expect((await edit(id, [line], { revision, companyName: '' })).body).toMatchObject({ code: 'not_editable' });
    expect(await staffEdit(id, { companyName: '', billingAddress: null })).toMatchObject({ ok: true });
    expect(await billed()).toMatchObject({ companyName: null, billingAddress: { line1: null } });
    const [log] = await rows<{ before: object; after: object }>`select before, after from activity_log
      where subject_id = ${id} and before ? 'invoiceTo' order by created_at desc limit 1`;
    expect(log).toMatchObject({
      before: { invoiceTo: expect.stringContaining('9 Bank Street') },
      after: { invoiceTo: null },
    });
  });
});

describe('an edit by staff', () => {
  const edited = async (user: AdminUser, orderId: string, reason: string, revision = 1) => {
    const { req } = await asStaff(user);
    const line = { key: 'ordered-0', product: shirt.id, color: 'Red', players: [], extras: { M: 4 } };
    return editTeamOrder({ req, orderId, reason, input: { revision, items: [line], notes: 'By May' } });
  };

  it('needs a reason, which the team gets, and leaves what staff approved approved', async () => {
    const id = await submit(shirts({ M: 1 }));
    await move(id, 'approved');
    const { revision } = await orderOf(id);
    expect(await edited(staff.user, id, ' ', revision)).toMatchObject({ ok: false, code: 'invalid' });
    expect(await edited(staff.user, id, 'Rung up by Maya', revision)).toMatchObject({ ok: true, totalAmount: 80 });
    expect(await orderOf(id)).toMatchObject({ status: 'approved', total: 80 });
    const news = (await mailsOf(id, 'team-order-news')).map(({ to, data }) => [to, data.news]);
    expect(news).toContainEqual([
      'manager@edits.test',
      'We have changed your order: Rung up by Maya\n\nSquad Shirt, Red, Medium: 1 → 4\nTotal: $20.00 → $80.00',
    ]);
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      byName: 'Jo Price',
      comment: expect.stringMatching(/^Rung up by Maya\n\n/),
    });
  });

  it('is not for editors of pages', async () => {
    const id = await submit(shirts({ M: 1 }));
    const editor = await createStaff('content_manager');
    expect(await edited(editor.user, id, 'Because')).toMatchObject({ ok: false, code: 'forbidden' });
  });
});

it('names a size that changed on the roster after it was ordered, until the order has it or is being made', async () => {
  const named = { name: 'Tom Smith', jerseyNumber: 7, sizePreference: 'M' };
  const added = await api<{ player: { id: string } }>('POST', '/api/team/members', { token: team.token, body: named });
  const { id: memberId } = added.body.player;
  const tom = (size: string) => ({ memberId, name: 'Tom Smith', nameOnBack: '', number: null, size });
  const namesake = { name: 'Tom Smith', nameOnBack: '', number: 9, size: 'M' };
  const listed = async (orderId: string) => {
    const [order] = await listSizeChanges(payload, team.user.id, orderId);
    const loaded = await loadDashboard({ payload, team: team.user });
    const onDashboard = loaded.ok ? loaded.dashboard.resized.find((each) => each.orderId === orderId) : 'failed';
    expect(onDashboard).toEqual(order);
    return order
      ? sizeChangesByPlayer(order).flatMap(({ name, texts }) => texts.map((text) => `${name}, ${text}`))
      : [];
  };
  const grow = async (sizePreference: string) => {
    const change = { sizePreference };
    const path = `/api/team/members/${memberId}`;
    expect((await api('PATCH', path, { token: team.token, body: change })).status).toBe(200);
  };

  const id = await submit(shirts({}, { players: [tom('L')] }));
  const other = await submit(shirts({}, { players: [tom('M'), namesake] }));
  expect([await listed(id), await listed(other)]).toEqual([[], []]);
  await grow('L');
  expect([await listed(id), await listed(other)]).toEqual([
    [],
    ['Tom Smith (no number), Squad Shirt: Medium ordered, Large on the roster'],
  ]);
  expect((await edit(other, [shirts({}, { players: [tom('L'), namesake] })])).status).toBe(200);
  expect(await listed(other)).toEqual([]);
  await grow('M');
  expect(await listed(id)).toEqual(['Tom Smith, Squad Shirt: Large ordered, Medium on the roster']);
  await move(id, 'in_production');
  expect(await listed(id)).toEqual([]);
});
