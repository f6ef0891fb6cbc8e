import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import '../setup/incoming';
import { shopToday } from '@/domain/delivery/promise';
import { NO_TAXES, UK_RATES } from '@/domain/taxes/tax-settings';
import { invoiceFile } from '@/modules/invoices/invoice-file';
import { recordPayment } from '@/modules/payments/record-payment';
import { refundOrder } from '@/modules/payments/refund-order';
import { voidPayment } from '@/modules/payments/void-payment';
import { storeKey, withKey } from '../setup/api-keys';
import { api, type Call } from '../setup/http';
import { wrongCustomerSums, wrongOpenInvoices, wrongPayments, wrongPaymentStates } from '@/data/kept-sums';
import {
  actionsOn,
  asStaff,
  createProduct,
  createStaff,
  createTeam,
  editPlaced,
  payload,
  placed,
  rows,
} from '../setup/shop';
import { pdfText } from '../setup/pdf-text';
import { createTeamOrder } from '../setup/team-orders';

const staff = await createStaff('administrator', { fullName: 'Alex Morgan' });
const editor = await createStaff('content_manager');
const team = await createTeam({ email: 'contact@credit.test' });
const shirt = await createProduct({ name: 'Shirt', price: 24, stock: 1000 });
const book = await createProduct({ name: 'Book', price: 10, stock: 1000, taxClass: 'zero' });
await payload.updateGlobal({
  slug: 'tax-settings',
  data: { ...NO_TAXES, isCharged: true, rates: UK_RATES, homeRate: 0.79, homeRateOn: '2026-11-02' } as never,
});

type Kind = 'shop' | 'team';
const PLACES = { shop: 'orders', team: 'team-orders' };
const COLUMNS = { shop: 'order_id', team: 'team_order_id' };
type Note = { id: string; number: string; totalAmount: number; taxLines: object[]; rows: object[]; note: string };
type Refused = { code: string; message: string; fieldErrors?: Record<string, string[]> };

const credit = <Body = Note>(id: string, body: object, call: Call = {}, kind: Kind = 'shop') =>
  api<Body>('POST', `/api/${PLACES[kind]}/${id}/credit-notes`, {
    token: staff.token,
    body: { reason: 'A seam came open', ...body },
    ...call,
  });

/** Two shirts at 20 %, three books at 0 %: 78.00 with tax. */
async function invoiced() {
  const { id, totalAmount } = await placed({ product: shirt.id, quantity: 2 }, { product: book.id, quantity: 3 });
  expect(totalAmount).toBe(78);
  const [first, second] = await rows<{
    id: string;
  }>`select id from order_items where _parent_id = ${id} order by _order`;
  return { id, shirts: first!.id, books: second!.id };
}
const pay = async (orderId: string, cents: number, kind: Kind = 'shop') =>
  expect(
    await recordPayment({
      ...(await asStaff(staff.user)),
      ...{ kind, orderId, cents, way: 'transfer', receivedOn: shopToday(), reference: '' },
    }),
  ).toMatchObject({ ok: true });
const refund = async (orderId: string, cents: number, kind: Kind = 'shop') =>
  refundOrder({ ...(await asStaff(staff.user)), kind, orderId, cents, reason: 'For staff' });
const openOf = async (id: string) =>
  (
    await rows<{
      open: number;
    }>`select coalesce(sum(open_amount), 0)::float8 as open from open_invoices where order_id = ${id}`
  )[0]?.open;
const refundsOf = (id: string, kind: Kind = 'shop') =>
  rows<{ amount: number; number: string | null }>(
    `select r.amount::float8 as amount, i.number from order_refunds r left join invoices i on i.id = r.credit_note_id
      where r.${COLUMNS[kind]} = $1 order by r.created_at`,
    id,
  );
const expectKept = async () => {
  expect(await rows(wrongOpenInvoices())).toEqual([]);
  for (const law of [wrongPayments('team'), wrongPaymentStates('team'), wrongCustomerSums()])
    expect(await rows(law)).toEqual([]);
  const kept = `select kind, sum(revenue)::float8 as revenue from (select kind, revenue from order_sums
    union all select kind, revenue from order_sum_changes) s group by kind order by kind`;
  const before = await rows(kept);
  await rows('select recount_orders()');
  expect(await rows(kept)).toEqual(before);
};

describe('a credit note', () => {
  it('names goods at their own rate, on an order that nobody has paid, and lowers what is to be paid', async () => {
    const { id, shirts } = await invoiced();
    const { status, body } = await credit(id, { lines: [{ line: shirts, quantity: 1 }], note: 'Photo in the inbox' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ totalAmount: 24, reason: 'A seam came open', note: 'Photo in the inbox' },
      taxLines: [{ rate: 20, net: 20, tax: 4 }],
      rows: [{ kind: 'line', line: shirts, quantity: 1, unitPrice: 24, taxRate: 20, amount: 24, netAmount: 20 }],
      number: expect.stringMatching(/^CN-/) as string,
    });
    expect(await openOf(id)).toBe(54);
    const stored = await api('GET', `/api/invoices/${body.id}?depth=0`, { token: staff.token });
    expect(stored.body).toMatchObject({ reason: 'A seam came open', staffNote: 'Photo in the inbox' });
    const order = await api('GET', `/api/orders/${id}?depth=0`, { token: staff.token });
    expect(order.body).toMatchObject({ creditedAmount: 24, creditRefundedAmount: 0, totalAmount: 78 });
    expect((await actionsOn(id)).at(-1)).toBe('order.credited');
    const { content } = (await invoiceFile(payload, body.id)) ?? expect.fail('It has no PDF.');
    const printed = await pdfText(content);
    for (const text of ['Shirt', '20%', '$20.00', 'A seam came open', 'excl. VAT']) expect(printed).toContain(text);
    for (const text of ['Book', 'Photo in the inbox']) expect(printed).not.toContain(text);
    await pay(id, 5400);
    expect(await openOf(id)).toBe(0);
    expect(await rows`select paid_amount::float8 as paid from orders where id = ${id}`).toEqual([{ paid: 54 }]);
    await expectKept();
  });

  it('is refunded in parts, or kept as credit', async () => {
    const { id, shirts } = await invoiced();
    await pay(id, 7800);
    const { body } = await credit(id, { lines: [{ line: shirts, quantity: 2 }], refund: { amount: 30, way: 'hand' } });
    expect(await refundsOf(id)).toEqual([{ amount: 30, number: body.number }]);
    const issued = () => rows`select from invoices where order_id = ${id}`;
    expect(await issued()).toHaveLength(2);
    expect(await refund(id, 1800)).toMatchObject({ ok: true, refundedAmount: 48 });
    expect(await refundsOf(id)).toEqual([
      { amount: 30, number: body.number },
      { amount: 18, number: body.number },
    ]);
    expect(await issued()).toHaveLength(2);
    // Money without goods is spread over all that is left, as before.
    expect(await refund(id, 500)).toMatchObject({ ok: true });
    const [last] = await rows<{ lines: object[]; number: string }>`
      select tax_lines as lines, number from invoices where order_id = ${id} order by issued_at desc limit 1`;
    expect(last?.lines).toEqual([{ rate: 0, net: 5, tax: 0 }]);
    expect((await refundsOf(id)).at(-1)).toEqual({ amount: 5, number: last?.number });
    await expectKept();
  });

  it('is never more than was invoiced, however many there are, and once at a time', async () => {
    const { id, shirts, books } = await invoiced();
    const both = { lines: [{ line: shirts, quantity: 2 }] };
    const answers = await Promise.all([credit<Refused>(id, both), credit<Refused>(id, both)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'invalid',
      fieldErrors: { 'lines.0.quantity': ['All are credited.'] },
    });
    const refused = async (body: object) => (await credit<Refused>(id, body)).body.fieldErrors;
    expect(await refused({ lines: [{ line: books, quantity: 4 }] })).toEqual({
      'lines.0.quantity': ['At most 3 can be credited.'],
    });
    expect(await refused({ lines: [{ line: books, quantity: 1, amount: 30.01 }] })).toHaveProperty(['lines.0.amount']);
    expect(await refused({ lines: [{ line: randomUUID(), quantity: 1 }] })).toHaveProperty(['lines.0.line']);
    expect(await refused({ delivery: 1 })).toHaveProperty('delivery');
    expect(await refused({})).toHaveProperty('lines');
    expect(await refused({ lines: [{ line: books, quantity: 1 }], reason: ' ' })).toHaveProperty('reason');
    expect(await refused({ lines: [{ line: books, quantity: 1 }], refund: { amount: 5 } })).toEqual({
      'refund.amount': ['Nothing has been paid.'],
    });
    expect((await credit(id, { lines: [{ line: books, quantity: 3 }] })).status).toBe(201);
    expect(await openOf(id)).toBe(0);
    const [left] =
      await rows`select sum(case kind when 'invoice' then total_amount else -total_amount end)::float8 as sum
      from invoices where order_id = ${id}`;
    expect(left).toEqual({ sum: 0 });
  });

  it('is issued after despatch, beside an earlier refund, and what it names stays in the order', async () => {
    const { id, shirts, books } = await invoiced();
    await pay(id, 7800);
    expect(await refund(id, 780)).toMatchObject({ ok: true });
    await api('PATCH', `/api/orders/${id}`, { token: staff.token, body: { status: 'processing' } });
    const first = await credit(id, { lines: [{ line: shirts, quantity: 1 }] });
    // A tenth of all was refunded before.
    expect(first.body).toMatchObject({ totalAmount: 21.6, taxLines: [{ rate: 20, net: 18, tax: 3.6 }] });
    const without = await editPlaced(staff.user, id, (lines) => lines.filter((line) => line.id !== shirts));
    expect(without).toMatchObject({ ok: false, code: 'not_possible' });
    expect(await editPlaced(staff.user, id, (lines) => lines.filter((line) => line.id !== books))).toMatchObject({
      ok: false,
      code: 'not_possible',
    });
    const status = await api('PATCH', `/api/orders/${id}`, { token: staff.token, body: { status: 'shipped' } });
    expect(status.status).toBe(200);
    expect((await credit(id, { lines: [{ line: books, quantity: 1, amount: 2 }] })).body).toMatchObject({
      ...{ totalAmount: 2, taxLines: [{ rate: 0, net: 2, tax: 0 }] },
    });
    expect(await refund(id, 2360)).toMatchObject({ ok: true });
    const [payment] = await rows<{ id: string }>`select id from order_payments where order_id = ${id}`;
    const voided = { ...(await asStaff(staff.user)), orderId: id, paymentId: payment!.id, reason: 'Wrong' };
    expect(await voidPayment(voided)).toMatchObject({ ok: false, code: 'not_possible' });
    await expectKept();
  });

  it('of a team’s order names a line by its item and size', async () => {
    const id = await createTeamOrder(team.user, { needsProof: false });
    const line = async () =>
      (
        await rows<{ line: string; quantity: number; price: number }>`
        select item || ':' || coalesce(size_code, 'ONE') as line, quantity::int, unit_price::float8 as price
          from order_items where team_order_id = ${id} order by _order limit 1`
      )[0]!;
    const early = await credit<Refused>(id, { lines: [{ line: (await line()).line, quantity: 1 }] }, {}, 'team');
    expect(early).toMatchObject({ status: 422, body: { code: 'not_possible' } });
    await api('PATCH', `/api/team-orders/${id}`, { token: staff.token, body: { status: 'approved' } });
    const { line: name } = await line();
    await pay(id, 500, 'team');
    const before = await openOf(id);
    const issued = await credit(id, { lines: [{ line: name, quantity: 1 }] }, {}, 'team');
    expect(issued.status).toBe(201);
    expect(await openOf(id)).toBeCloseTo(before! - issued.body.totalAmount, 5);
    await expectKept();
  });

  it('is refused to others, and once by its key', async () => {
    const { id, shirts } = await invoiced();
    const body = { lines: [{ line: shirts, quantity: 1 }] };
    expect((await credit(id, body, { token: editor.token })).status).toBe(403);
    expect((await credit(id, body, { token: undefined })).status).toBe(401);
    expect((await credit(randomUUID(), body)).status).toBe(404);
    const reader = await storeKey(staff, ['orders:read']);
    expect((await credit(id, body, { token: undefined, ...withKey(reader) })).status).toBe(403);
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = [await credit(id, body, { headers }), await credit(id, body, { headers })];
    expect(answers.map(({ body: { number } }) => number)[0]).toBe(answers[1]?.body.number);
    expect(await rows`select from invoices where order_id = ${id}`).toHaveLength(2);
    await rows`update orders set status = 'cancelled' where id = ${id}`;
    expect(await credit<Refused>(id, body)).toMatchObject({ status: 422, body: { code: 'not_possible' } });
  });
});
