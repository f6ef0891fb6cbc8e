import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formOfOrder } from '@/areas/back-office/orders/form/load-form';
import { deletedEmail } from '@/domain/orders/deleted-customer';
import { newOrderInput, orderEditInput } from '@/domain/orders/order-edit';
import type { OrderStatus } from '@/domain/orders/order-status';
import { createOrder } from '@/modules/orders/editing/create-order';
import { editOrder } from '@/modules/orders/editing/edit-order';
import { quoteLines } from '@/modules/orders/editing/quote-lines';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { inTransaction } from '@/lib/database/transaction';
import { localRequest } from '@/lib/payload/local-request';
import type { AdminUser } from '@/payload-types';
import { loadCourse } from '@/areas/back-office/orders/detail/load-order';
import { addNote, removeNote } from '@/areas/back-office/orders/notes/change-notes';
import { api } from '../setup/http';
import {
  asStaff,
  createProduct,
  createStaff,
  createTeam,
  later,
  placed,
  rows,
  payload,
  stockOf,
  unique,
} from '../setup/shop';
import { createTeamOrder } from '../setup/team-orders';

const { user: alex } = await createStaff('administrator', { fullName: 'Alex Morgan' });

const as = (user: AdminUser = alex) => asStaff(user);
const linesOf = (id: string) =>
  rows<{ id: string; quantity: number }>`select id, quantity::int as quantity from order_items where _parent_id = ${id}
    order by _order`;
const logOf = (id: string) =>
  rows<{ action: string; before: object; after: Record<string, unknown> }>`
    select action, subject_type as type, subject, before, after from activity_log
    where subject_id = ${id} order by created_at`;
const fields = {
  customer: { firstName: 'Ada', lastName: 'Okafor', email: 'ada@shopper.test' },
  shippingAddress: { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
};

describe('a changed status', () => {
  const move = async (id: string, status: OrderStatus, reason = 'Asked to') =>
    updateOrderStatus({ ...(await as()), orderId: id, status, reason });

  it('is in the log with what became of the stock, and why', async () => {
    const { id, orderNumber } = await placed({ product: (await createProduct()).id, quantity: 1 });
    await move(id, 'cancelled', 'Ordered twice');
    await move(id, 'pending', 'A mistake');
    const entry = { action: 'order.status-changed', type: 'orders', subject: orderNumber };
    expect(await logOf(id)).toEqual([
      {
        ...entry,
        before: { status: 'pending', stockReturned: false },
        after: { status: 'cancelled', stockReturned: true, reason: 'Ordered twice' },
      },
      {
        ...entry,
        before: { status: 'cancelled', stockReturned: true },
        after: { status: 'pending', stockReturned: false, reason: 'A mistake' },
      },
    ]);
  });

  it('is in the log after the confirmation of an order that waited for that; a cancellation confirms nothing', async () => {
    const { id } = await createProduct({ stock: 5 });
    const waiting = async () => {
      const order = await placed({ product: id, quantity: 1 });
      await rows`update orders set confirm_by = now() + interval '1 day', stock_returned = true where id = ${order.id}`;
      await rows`update products set stock_quantity = stock_quantity + 1 where id = ${id}`;
      return order.id;
    };
    const [confirmed, cancelled] = [await waiting(), await waiting()];
    await move(confirmed, 'processing');
    await move(cancelled, 'cancelled');
    const [one, other] = [await logOf(confirmed), await logOf(cancelled)];
    expect(one).toMatchObject([
      { action: 'order.confirmed', after: { stockReturned: false, byStaff: true } },
      { action: 'order.status-changed', before: { status: 'pending' }, after: { status: 'processing' } },
    ]);
    expect(Date.parse(String(one[0]?.after.confirmedAt))).toBeGreaterThan(Date.now() - 60_000);
    expect(other).toMatchObject([
      { before: { status: 'pending' }, after: { status: 'cancelled', reason: 'Asked to' } },
    ]);
    expect(Object.keys(other[0]!.after).sort()).toEqual(['reason', 'status']);
    expect((await stockOf(id)).total).toBe(4);
  });

  it('to delivered is emailed to the customer, once, and not if their data was removed', async () => {
    const product = await createProduct({ stock: 5 });
    const [order, removed] = [
      await placed({ product: product.id, quantity: 1 }),
      await placed({ product: product.id, quantity: 1 }),
    ];
    await rows`update orders set contact_email = ${deletedEmail(randomUUID())} where id = ${removed.id}`;
    for (const { id } of [order, removed])
      for (const status of ['shipped', 'delivered', 'shipped', 'delivered'] as const)
        expect(await move(id, status)).toMatchObject({ ok: true });
    const emails =
      await rows`select "to", data->>'token' as token from mail_messages where template = 'order-delivered'`;
    expect(emails).toEqual([{ to: order.contact.email, token: order.trackingToken }]);
  });

  it('cannot be part of other work, which would have to be undone with it', async () => {
    const { id } = await placed({ product: (await createProduct()).id, quantity: 1 });
    const call = await as();
    const nested = inTransaction(call.req, () => updateOrderStatus({ ...call, orderId: id, status: 'processing' }));
    expect(await nested).toMatchObject({ ok: false, code: 'update_failed' });
    expect(await logOf(id)).toEqual([]);
  });

  it('tells of a card page that it closed', async () => {
    const { id } = await placed({ product: (await createProduct()).id, quantity: 1 });
    await rows`update orders set payment_method = 'card', stripe_session_id = 'cs_1' where id = ${id}`;
    expect(await move(id, 'cancelled')).toMatchObject({ ok: true, lasting: ['emailed', 'card-page-closed'] });
    const paid = `status = 'pending', paid_amount = 20`;
    await rows(`update orders set ${paid} where id = $1`, id);
    expect(await move(id, 'cancelled')).toMatchObject({ ok: true, lasting: ['emailed'] });
  });

  it('comes too late where someone else changed the order, who is named with what the change was', async () => {
    const { id } = await placed({ product: (await createProduct()).id, quantity: 1 });
    await move(id, 'processing');
    const late = await updateOrderStatus({ ...(await as()), orderId: id, status: 'shipped', revision: 1 });
    expect(late).toMatchObject({
      code: 'conflict',
      message: 'Alex Morgan changed this order in the meantime. None of your changes were saved.',
      conflict: { by: 'Alex Morgan', status: 'processing', movedOn: true, revision: 2 },
    });
    const lines = (await linesOf(id)).map((line) => ({ id: line.id, quantity: 2 }));
    const input = orderEditInput.parse({ ...fields, lines, revision: 2 });
    const edited = await editOrder({ ...(await as()), orderId: id, input });
    if (!edited.ok) throw new Error(edited.message);
    const again = await updateOrderStatus({ ...(await as()), orderId: id, status: 'shipped', revision: 2 });
    expect(again).toMatchObject({ conflict: { by: 'Alex Morgan', movedOn: false, revision: edited.revision } });
    const { id: other } = await placed({ product: (await createProduct()).id, quantity: 1 });
    await rows`update orders set notes = 'By nobody' where id = ${other}`;
    expect(await updateOrderStatus({ ...(await as()), orderId: other, status: 'shipped', revision: 1 })).toMatchObject({
      message: 'Someone changed this order in the meantime. None of your changes were saved.',
      conflict: { by: null, movedOn: false },
    });
  });
});

describe('an edit', () => {
  const edit = async (id: string, input: object) =>
    editOrder({ ...(await as()), orderId: id, input: orderEditInput.parse(input) });
  const asItIs = async (id: string) => {
    const lines = (await linesOf(id)).map((line) => ({ id: line.id, quantity: line.quantity }));
    const [order] = await rows<{ email: string; revision: number }>`
      select contact_email as email, revision::int as revision from orders where id = ${id}`;
    const { email, revision } = order!;
    return { ...fields, customer: { ...fields.customer, email }, lines, revision };
  };

  it('that changes nothing is no change', async () => {
    const { id } = await placed({ product: (await createProduct()).id, quantity: 1 });
    expect(await edit(id, await asItIs(id))).toEqual({ ok: true, revision: 1, totalAmount: 20 });
    expect(await logOf(id)).toEqual([]);
  });

  it('of address and notes is in the log, and leaves the money alone', async () => {
    const { id, orderNumber } = await placed({ product: (await createProduct()).id, quantity: 1 });
    const input = { ...(await asItIs(id)), notes: 'Ring twice' };
    expect(await edit(id, input)).toEqual({ ok: true, revision: 2, totalAmount: 20 });
    expect(await logOf(id)).toEqual([
      {
        action: 'order.edited',
        type: 'orders',
        subject: orderNumber,
        before: { notes: '' },
        after: { notes: 'Ring twice' },
      },
    ]);
  });

  it('of whom it is invoiced to is kept and in the log', async () => {
    const { id } = await placed({ product: (await createProduct()).id, quantity: 1 });
    const austin = { line1: '500 Congress Ave', city: 'Austin', region: 'Texas', postcode: '78701', country: 'US' };
    const billing = { companyName: 'Northside Ltd', purchaseOrder: 'PO-7', billingAddress: austin };
    expect(await edit(id, { ...(await asItIs(id)), ...billing })).toMatchObject({ ok: true, totalAmount: 20 });
    const order = await payload.findByID({ collection: 'orders', id });
    expect(order).toMatchObject(billing);
    expect(formOfOrder({ order, kits: {} } as never, []).values).toMatchObject({
      companyName: 'Northside Ltd',
      'billingAddress.line1': '500 Congress Ave',
      'billingAddress.region': 'Texas',
    });
    const invoiceTo = 'Northside Ltd, 500 Congress Ave, Austin, Texas 78701, United States';
    expect(await logOf(id)).toMatchObject([{ after: { invoiceTo, purchaseOrder: 'PO-7' } }]);
    const { revision } = (await rows<{ revision: number }>`select revision::int from orders where id = ${id}`)[0]!;
    expect(await edit(id, { ...(await asItIs(id)), revision })).toMatchObject({ ok: true });
    const blank = { companyName: null, purchaseOrder: null, billingAddress: { line1: null, country: null } };
    expect(await payload.findByID({ collection: 'orders', id })).toMatchObject(blank);
  });

  it('to another address asks nobody to confirm what never waited for that', async () => {
    const { id, trackingToken } = await placed({ product: (await createProduct()).id, quantity: 1 });
    const customer = { ...fields.customer, email: `${unique('moved')}@shopper.test` };
    expect(await edit(id, { ...(await asItIs(id)), customer })).toMatchObject({ ok: true });
    const mails = await rows`select template from mail_messages where data->>'token' = ${trackingToken}`;
    expect(mails.map(({ template }) => template)).not.toContain('order-to-confirm');
  });

  it('is refused at another total than its form showed; what stays as it is keeps its discount', async () => {
    const product = await createProduct({ price: 20, stock: 50 });
    const { id } = await placed({ product: product.id, quantity: 2 });
    const input = await asItIs(id);
    const lines = [...input.lines, { product: product.id, quantity: 1 }];
    const shown = await quoteLines(payload, { lines }, id);
    expect(shown.sums).toMatchObject({ totalAmount: 60 });
    await payload.update({ collection: 'products', id: product.id, data: { price: 30 } });
    expect(await edit(id, { ...input, lines, expectedTotal: 60 })).toMatchObject({
      ...{ ok: false, code: 'prices_changed', expectedTotal: 60, totalAmount: 70 },
      message: 'Prices have changed. Please check the new total.',
    });
    expect(await linesOf(id)).toMatchObject([{ quantity: 2 }]);
    const tiers = { priceTiers: [{ minQuantity: 2, percentOff: 50 }] };
    await payload.update({ collection: 'products', id: product.id, data: tiers });
    const same = await quoteLines(payload, { lines: input.lines }, id);
    expect(same.sums).toMatchObject({ totalAmount: 40, discounts: [] });
    expect(await edit(id, { ...input, notes: 'Ring', expectedTotal: 40 })).toMatchObject({ ok: true, totalAmount: 40 });
  });

  it('returns nothing to a variation that is gone, nor to others in its place', async () => {
    const product = await createProduct({ stock: { S: 5, M: 7 } });
    const { id } = await placed({ product: product.id, color: 'Red', sizes: { S: 2 } });
    await payload.delete({ collection: 'product-variations', id: product.variationIds.S! });
    const input = await asItIs(id);
    const lines = [{ ...input.lines[0], quantity: 1 }];
    expect(await edit(id, { ...input, lines })).toMatchObject({ ok: true, totalAmount: 20 });
    expect(await stockOf(product.id)).toEqual({ total: 7, sizes: { M: 7 } });
  });

  it('of an unpaid card order leaves a total that a card takes', async () => {
    const { id } = await placed({ product: (await createProduct({ price: 0.3 })).id, quantity: 2 });
    const lines = [{ ...(await asItIs(id)).lines[0], quantity: 1 }];
    expect(await edit(id, { ...(await asItIs(id)), lines })).toMatchObject({ ok: true });
    lines[0]!.quantity = 2;
    expect(await edit(id, { ...(await asItIs(id)), lines })).toMatchObject({ ok: true });
    await rows`update orders set payment_method = 'card' where id = ${id}`;
    const of = async (quantity: number) => {
      const input = await asItIs(id);
      return edit(id, { ...input, lines: [{ ...input.lines[0], quantity }] });
    };
    expect(await of(1)).toMatchObject({ code: 'invalid', message: 'This total cannot be paid by card.' });
    expect(await of(3)).toMatchObject({ ok: true, totalAmount: 0.9 });
    await rows`update orders set paid_amount = 0.9 where id = ${id}`;
    expect(await of(1)).toMatchObject({ ok: true, totalAmount: 0.3 });
  });

  it('moves what two lines of one kind take together, and says so where that is too much', async () => {
    const product = await createProduct({ stock: { S: 5 } });
    const { id } = await placed({ product: product.id, color: 'Red', sizes: { S: 2 } });
    const input = await asItIs(id);
    const lines = (more: number) => [
      { ...input.lines[0]!, quantity: 2 },
      { product: product.id, color: 'Red', size: 'S', quantity: more },
    ];
    expect(await edit(id, { ...input, lines: lines(4) })).toMatchObject({
      code: 'invalid',
      fieldErrors: { 'lines.0.quantity': ['Only 5 in stock.'] },
    });
    expect((await stockOf(product.id)).sizes).toEqual({ S: 3 });
    expect(await edit(id, { ...input, lines: lines(3) })).toMatchObject({ ok: true, totalAmount: 100 });
    expect((await stockOf(product.id)).sizes).toEqual({ S: 0 });
  });
});

describe('a quote for a form', () => {
  it('prices new lines by the shop, those of an order by its own prices, and tells what cannot be read', async () => {
    const product = await createProduct({ price: 10, stock: 20 });
    const { id } = await placed({ product: product.id, quantity: 1 });
    await payload.update({ collection: 'products', id: product.id, data: { price: 30 } });
    const [line] = await linesOf(id);
    const lines = [
      { id: line!.id, quantity: 2 },
      { product: product.id, quantity: 1 },
    ];
    expect(await quoteLines(payload, { lines }, id)).toMatchObject({
      unitPrices: [10, 30],
      sums: { totalAmount: 50 },
      fieldErrors: {},
    });
    for (const order of [undefined, 'no id', randomUUID()])
      expect(await quoteLines(payload, { lines }, order)).toMatchObject({
        unitPrices: [null, 30],
        sums: { totalAmount: 30 },
        fieldErrors: { 'lines.0.product': ['This line is no longer in the order.'] },
      });
    expect(await quoteLines(payload, { lines: 'none' })).toEqual({
      unitPrices: [],
      fieldErrors: { lines: [expect.any(String)] },
    });
  });

  it('says beside each line how many there are', async () => {
    const [some, none] = [await createProduct({ stock: 3 }), await createProduct({ stock: 0 })];
    const lines = [
      { product: randomUUID(), quantity: 1 },
      { product: some.id, quantity: 4 },
      { product: none.id, quantity: 1 },
    ];
    const { unitPrices, fieldErrors } = await quoteLines(payload, { lines });
    expect(unitPrices).toEqual([null, 20, 20]);
    expect(fieldErrors).toEqual({
      'lines.0.product': [expect.any(String)],
      'lines.1.quantity': ['Only 3 in stock.'],
      'lines.2.quantity': ['None in stock.'],
    });
  });
});

describe('an order entered by staff', () => {
  const create = async (user: AdminUser, more: object, key: string = randomUUID()) =>
    createOrder({ ...(await as(user)), input: newOrderInput.parse({ ...fields, ...more }), idempotencyKey: key });

  it('is in the log with its sums and the quote it answers', async () => {
    const product = await createProduct();
    const [inquiry] = await rows<{ id: string }>`insert into inquiries (kind, status, name, email, team_name)
      values ('quote', 'new', ${unique('Sam')}, 'sam@club.test', 'Falcons') returning id`;
    const lines = [{ product: product.id, quantity: 3 }];
    const entered = [await create(alex, { lines }), await create(alex, { lines, inquiry: inquiry!.id })];
    const logs = await Promise.all(entered.map((made) => logOf(made.ok ? made.orderId : '')));
    const subjects = entered.map((made) => made.ok && made.orderNumber);
    expect(logs).toMatchObject([
      [{ action: 'order.created', type: 'orders', subject: subjects[0], after: { totalAmount: 60, totalItems: 3 } }],
      [{ action: 'order.created', subject: subjects[1], after: { totalAmount: 60, inquiry: inquiry!.id } }],
    ]);
    expect(logs[0]?.[0]?.after).not.toHaveProperty('inquiry');
  });

  it('is for those who may enter orders, and one for each key', async () => {
    const product = await createProduct();
    const lines = [{ product: product.id, quantity: 1 }];
    const { user: editor } = await createStaff('content_manager');
    expect(await create(editor, { lines })).toMatchObject({ ok: false, code: 'forbidden' });
    const input = newOrderInput.parse({ ...fields, lines });
    const nobody = { payload, req: await localRequest(payload), input, idempotencyKey: randomUUID() };
    expect(await createOrder(nobody)).toMatchObject({ ok: false, code: 'forbidden' });
    const key = randomUUID();
    expect(await create(alex, { lines }, key)).toMatchObject({ ok: true });
    expect(await create(alex, { lines, notes: 'Another' }, key)).toMatchObject({ code: 'idempotency_key_reused' });
    expect((await stockOf(product.id)).total).toBe(9);
  });

  it('is refused at another total than its form showed', async () => {
    const lines = [{ product: (await createProduct()).id, quantity: 3 }];
    expect(await create(alex, { lines, expectedTotal: 54 })).toMatchObject({
      ...{ ok: false, code: 'prices_changed', expectedTotal: 54, totalAmount: 60 },
    });
    expect(await create(alex, { lines, expectedTotal: 60 })).toMatchObject({ ok: true });
  });
});

describe('internal notes', () => {
  it.each(['shop', 'team'] as const)(
    'are added to and deleted from an order of the %s by staff alone',
    async (kind) => {
      const team = await createTeam();
      const product = (await createProduct({ stock: 20 })).id;
      const { id: other } = await placed({ product, quantity: 1 });
      const orderId = kind === 'team' ? await createTeamOrder(team.user) : (await placed({ product, quantity: 1 })).id;
      const call = { ...(await as()), kind, orderId };
      const unpaid = { paidAmount: 0, refundedAmount: 0, writtenOffAmount: 0 };
      const notesOf = async () => (await loadCourse(payload, call.req, { kind, orderId }, unpaid)).notes;
      const texts = async () => (await notesOf()).map(({ text, byName }) => [text, byName]);
      expect(await addNote({ ...call, text: 'Rang Priya: she collects it' })).toEqual({ ok: true });
      await later();
      expect(await addNote({ ...call, text: 'Second' })).toEqual({ ok: true });
      expect(await texts()).toEqual([
        ['Second', 'Alex Morgan'],
        ['Rang Priya: she collects it', 'Alex Morgan'],
      ]);
      const [{ id: noteId } = { id: '' }] = await notesOf();
      const { user: editor } = await createStaff('content_manager');
      for (const caller of [
        await as(editor),
        { payload, req: await localRequest(payload, { user: { ...team.user, collection: 'teams' } }) },
      ]) {
        expect(await addNote({ ...call, ...caller, text: 'Mine' })).toMatchObject({ code: 'forbidden' });
        expect(await removeNote({ ...call, ...caller, noteId })).toMatchObject({ code: 'forbidden' });
      }
      expect(await removeNote({ ...(await as()), kind: 'shop', orderId: other, noteId })).toMatchObject({
        code: 'not_found',
      });
      expect(await removeNote({ ...call, noteId })).toEqual({ ok: true });
      expect(await texts()).toEqual([['Rang Priya: she collects it', 'Alex Morgan']]);
      const prefix = kind === 'team' ? 'team-order' : 'order';
      expect((await logOf(orderId)).map(({ action }) => action)).toEqual([
        ...[`${prefix}.note-added`, `${prefix}.note-added`, `${prefix}.note-deleted`],
      ]);
      expect((await api('GET', '/api/order-notes', { token: team.token })).status).toBe(403);
    },
  );
});
