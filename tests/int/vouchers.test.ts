import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emails } from '../../emails';
import { shopToday } from '@/domain/delivery/promise';
import { shiftDay } from '@/domain/text/days';
import { toAmount, toCents } from '@/domain/money/money';
import { CODE_LENGTH, CODE_LETTERS, coverWith, formatVoucherCode } from '@/domain/vouchers/voucher';
import { listVouchers } from '@/areas/back-office/vouchers/data';
import { loadVoucher } from '@/areas/back-office/vouchers/load-voucher';
import { issueCreditNote } from '@/modules/payments/issue-credit-note';
import { movePayment } from '@/modules/payments/move-payment';
import { refundOrder } from '@/modules/payments/refund-order';
import { eraseShopper } from '@/modules/privacy/erase-customer';
import { placeOrder } from '@/modules/orders/placing/place-order';
import { checkoutInput } from '@/domain/orders/checkout-input';
import { correctVoucher, issueVoucher, sendVoucher, voidVoucher } from '@/modules/vouchers/change-voucher';
import { expireNextVoucher } from '@/modules/vouchers/expire-vouchers';
import { localRequest } from '@/lib/payload/local-request';
import { newAddress } from '../setup/address';
import { api } from '../setup/http';
import {
  actionsOn,
  asStaff,
  checkoutBody,
  createProduct,
  createStaff,
  order,
  payload,
  rows,
  tablesWith,
  type Item,
} from '../setup/shop';
import { issue, ledgerOf, quoteCart, voucherOf } from '../setup/vouchers';
import { voidPayments } from '../setup/void-payments';

const staff = await createStaff('administrator');
const seller = await createStaff('sales');
const cap = await createProduct({ name: 'Cap', price: 7.31, stock: 100_000 });
const shirt = await createProduct({ name: 'Shirt', price: 20, stock: 100_000 });

const shirts = (quantity = 1): Item => ({ product: shirt.id, quantity });
const body = (voucherCode: string, items: Item[] = [shirts()], more: object = {}) => ({
  ...checkoutBody(...items),
  ...{ voucherCode, ...more },
});
const buy = (given: object, address = newAddress()) =>
  api('POST', '/api/checkout', { body: given, headers: { 'Idempotency-Key': randomUUID() }, address });

async function bought(code: string, quantity = 1) {
  const answer = await order(body(code, [shirts(quantity)]));
  if (!answer.ok) throw new Error(answer.message);
  return answer.order;
}

const stateOf = async (id: string) =>
  (
    await rows<{ status: string; paid: number; state: string; method: string }>`
      select status, paid_amount::float8 as paid, payment_status as state, payment_method as method
        from orders where id = ${id}`
  )[0];
const cancel = (id: string) =>
  payload.update({ collection: 'orders', id, data: { status: 'cancelled', statusReason: 'Wrong' } });
const refund = async (orderId: string, cents: number, way?: 'hand' | 'card') =>
  refundOrder({ ...(await asStaff(staff.user)), kind: 'shop', orderId, cents, reason: 'Late', way });
const call = async (user = staff.user) => ({ req: (await asStaff(user)).req });

describe('a gift voucher', () => {
  it('is issued with a code that lists, the log and the database do not tell', async () => {
    const { id, code, printed } = await issue(staff.user, 50, { recipientName: 'Ada', paidBy: 'cash' });
    expect(printed).toMatch(/^GV(-[A-HJ-NP-Z2-9]{4}){4}$/);
    expect(await ledgerOf(id)).toEqual([['issued', 50]]);
    expect(await actionsOn(id)).toEqual(['voucher.issued']);
    for (const text of [code, printed]) expect(await tablesWith(text)).toEqual([]);
    expect(await rows`select 1 from activity_log where after::text ilike ${`%${code}%`}`).toEqual([]);
    const list = async (search: string) =>
      (await listVouchers({ payload, filters: { state: 'all', search } as never, limit: 20, offset: 0 })).rows;
    expect(await list(printed.toLowerCase())).toMatchObject([{ id, balance: 50, state: 'active' }]);
    expect(JSON.stringify(await list('Ada'))).not.toContain(code);
    expect(await loadVoucher(payload, { ...staff.user, collection: 'admin-users' }, id)).toMatchObject({ code });
    expect(await loadVoucher(payload, { ...seller.user, collection: 'admin-users' }, id)).toMatchObject({
      code: undefined,
    });
  });

  it('is emailed, if wished, with its code, and again to whom staff say', async () => {
    const { id, printed } = await issue(staff.user, 30, {
      ...{ recipientName: 'Ada', recipientEmail: 'Ada@Gift.test', message: 'Well played', isEmailed: true },
      expiresOn: '2099-12-31',
    });
    expect(await sendVoucher({ ...(await call()), id, email: 'other@gift.test' })).toEqual({ ok: true });
    const mails = await rows<{ to: string; data: Record<string, unknown> }>`
      select "to", data from mail_messages where template = 'gift-voucher' and data ->> 'voucher' = ${id} order by created_at`;
    expect(mails.map(({ to }) => to)).toEqual(['ada@gift.test', 'other@gift.test']);
    const settings = await payload.findGlobal({ slug: 'site-settings' });
    const email = await emails['gift-voucher'].write({ payload, settings, data: mails[0]!.data });
    expect(email?.text).toContain(printed);
    expect(email?.text).toContain('Well played');
    expect(email?.text).toContain('31 Dec');
    await voidVoucher({ ...(await call()), id, reason: 'Lost' });
    expect(await emails['gift-voucher'].write({ payload, settings, data: mails[0]!.data })).toBeUndefined();
  });

  it('is voided, corrected and issued by those alone whose role says so', async () => {
    const { id } = await issue(staff.user, 50);
    const ask = await call(seller.user);
    const input = { balance: 4000, expiresOn: null, reason: 'Wrong amount' };
    for (const refused of [
      await voidVoucher({ ...ask, id, reason: 'x' }),
      await correctVoucher({ ...ask, id, input }),
      await sendVoucher({ ...ask, id, email: 'a@b.test' }),
      await issueVoucher({ ...ask, input: { amount: 100 } as never }),
      await voidVoucher({ req: await localRequest(payload), id, reason: 'x' }),
    ])
      expect(refused).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await correctVoucher({ ...(await call()), id, input })).toEqual({ ok: true });
    expect(await correctVoucher({ ...(await call()), id, input })).toMatchObject({ code: 'invalid' });
    expect(await voidVoucher({ ...(await call()), id, reason: 'Lost' })).toEqual({ ok: true });
    expect(await voidVoucher({ ...(await call()), id, reason: 'Lost' })).toMatchObject({ code: 'not_possible' });
    expect(await ledgerOf(id)).toEqual([
      ['issued', 50],
      ['corrected', -10],
      ['voided', -40],
    ]);
    expect(await voucherOf(id)).toMatchObject({ state: 'void', balance: 0 });
    expect(await actionsOn(id)).toEqual(['voucher.issued', 'voucher.corrected', 'voucher.voided']);
  });

  it('has a ledger that nobody edits, and that never goes below nothing', async () => {
    const { id } = await issue(staff.user, 50);
    await expect(rows`update voucher_entries set amount = 90 where voucher_id = ${id}`).rejects.toThrow();
    await expect(rows`delete from voucher_entries where voucher_id = ${id}`).rejects.toThrow();
    await expect(
      rows`insert into voucher_entries (voucher_id, kind, amount, reason, by_name) values (${id}, 'corrected', -50.01, 'x', 'Ada')`,
    ).rejects.toThrow('The gift voucher has less money than that.');
  });

  it('expires after its last day, by an entry', async () => {
    const [ends, today] = [await issue(staff.user, 20), await issue(staff.user, 20, { expiresOn: shopToday() })];
    const { id, code } = ends;
    await rows`update vouchers set expires_on = ${shiftDay(shopToday(), -1)} where id = ${id}`;
    const { body: answer } = await buy(body(code));
    expect(answer.fieldErrors).toEqual({ voucherCode: ['This gift voucher has expired.'] });
    while (await expireNextVoucher(payload));
    expect(await ledgerOf(id)).toEqual([
      ['issued', 20],
      ['expired', -20],
    ]);
    expect(await voucherOf(id)).toMatchObject({ state: 'expired', balance: 0 });
    expect(await voucherOf(today.id)).toMatchObject({ state: 'active', balance: 20 });
  });

  it('is forgotten with the person it was for, and keeps its money', async () => {
    const { id } = await issue(staff.user, 20, { recipientName: 'Zoe', recipientEmail: 'zoe@gift.test' });
    const req = await localRequest(payload);
    await eraseShopper({ req, email: 'zoe@gift.test' });
    expect(await voucherOf(id)).toMatchObject({ recipientName: null, recipientEmail: null, balance: 20 });
  });
});

describe('an order', () => {
  it('is quoted and paid by a voucher however its code is typed, and needs no more if that covers it', async () => {
    const { id, code, printed } = await issue(staff.user, 50);
    const items = [shirts(2)];
    const { body: quoted } = await quoteCart({ items, voucherCode: ` ${printed.toLowerCase()} ` });
    expect(quoted).toMatchObject({ totalAmount: 40, voucherAmount: 40, takesOfferCodes: true, fieldErrors: {} });
    const { status, body: answer } = await buy(body(code, items, { expectedTotal: 40, expectedVoucherAmount: 40 }));
    expect(status).toBe(201);
    expect(answer).toMatchObject({ totalAmount: 40, voucherAmount: 40, confirmBy: null });
    const [placed] = await rows<{ id: string }>`select id from orders where order_number = ${answer.orderNumber}`;
    expect(await stateOf(placed!.id)).toEqual({ status: 'pending', paid: 40, state: 'paid', method: 'invoice' });
    expect(await ledgerOf(id)).toEqual([
      ['issued', 50],
      ['used', -40],
    ]);
    expect(
      await rows`select way, amount::float8 as amount, reference, by_name as by from order_payments where order_id = ${placed!.id}`,
    ).toEqual([{ way: 'voucher', amount: 40, reference: `…${code.slice(-4)}`, by: 'System' }]);
    expect(
      await rows`select total_amount::float8 as total, (payment ->> 'isPaid')::boolean as paid from invoices where order_id = ${placed!.id}`,
    ).toEqual([{ total: 40, paid: true }]);
  });

  it('is paid in part, with offers, tax and total as without it', async () => {
    const { id, code } = await issue(staff.user, 15.5);
    const { orderNumber, ...placed } = await bought(code, 2);
    expect(placed).toMatchObject({ totalAmount: 40, paidAmount: 15.5, voucherAmount: 15.5, paymentStatus: 'part' });
    const mail = await rows<{ data: Record<string, unknown> }>`
      select data from mail_messages where template = 'order-confirmation' and data ->> 'token' = ${placed.trackingToken}`;
    const settings = await payload.findGlobal({ slug: 'site-settings' });
    const email = await emails['order-confirmation'].write({ payload, settings, data: mail[0]!.data });
    expect(email?.text).toContain('Your gift voucher paid $15.50.');
    expect(await voucherOf(id)).toMatchObject({ state: 'spent', balance: 0 });
    expect(orderNumber).toMatch(/^ORD-/);
  });

  it('is refused at its field for a code that is unknown, spent or pays another amount than was shown', async () => {
    const { id, code } = await issue(staff.user, 30);
    const refusal = async (given: string, more: object = {}) => {
      const { status, body: answer } = await buy(body(given, [shirts()], more));
      return [status, answer.code, answer.fieldErrors];
    };
    const refused = (message: string) => [422, 'invalid', { voucherCode: [message] }];
    expect(await refusal('GV-AAAA-AAAA-AAAA-AAAA')).toEqual(refused('This gift voucher is unknown.'));
    expect(await refusal('nonsense')).toEqual(refused('This gift voucher is unknown.'));
    expect(await refusal(code, { expectedVoucherAmount: 30 })).toEqual(
      refused('The gift voucher pays another amount than it did. Please check what is left to pay.'),
    );
    expect(await ledgerOf(id)).toEqual([['issued', 30]]);
    await bought(code, 2);
    expect(await refusal(code)).toEqual(refused('This gift voucher has been used up.'));
    const { body: quoted } = await quoteCart({ items: [shirts()], voucherCode: code });
    expect(quoted.fieldErrors).toEqual({ voucherCode: ['This gift voucher has been used up.'] });
    expect(quoted.voucherAmount).toBeUndefined();
  });

  it('is placed once by a key, and pays once', async () => {
    const { id, code } = await issue(staff.user, 100);
    const [given, key] = [body(code), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(given, key)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await voucherOf(id)).balance).toBe(80);
  });

  it('has its code not found by trying', async () => {
    const [address, { code }] = [newAddress(), await issue(staff.user, 50)];
    const tried = (index: number) => formatVoucherCode(`GV${CODE_LETTERS[index]}${'A'.repeat(CODE_LENGTH - 1)}`);
    for (let index = 0; index < 30; index += 1)
      await quoteCart({ items: [shirts()], voucherCode: tried(index) }, address);
    const { status, body: answer } = await buy(body(code), address);
    expect([status, answer.code]).toEqual([429, 'too_many_attempts']);
    expect((await buy(body(code))).status).toBe(201);
  });
});

describe('many orders at once', () => {
  it('spend what a voucher has, and no more', async () => {
    const { id, code } = await issue(staff.user, 20 * 20);
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(body(code))));
    const placed = answers.flatMap((answer) => (answer.ok ? [answer.order] : []));
    expect(placed).toHaveLength(20);
    for (const answer of answers)
      if (!answer.ok) expect(answer.fieldErrors).toEqual({ voucherCode: ['This gift voucher has been used up.'] });
    expect(await voucherOf(id)).toMatchObject({ balance: 0, state: 'spent' });
    const [spent] = await rows<{ spent: number }>`
      select sum(amount)::float8 as spent from order_payments where voucher_id = ${id}`;
    expect(spent).toEqual({ spent: 400 });
  }, 60_000);

  it('that fail for their stock leave it as it was', async () => {
    const last = await createProduct({ price: 10, stock: 1 });
    const { id, code } = await issue(staff.user, 500);
    const item = { product: last.id, quantity: 1 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(body(code, [item]))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await voucherOf(id)).balance).toBe(490);
  });

  it('do not wait for each other for ever as they are placed and cancelled', async () => {
    const { id, code } = await issue(staff.user, 400);
    const placed = await Promise.all(Array.from({ length: 8 }, () => bought(code)));
    await Promise.all([...placed.map((each) => cancel(each.id)), ...placed.map(() => bought(code))]);
    expect((await voucherOf(id)).balance).toBe(240);
  });

  it('whose process dies between payment and commit leave no trace', async () => {
    const { id, code } = await issue(staff.user, 50);
    const req = await localRequest(payload);
    const input = checkoutInput.parse(body(code));
    const dying = placeOrder({
      ...{ req, buyer: { kind: 'stranger', network: newAddress() }, input, idempotencyKey: randomUUID() },
      alsoWrite: async ({ client }) => {
        expect((await client.query(`select from voucher_entries where voucher_id = $1`, [id])).rowCount).toBe(2);
        await client.query('select pg_terminate_backend(pg_backend_pid())');
      },
    });
    await expect(dying).rejects.toThrow();
    expect(await ledgerOf(id)).toEqual([['issued', 50]]);
    expect(await rows`select 1 from orders where contact_email = ${input.customer.email}`).toEqual([]);
  });
});

describe('money of a voucher comes back', () => {
  it('when its order is cancelled, which is then unpaid if it is reopened', async () => {
    const { id, code } = await issue(staff.user, 50);
    const placed = await bought(code, 2);
    await cancel(placed.id);
    expect(await ledgerOf(id)).toEqual([
      ['issued', 50],
      ['used', -40],
      ['returned', 40],
    ]);
    expect(await stateOf(placed.id)).toMatchObject({ paid: 0, state: 'unpaid' });
    const [mail] = await rows<{ data: Record<string, unknown> }>`
      select data from mail_messages where template = 'order-cancelled' and data ->> 'token' = ${placed.trackingToken}`;
    const settings = await payload.findGlobal({ slug: 'site-settings' });
    const email = await emails['order-cancelled'].write({ payload, settings, data: mail!.data });
    expect(email?.text).toContain('$40.00 is back on the gift voucher');
    await payload.update({ collection: 'orders', id: placed.id, data: { status: 'pending', statusReason: 'Wrong' } });
    expect(await stateOf(placed.id)).toMatchObject({ status: 'pending', paid: 0, state: 'unpaid' });
    expect((await voucherOf(id)).balance).toBe(50);
  });

  it('by a refund, before what was paid by hand, and by hand if staff say so', async () => {
    const { id, code } = await issue(staff.user, 30);
    const placed = await bought(code, 2);
    const { req } = await asStaff(staff.user);
    const { recordPayment } = await import('@/modules/payments/record-payment');
    const received = { way: 'transfer', receivedOn: shopToday(), reference: '' } as const;
    await recordPayment({ req, orderId: placed.id, cents: 1000, ...received });
    expect(await refund(placed.id, 500, 'hand')).toMatchObject({ ok: true });
    expect((await voucherOf(id)).balance).toBe(0);
    expect(await refund(placed.id, 3200)).toMatchObject({ ok: true, refundedAmount: 37 });
    expect(await ledgerOf(id)).toEqual([
      ['issued', 30],
      ['used', -30],
      ['returned', 30],
    ]);
    expect(
      await rows`select amount::float8 as amount, voucher_id as voucher from order_refunds where order_id = ${placed.id} order by created_at`,
    ).toEqual([
      { amount: 5, voucher: null },
      { amount: 30, voucher: id },
      { amount: 2, voucher: null },
    ]);
    const [mail] = await rows<{ data: Record<string, unknown> }>`
      select data from mail_messages where template = 'order-refunded' and data ->> 'token' = ${placed.trackingToken}
       order by created_at desc limit 1`;
    const settings = await payload.findGlobal({ slug: 'site-settings' });
    const email = await emails['order-refunded'].write({ payload, settings, data: mail!.data });
    expect(email?.text).toContain('$30.00 goes back to the gift voucher');
  });

  it('with a credit note for goods, and counts in what the order owes', async () => {
    const { id, code } = await issue(staff.user, 40);
    const placed = await bought(code, 2);
    const [line] = await rows<{ id: string }>`select id from order_items where _parent_id = ${placed.id}`;
    const credited = await issueCreditNote({
      ...(await asStaff(staff.user)),
      ...{ orderId: placed.id, reason: 'A seam came open', note: '', delivery: 0 },
      ...{ lines: [{ line: line!.id, quantity: 1, cents: undefined }], refund: { cents: 2000 } },
    });
    expect(credited).toMatchObject({ ok: true });
    expect((await voucherOf(id)).balance).toBe(20);
    expect(await stateOf(placed.id)).toMatchObject({ paid: 40, state: 'paid' });
  });

  it('by voiding the payment, which cannot be moved to another order', async () => {
    const { id, code } = await issue(staff.user, 40);
    const [first, second] = [await bought(code), await bought(code)];
    const [payment] = await rows<{ id: string }>`select id from order_payments where order_id = ${first.id}`;
    const { req } = await asStaff(staff.user);
    const to = { kind: 'shop' as const, orderId: second.id };
    expect(await movePayment({ req, orderId: first.id, paymentId: payment!.id, to })).toMatchObject({
      code: 'not_possible',
    });
    expect(await voidPayments(staff.user, first.id)).toMatchObject([{ ok: true }]);
    expect((await voucherOf(id)).balance).toBe(20);
    expect(await stateOf(first.id)).toMatchObject({ paid: 0, state: 'unpaid' });
  });

  it('for a while longer if the voucher has expired since', async () => {
    const { id, code } = await issue(staff.user, 20, { expiresOn: shopToday() });
    const placed = await bought(code);
    await rows`update vouchers set expires_on = ${shiftDay(shopToday(), -3)} where id = ${id}`;
    await cancel(placed.id);
    expect(await voucherOf(id)).toMatchObject({ state: 'active', balance: 20, expiresOn: shiftDay(shopToday(), 30) });
  });
});

type Act =
  | { act: 'buy'; pieces: number }
  | { act: 'cancel' | 'void' }
  | { act: 'refund'; of: number; cents: number }
  | { act: 'correct'; cents: number };

const acts = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant('buy' as const), pieces: fc.integer({ min: 1, max: 6 }) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('cancel' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        ...{ act: fc.constant('refund' as const), of: fc.nat(5) },
        cents: fc.integer({ min: 1, max: 3000 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ act: fc.constant('correct' as const), cents: fc.integer({ min: 0, max: 9000 }) }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('void' as const) }) },
  ),
  { minLength: 3, maxLength: 9 },
);

it('has what an oracle says after any sequence of orders, cancellations, refunds and corrections', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9000 }), acts, async (issued, sequence) => {
      const { id, code } = await issue(staff.user, toAmount(issued));
      let balance = issued;
      const orders: { id: string; paid: number; refunded: number; cancelled: boolean }[] = [];
      for (const step of sequence as Act[]) {
        if (step.act === 'buy') {
          const total = step.pieces * 731;
          const answer = await order(body(code, [{ product: cap.id, quantity: step.pieces }]));
          expect(answer.ok).toBe(balance > 0);
          if (!answer.ok) continue;
          const pays = total < balance ? total : balance;
          expect(coverWith(balance, total)).toEqual({ covered: pays, left: total - pays });
          expect(toCents(answer.order.paidAmount)).toBe(pays);
          balance -= pays;
          orders.push({ id: answer.order.id, paid: pays, refunded: 0, cancelled: false });
        } else if (step.act === 'cancel') {
          const open = orders.find(({ cancelled }) => !cancelled);
          if (!open) continue;
          await cancel(open.id);
          open.cancelled = true;
          if (open.refunded === 0) {
            balance += open.paid;
            open.paid = 0;
          }
        } else if (step.act === 'refund') {
          const target = orders[step.of % Math.max(1, orders.length)];
          if (!target) continue;
          const isRight = step.cents <= target.paid - target.refunded;
          expect((await refund(target.id, step.cents)).ok).toBe(isRight);
          if (!isRight) continue;
          target.refunded += step.cents;
          balance += step.cents;
        } else if (step.act === 'correct') {
          const input = { balance: step.cents, expiresOn: null, reason: 'Counted again' };
          const { ok } = await correctVoucher({ ...(await call()), id, input });
          expect(ok).toBe(step.cents !== balance);
          balance = step.cents;
        } else {
          const { ok } = await voidVoucher({ ...(await call()), id, reason: 'Lost' });
          expect(ok).toBe(balance > 0);
          balance = 0;
        }
        expect(toCents((await voucherOf(id)).balance)).toBe(balance);
      }
      const ledger = await ledgerOf(id);
      expect(ledger.reduce((sum, [, amount]) => sum + toCents(amount), 0)).toBe(balance);
      for (const { id: each, paid, refunded } of orders) {
        const [found] = await rows<{ spent: number }>`
          select coalesce(-sum(amount), 0)::float8 as spent from voucher_entries where order_id = ${each}`;
        expect(toCents(found!.spent)).toBe(paid - refunded);
      }
    }),
    { numRuns: 12, seed: 44 },
  );
}, 120_000);
