import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PRICE_TIERS } from '@/domain/money/price-tiers';
import type { OrderStatus } from '@/domain/orders/order-status';
import { undoReason } from '@/domain/orders/order-undo';
import { newOrderInput, orderEditInput } from '@/domain/orders/order-edit';
import { createOrder } from '@/modules/orders/editing/create-order';
import { editOrder } from '@/modules/orders/editing/edit-order';
import { formOfInquiry } from '@/areas/back-office/orders/form/load-form';
import { quoteLines } from '@/modules/orders/editing/quote-lines';
import { refundOrder } from '@/modules/payments/refund-order';
import { loadOrder } from '@/areas/back-office/orders/detail/load-order';
import { searchOrderableProducts } from '@/areas/back-office/orders/data/orderable-products';
import { searchCustomers } from '@/areas/back-office/orders/data/search-customers';
import { markPaid } from '@/modules/payments/mark-paid';
import { orderRefunded } from '@/modules/orders/emails/order-refunded';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import type { AdminUser } from '@/payload-types';
import { api } from '../setup/http';
import {
  actionsOn,
  asStaff,
  createProduct,
  createStaff,
  placed,
  rows,
  payload,
  stockOf,
  unique,
  type TestProduct,
} from '../setup/shop';
import { voidPayments } from '../setup/void-payments';

const { user: alex, token } = await createStaff('administrator', { fullName: 'Alex Morgan' });
const { user: blair } = await createStaff('administrator', { fullName: 'Blair Fox' });
await payload.updateGlobal({ slug: 'site-settings', data: { priceTiers: [...DEFAULT_PRICE_TIERS] } });

type Row = {
  status: string;
  revision: number;
  total: number;
  discount: number;
  items: number;
  payment: string;
  paid: number;
  refunded: number;
};
async function rowOf(id: string): Promise<Row> {
  const [row] = await rows<Row>`
    select status, revision::int as revision, total_amount::float8 as total, discount_amount::float8 as discount,
    total_items::int as items, payment_status as payment, paid_amount::float8 as paid,
    refunded_amount::float8 as refunded from orders where id = ${id}`;
  return row!;
}
async function storedOrder(id: string) {
  const { payload, req } = await asStaff(alex);
  const { revision, orderItems } = (await loadOrder(payload, req, id))!.order;
  const lines = orderItems.map(({ id: line, product, ...rest }) => ({
    ...rest,
    id: line ?? '',
    product: String(product),
  }));
  return { revision, lines };
}
const linesOf = async (id: string) => (await storedOrder(id)).lines;

type Line = { id?: string; product?: string; color?: string; size?: string; quantity: number };
const fields = {
  customer: { firstName: 'Ada', lastName: 'Okafor', email: 'ada@shopper.test' },
  shippingAddress: { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' },
};
const edit = async (user: AdminUser, orderId: string, revision: number, lines: Line[], more: object = {}) =>
  editOrder({
    ...(await asStaff(user)),
    orderId,
    input: orderEditInput.parse({ ...fields, ...more, lines, revision }),
  });
const create = async (lines: Line[], idempotencyKey: string = randomUUID(), more: object = {}) =>
  createOrder({ ...(await asStaff(alex)), input: newOrderInput.parse({ ...fields, ...more, lines }), idempotencyKey });

/** Calculated independently, in cents: pieces of a design pooled, less the tier, half a cent down. */
function sumInCents(lines: { product: string; color?: string; quantity: number; cents: number }[]): number {
  const nameOf = ({ product, color }: (typeof lines)[number]) => `${product}/${color ?? ''}`;
  return [...new Set(lines.map(nameOf))].reduce((total, name) => {
    const design = lines.filter((line) => nameOf(line) === name);
    const pieces = design.reduce((sum, line) => sum + line.quantity, 0);
    const cents = design.reduce((sum, line) => sum + line.quantity * line.cents, 0);
    const percent = pieces >= 50 ? 15 : pieces >= 25 ? 10 : pieces >= 10 ? 5 : 0;
    return total + cents - Math.floor((cents * percent + 50) / 100);
  }, 0);
}

describe('two administrators at the same order', () => {
  const changes = {
    'set different statuses': async (id: string, revision: number) => [
      updateOrderStatus({ ...(await asStaff(alex)), orderId: id, status: 'shipped', revision }),
      updateOrderStatus({ ...(await asStaff(blair)), orderId: id, status: 'delivered', revision }),
    ],
    'edit it': async (id: string, revision: number) => {
      const lines = (await linesOf(id)).map((line) => ({ id: line.id, quantity: line.quantity + 1 }));
      return [edit(alex, id, revision, lines), edit(blair, id, revision, lines, { notes: 'Call first' })];
    },
    'set its status and edit it': async (id: string, revision: number) => [
      updateOrderStatus({ ...(await asStaff(alex)), orderId: id, status: 'processing', revision }),
      edit(
        blair,
        id,
        revision,
        (await linesOf(id)).map((line) => ({ id: line.id, quantity: 1 })),
      ),
    ],
    'note its payment and edit it': async (id: string, revision: number) => [
      markPaid({ ...(await asStaff(alex)), orderId: id, revision }),
      edit(
        blair,
        id,
        revision,
        (await linesOf(id)).map((line) => ({ id: line.id, quantity: 1 })),
      ),
    ],
  };

  for (const [what, change] of Object.entries(changes)) {
    it(`${what} from the same state: one is first, the other is told and overwrites nothing`, async () => {
      const product = await createProduct({ stock: 50 });
      for (let round = 0; round < 5; round += 1) {
        const { id } = await placed({ product: product.id, quantity: 2 });
        const { revision } = await rowOf(id);
        const results = await Promise.all(await change(id, revision));
        expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
        const refusal = results.find(({ ok }) => !ok);
        const first = results[0]?.ok ? 'Alex Morgan' : 'Blair Fox';
        const now = await rowOf(id);
        expect(refusal).toMatchObject({
          code: 'conflict',
          conflict: { by: first, status: now.status, revision: now.revision },
        });
        expect(now.revision).toBeGreaterThan(revision);
        expect(await actionsOn(id)).toHaveLength(1);
      }
    });
  }

  it('of twenty changes from one state one is made', async () => {
    const { id } = await placed({ product: (await createProduct()).id, quantity: 1 });
    const { revision } = await rowOf(id);
    const results = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        updateOrderStatus({
          ...(await asStaff(index % 2 ? alex : blair)),
          orderId: id,
          status: index % 3 ? 'shipped' : 'processing',
          revision,
        }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.code === 'conflict')).toHaveLength(19);
  });

  it('a save over the API at the same time brings back nothing that it read before', async () => {
    const { id } = await placed({ product: (await createProduct({ stock: 50 })).id, quantity: 1 });
    for (let round = 0; round < 5; round += 1) {
      const isPaid = round % 2 === 0;
      const change = async () =>
        isPaid ? [await markPaid({ ...(await asStaff(alex)), orderId: id })] : voidPayments(alex, id);
      const [, payment] = await Promise.all([
        api('PATCH', `/api/orders/${id}`, { token, body: { notes: `Round ${round}` } }),
        change(),
      ]);
      expect(payment).toMatchObject([{ ok: true }]);
      expect((await rowOf(id)).payment).toBe(isPaid ? 'paid' : 'unpaid');
    }
  });
});

describe('undoing a change of status', () => {
  const act = async (id: string, status: OrderStatus, revision?: number, reason?: string) =>
    updateOrderStatus({ ...(await asStaff(alex)), orderId: id, status, revision, reason });

  it('is a change of its own, which says what it cannot take back', async () => {
    const kit = await createProduct({ stock: 3 });
    const { id } = await placed({ product: kit.id, quantity: 3 });
    const delivered = await act(id, 'delivered');
    expect(delivered).toMatchObject({ ok: true, lasting: ['emailed'] });
    const { revision } = delivered as { revision: number };
    expect(await act(id, 'pending', revision, undoReason('Delivered'))).toMatchObject({ ok: true, lasting: [] });
    expect(await act(id, 'delivered')).toMatchObject({ ok: true, lasting: [] });
    const history =
      await rows`select "to", reason from order_status_changes where order_id = ${id} order by created_at`;
    expect(history).toEqual([
      { to: 'delivered', reason: null },
      { to: 'pending', reason: 'Delivered was undone.' },
      { to: 'delivered', reason: null },
    ]);
  });

  it('obeys stock, and is no way around what someone else did since', async () => {
    const kit = await createProduct({ stock: 3 });
    const { id } = await placed({ product: kit.id, quantity: 3 });
    const cancelled = await act(id, 'cancelled', undefined, 'Asked to');
    const { revision } = cancelled as { revision: number };
    await placed({ product: kit.id, quantity: 1 });
    expect(await act(id, 'pending', revision, undoReason('Cancelled'))).toMatchObject({ code: 'out_of_stock' });
    await rows`update products set stock_quantity = 3 where id = ${kit.id}`;
    await act(id, 'shipped', undefined, 'Found some');
    expect(await act(id, 'pending', revision, undoReason('Cancelled'))).toMatchObject({ code: 'conflict' });
    expect((await rowOf(id)).status).toBe('shipped');
  });

  it('leaves an order confirmed that was moved on', async () => {
    const { id } = await placed({ product: (await createProduct()).id, quantity: 1 });
    await rows`update orders set confirm_by = now() + interval '1 day', stock_returned = true where id = ${id}`;
    expect(await act(id, 'processing')).toMatchObject({ ok: true, lasting: ['emailed', 'confirmed'] });
  });
});

describe('a reason', () => {
  it('is required where an order goes back or is cancelled, and kept with the change', async () => {
    const { id } = await placed({ product: (await createProduct()).id, quantity: 1 });
    const act = async (status: 'pending' | 'shipped' | 'cancelled', reason?: string) =>
      updateOrderStatus({
        ...(await asStaff(alex)),
        orderId: id,
        status,
        revision: (await rowOf(id)).revision,
        reason,
      });
    expect(await act('shipped')).toMatchObject({ ok: true });
    for (const status of ['pending', 'cancelled'] as const) {
      expect(await act(status)).toMatchObject({
        code: 'reason_required',
        fieldErrors: { reason: ['Enter a reason.'] },
      });
    }
    expect(await act('cancelled', 'Ordered twice')).toMatchObject({ ok: true });
    expect(await act('pending')).toMatchObject({ code: 'reason_required' });
    expect(await act('pending', 'A mistake of ours')).toMatchObject({ ok: true });
    expect(await actionsOn(id)).toEqual(Array(3).fill('order.status-changed'));
    const reasons = await rows`select reason from order_status_changes where order_id = ${id} order by created_at`;
    expect(reasons.map(({ reason }) => reason)).toEqual([null, 'Ordered twice', 'A mistake of ours']);
  });

  it('may be given over the API, which asks for none', async () => {
    const { id } = await placed({ product: (await createProduct()).id, quantity: 1 });
    const patch = (body: object) => api('PATCH', `/api/orders/${id}`, { token, body });
    const { status, body } = await patch({ status: 'cancelled', statusReason: ' Ordered twice ' });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('Ordered twice');
    expect((await patch({ status: 'pending' })).status).toBe(200);
    const reasons = await rows`select reason from order_status_changes where order_id = ${id} order by created_at`;
    expect(reasons.map(({ reason }) => reason)).toEqual(['Ordered twice', null]);
  });
});

describe('an edited order', () => {
  it('moves stock by the difference, and comes to what its lines do', async () => {
    const shirt = await createProduct({ stock: { S: 40, M: 40 }, price: 19.99, additionalPrices: { M: 1.5 } });
    const bag = await createProduct({ stock: 10, price: 12.35 });
    const order = await placed(
      { product: shirt.id, color: 'Red', sizes: { S: 4, M: 4 } },
      { product: bag.id, quantity: 2 },
    );
    await payload.update({ collection: 'products', id: shirt.id, data: { price: 30 } });
    const [small, medium, bags] = await linesOf(order.id);
    const result = await edit(alex, order.id, 1, [
      { id: small!.id, quantity: 9 },
      { id: medium!.id, quantity: 1 },
      { product: shirt.id, color: 'Red', size: 'M', quantity: 3 },
    ]);
    expect(result).toMatchObject({ ok: true });
    // Nine and one at the old price, three at today’s.
    const expected = sumInCents([
      { product: 'shirt', color: 'Red', quantity: 9, cents: 1999 },
      { product: 'shirt', color: 'Red', quantity: 1, cents: 2149 },
      { product: 'shirt', color: 'Red', quantity: 3, cents: 3150 },
    ]);
    expect(await rowOf(order.id)).toMatchObject({ total: expected / 100, items: 13 });
    expect((await stockOf(shirt.id)).sizes).toEqual({ S: 31, M: 36 });
    expect((await stockOf(bag.id)).total).toBe(10);
    const [kept] = await linesOf(order.id);
    expect(kept).toMatchObject({ id: small!.id, quantity: 9, unitPrice: 19.99 });
    expect(bags).toBeDefined();
    const [entry] = await rows<{ before: object; after: object; actor_name: string }>`select before, after, actor_name
      from activity_log where subject_id = ${order.id} and action = 'order.edited'`;
    expect(entry).toMatchObject({ actor_name: 'Alex Morgan', before: { totalAmount: order.totalAmount } });
    expect(Object.keys(entry!.after).sort()).toEqual(['contact', 'lines', 'totalAmount']);
  });

  it('keeps stock and sums right over random edits by several at once', async () => {
    const products = await Promise.all([
      createProduct({ stock: { S: 12, L: 12 }, price: 10.05 }),
      createProduct({ stock: 15, price: 7.77 }),
    ]);
    const [kit, bag] = products as [TestProduct, TestProduct];
    const orders = await Promise.all([
      placed({ product: kit.id, color: 'Red', sizes: { S: 1 } }),
      placed({ product: bag.id, quantity: 1 }),
      placed({ product: kit.id, color: 'Red', sizes: { L: 1 } }),
    ]);
    const some = (most: number) => 1 + Math.floor(Math.random() * most);
    await Promise.all(
      orders.flatMap(({ id }) =>
        [alex, blair].map(async (user) => {
          for (let round = 0; round < 6; round += 1) {
            const { revision, lines } = await storedOrder(id);
            const kept: Line[] = lines.slice(0, some(lines.length)).map((line) => ({ id: line.id, quantity: some(6) }));
            const added: Line[] = [
              { product: kit.id, color: 'Red', size: 'L', quantity: some(5) },
              { product: bag.id, quantity: some(8) },
            ];
            const result = await edit(user, id, revision, [...kept, ...added.slice(round % 2)]);
            if (!result.ok) expect(['conflict', 'invalid']).toContain(result.code);
          }
        }),
      ),
    );
    const all = (await Promise.all(orders.map(({ id }) => linesOf(id)))).flat();
    const held = (product: string, size?: string) =>
      all
        .filter((line) => line.product === product && (line.sizeCode ?? undefined) === size)
        .reduce((sum, line) => sum + line.quantity, 0);
    expect((await stockOf(kit.id)).sizes).toEqual({ S: 12 - held(kit.id, 'S'), L: 12 - held(kit.id, 'L') });
    expect((await stockOf(bag.id)).total).toBe(15 - held(bag.id));
    for (const { id } of orders) {
      const lines = (await linesOf(id)).map((line) => ({
        product: line.product,
        color: line.color ?? undefined,
        quantity: line.quantity,
        cents: Math.round(line.unitPrice * 100),
      }));
      expect(Math.round((await rowOf(id)).total * 100)).toBe(sumInCents(lines));
    }
  });

  it('refuses what is not there beside the line, and leaves all as it was', async () => {
    const product = await createProduct({ stock: { S: 5 } });
    const { id } = await placed({ product: product.id, color: 'Red', sizes: { S: 2 } });
    const [line] = await linesOf(id);
    expect(await edit(alex, id, 1, [{ id: line!.id, quantity: 6 }])).toMatchObject({
      code: 'invalid',
      fieldErrors: { 'lines.0.quantity': ['Only 5 in stock.'] },
    });
    expect(
      await edit(alex, id, 1, [
        { id: line!.id, quantity: 2 },
        { product: product.id, color: 'Blue', size: 'S', quantity: 1 },
        { id: 'gone', quantity: 1 },
      ]),
    ).toMatchObject({
      code: 'invalid',
      fieldErrors: {
        'lines.1.product': ['Choose one of: Red.'],
        'lines.2.product': ['This line is no longer in the order.'],
      },
    });
    expect((await stockOf(product.id)).sizes).toEqual({ S: 3 });
    expect(await rowOf(id)).toMatchObject({ revision: 1, total: 40 });
  });

  it('keeps its money where only the address changes, whatever prices and tiers are now', async () => {
    const product = await createProduct({ stock: 50, price: 10 });
    const { id } = await placed({ product: product.id, quantity: 10 });
    await payload.update({
      collection: 'products',
      id: product.id,
      data: { price: 99, priceTiers: [{ minQuantity: 2, percentOff: 50 }] },
    });
    const lines = (await linesOf(id)).map((line) => ({ id: line.id, quantity: line.quantity }));
    expect(await edit(alex, id, 1, lines, { notes: 'Ring twice' })).toMatchObject({ ok: true, totalAmount: 95 });
    expect(await rowOf(id)).toMatchObject({ total: 95, discount: 5 });
    const preview = await quoteLines(payload, { lines: [{ ...lines[0]!, quantity: 12 }] }, id);
    expect(preview.sums).toMatchObject({ totalAmount: 60, discounts: [{ percentOff: 50, amount: 60 }] });
  });

  it('is possible before shipping alone', async () => {
    const { id } = await placed({ product: (await createProduct()).id, quantity: 1 });
    const lines = (await linesOf(id)).map((line) => ({ id: line.id, quantity: 2 }));
    await updateOrderStatus({ ...(await asStaff(alex)), orderId: id, status: 'shipped' });
    expect(await edit(alex, id, (await rowOf(id)).revision, lines)).toMatchObject({ code: 'not_editable' });
  });

  it('is for those who may change orders', async () => {
    const editor = await createStaff('content_manager');
    const { id } = await placed({ product: (await createProduct()).id, quantity: 1 });
    expect(await edit(editor.user, id, 1, [{ product: 'x', quantity: 1 }])).toMatchObject({ code: 'forbidden' });
    expect(await refundOrder({ ...(await asStaff(editor.user)), orderId: id, cents: 100, reason: 'x' })).toMatchObject({
      code: 'forbidden',
    });
    expect(await updateOrderStatus({ ...(await asStaff(editor.user)), orderId: id, status: 'shipped' })).toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('an order entered by staff', () => {
  it('is one order however often it is sent, with stock, emails, who entered it, and the log', async () => {
    const product = await createProduct({ stock: { S: 30 } });
    const key = randomUUID();
    const lines = [{ product: product.id, color: 'Red', size: 'S', quantity: 12 }];
    const results = await Promise.all(Array.from({ length: 5 }, () => create(lines, key)));
    const ids = new Set(results.map((result) => (result.ok ? result.orderId : result.code)));
    expect(ids.size).toBe(1);
    const [id] = [...ids] as [string];
    expect((await stockOf(product.id)).sizes).toEqual({ S: 18 });
    expect(await rowOf(id)).toMatchObject({ status: 'pending', total: 228, discount: 12, payment: 'unpaid' });
    const [row] = await rows`select created_by_id as by, payment_method as method from orders where id = ${id}`;
    expect(row).toEqual({ by: alex.id, method: 'invoice' });
    expect(await actionsOn(id)).toEqual(['order.created']);
    const mails = await rows`select template from mail_messages
      where data->>'token' = (select tracking_token from orders where id = ${id})`;
    expect(mails.map(({ template }) => template).sort()).toEqual(['order-confirmation', 'order-notice']);
  });

  it('tells what is wrong beside its line', async () => {
    const product = await createProduct({ stock: { S: 3 } });
    expect(
      await create([
        { product: product.id, color: 'Red', size: 'S', quantity: 2 },
        { product: product.id, color: 'Red', size: 'S', quantity: 2 },
      ]),
    ).toMatchObject({ code: 'invalid', fieldErrors: { 'lines.0.quantity': ['Only 3 in stock.'] } });
    expect(await create([{ product: product.id, color: 'Red', size: 'XXL', quantity: 2 }])).toMatchObject({
      code: 'invalid',
      fieldErrors: { 'lines.0.sizes': [expect.stringContaining('is not made in size')] },
    });
  });

  it('begins with what a quote says', async () => {
    const [inquiry] = await rows<{ id: string }>`
      insert into inquiries (kind, status, name, email, phone, team_name, sport, quantity, colors, message)
      values ('quote', 'new', 'Maya Lindqvist Berg', 'maya@club.test', '0113 496 0000', 'Falcons', 'netball', '11-25',
              'Purple and white', 'Names on the back') returning id`;
    const { req } = await asStaff(alex);
    const start = await formOfInquiry(req, inquiry!.id);
    expect(start?.inquiry).toEqual({ id: inquiry!.id, name: 'Maya Lindqvist Berg', hasOrder: false });
    expect(start?.values).toMatchObject({
      'customer.firstName': 'Maya',
      'customer.lastName': 'Lindqvist Berg',
      'customer.email': 'maya@club.test',
      'customer.phone': '0113 496 0000',
      notes: 'Team: Falcons\nSport: Netball\nQuantity: 11-25\nColours: Purple and white\n\nNames on the back',
    });
    expect(await formOfInquiry(req, 'none')).toBeUndefined();
  });

  it('finds customers and products to choose from', async () => {
    const product = await createProduct({ stock: { M: 4, S: 3 } });
    const { contact } = await placed({ product: product.id, color: 'Red', sizes: { S: 1 } });
    const [customer, ...others] = await searchCustomers(payload, `okafor ${contact.email}`);
    expect(customer).toMatchObject({ email: contact.email, address: { line1: '1 High Street', postcode: 'LS1 4AP' } });
    expect(others).toEqual([]);
    expect(await searchCustomers(payload, ' ')).toEqual([]);
    const [article] = await searchOrderableProducts(payload, product.name);
    expect(article).toMatchObject({ id: product.id, price: 20, stockQuantity: 6, colors: [{ name: 'Red' }] });
    expect(article?.variations).toHaveLength(2);
    await payload.update({ collection: 'products', id: product.id, data: { isActive: false } });
    expect(await searchOrderableProducts(payload, product.name)).toEqual([]);
  });

  it('answers the quote it comes from, and no second order does', async () => {
    const product = await createProduct({ stock: 10 });
    const [inquiry] = await rows<{ id: string }>`insert into inquiries (kind, status, name, email, team_name)
      values ('quote', 'new', ${unique('Sam')}, 'sam@club.test', 'Falcons') returning id`;
    const lines = [{ product: product.id, quantity: 1 }];
    const results = await Promise.all([0, 1, 2].map(() => create(lines, randomUUID(), { inquiry: inquiry!.id })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.code === 'quote_taken')).toHaveLength(2);
    const made = results.find((result) => result.ok);
    const [row] = await rows`select status, order_id as order from inquiries where id = ${inquiry!.id}`;
    expect(row).toEqual({ status: 'answered', order: made?.ok ? made.orderId : '' });
    expect((await stockOf(product.id)).total).toBe(9);
  });
});

describe('payments and refunds', () => {
  const paidOrder = async () => {
    const { id } = await placed({ product: (await createProduct({ stock: 5, price: 100 })).id, quantity: 1 });
    const paid = await markPaid({ ...(await asStaff(alex)), orderId: id, revision: 1 });
    expect(paid).toMatchObject({ ok: true });
    return id;
  };
  const refund = async (orderId: string, cents: number, revision?: number) =>
    refundOrder({ ...(await asStaff(alex)), orderId, cents, reason: 'Late', revision });

  it('never give back more than was paid, with 20 requests at once', async () => {
    const id = await paidOrder();
    const results = await Promise.all(Array.from({ length: 20 }, () => refund(id, 3000)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await rowOf(id)).toMatchObject({ refunded: 90, payment: 'paid' });
    expect(await refund(id, 1001)).toMatchObject({
      code: 'invalid',
      fieldErrors: { amount: ['At most $10.00 can be refunded.'] },
    });
    expect(await refund(id, 1000)).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ refunded: 100, payment: 'refunded' });
    expect(await refund(id, 1)).toMatchObject({
      fieldErrors: { amount: ['The full amount has already been refunded.'] },
    });
    const kept = await rows`select amount::float8 as amount, reason, by_name from order_refunds where order_id = ${id}`;
    expect(kept).toHaveLength(4);
    const emails = await rows`select data->>'cents' as cents from mail_messages where template = 'order-refunded'
      and data->>'token' = (select tracking_token from orders where id = ${id})`;
    expect(emails.map(({ cents }) => cents).sort()).toEqual(['1000', '3000', '3000', '3000']);
    const settings = await payload.findGlobal({ slug: 'site-settings' });
    const [order] = await rows`select tracking_token as token, order_number as number from orders where id = ${id}`;
    const email = await orderRefunded.write({
      payload,
      settings,
      data: { token: order?.token, cents: 3000, isCard: true },
    });
    expect(email?.text).toContain(`$30.00 of what you paid for order ${String(order?.number)} is on its way back`);
    expect(email?.html).toContain('We have refunded $30.00');
  });

  it('refuse a stale change, and money that was never paid', async () => {
    const id = await paidOrder();
    const { revision } = await rowOf(id);
    const results = await Promise.all([refund(id, 100, revision), refund(id, 100, revision)]);
    expect(results.map((result) => (result.ok ? 'ok' : result.code)).sort()).toEqual(['conflict', 'ok']);
    const unpaid = await placed({ product: (await createProduct()).id, quantity: 1 });
    expect(await refund(unpaid.id, 100)).toMatchObject({ fieldErrors: { amount: ['Nothing has been paid.'] } });
  });

  it('follow an edit: what was paid stays, what is missing can be noted', async () => {
    const id = await paidOrder();
    const [line] = await linesOf(id);
    await edit(alex, id, (await rowOf(id)).revision, [{ id: line!.id, quantity: 2 }]);
    expect(await rowOf(id)).toMatchObject({ total: 200, paid: 100, payment: 'part' });
    await markPaid({ ...(await asStaff(alex)), orderId: id, revision: (await rowOf(id)).revision });
    expect(await rowOf(id)).toMatchObject({ total: 200, paid: 200 });
    await edit(alex, id, (await rowOf(id)).revision, [{ id: line!.id, quantity: 1 }]);
    expect(await refund(id, 15_000)).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ total: 100, paid: 200, refunded: 150 });
    expect(await voidPayments(alex, id)).toMatchObject([{ code: 'not_possible' }, { code: 'not_possible' }]);
  });

  it('are noted as paid only where something is to be paid, and void only where nothing was refunded', async () => {
    const note = async (orderId: string) => markPaid({ ...(await asStaff(alex)), orderId });
    const paid = await paidOrder();
    expect(await note(paid)).toMatchObject({ code: 'not_possible', message: 'This order is already paid.' });
    expect(await refund(paid, 1)).toMatchObject({ ok: true });
    expect(await voidPayments(alex, paid)).toMatchObject([
      { message: 'Money of this order has been refunded, so it must have been paid.' },
    ]);
    expect(await refund(paid, 9999)).toMatchObject({ ok: true });
    expect(await note(paid)).toMatchObject({
      code: 'not_possible',
      message: 'The full amount has been refunded.',
    });

    const { id } = await placed({ product: (await createProduct({ stock: 5, price: 10 })).id, quantity: 1 });
    const cancelled = { orderId: id, status: 'cancelled', reason: 'Asked for' } as const;
    expect(await updateOrderStatus({ ...(await asStaff(alex)), ...cancelled })).toMatchObject({ ok: true });
    expect(await note(id)).toMatchObject({ message: 'This order is cancelled: there is nothing to pay.' });
    expect(await rowOf(id)).toMatchObject({ payment: 'unpaid', paid: 0 });
  });

  it('stand in the log with what was before and after, and the refund under the name of who made it', async () => {
    const id = await paidOrder();
    expect(await refund(id, 0)).toMatchObject({ fieldErrors: { amount: ['Please enter an amount.'] } });
    expect(await refund(id, 2500)).toMatchObject({ ok: true, refundedAmount: 25 });
    const [order] = await rows<{ number: string }>`select order_number as number from orders where id = ${id}`;
    const entries = await rows`
      select action, subject_type as type, subject, actor_name as actor, before, after from activity_log
      where subject_id = ${id} and action in ('order.payment-changed', 'order.refunded') order by created_at`;
    const about = { type: 'orders', subject: order!.number, actor: 'Alex Morgan' };
    expect(entries).toEqual([
      {
        ...about,
        action: 'order.payment-changed',
        before: { paymentStatus: 'unpaid', paidAmount: 0 },
        after: { paymentStatus: 'paid', paidAmount: 100 },
      },
      {
        ...about,
        action: 'order.refunded',
        before: { refundedAmount: 0 },
        after: { amount: 25, reason: 'Late', refundedAmount: 25 },
      },
    ]);
    const by = await rows`select amount::float8 as amount, reason, by_id, by_name from order_refunds
      where order_id = ${id}`;
    expect(by).toEqual([{ amount: 25, reason: 'Late', by_id: alex.id, by_name: 'Alex Morgan' }]);
    const emails = await rows`
      select (data->'cardCents')::int as "cardCents" from mail_messages where template = 'order-refunded'
      and data->>'token' = (select tracking_token from orders where id = ${id})`;
    expect(emails).toEqual([{ cardCents: 0 }]);
  });
});
