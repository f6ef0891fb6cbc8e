import pg from 'pg';
import { describe, expect, it } from 'vitest';
import '../setup/incoming';
import { emails } from '../../emails';
import { checkBooks, SNAPSHOT } from '@/modules/books/check-books';
import { shopToday } from '@/domain/delivery/promise';
import { formatMoney, toAmount } from '@/domain/money/money';
import { shiftDay } from '@/domain/text/days';
import { CODE_LENGTH, CODE_LETTERS } from '@/domain/vouchers/voucher';
import { movePayment } from '@/modules/payments/move-payment';
import { recordPayment } from '@/modules/payments/record-payment';
import { refundOrder } from '@/modules/payments/refund-order';
import { checkVoucher, takeVoucher } from '@/modules/payments/take-voucher';
import { voidPayment } from '@/modules/payments/void-payment';
import { voidVoucher } from '@/modules/vouchers/change-voucher';
import { api } from '../setup/http';
import { actionsOn, asStaff, createProduct, createStaff, createTeam, payload, placed, rows } from '../setup/shop';
import { createTeamOrder } from '../setup/team-orders';
import { issue, ledgerOf, voucherOf } from '../setup/vouchers';

const staff = await createStaff('administrator');
const editor = await createStaff('content_manager');
const team = await createTeam({ email: 'contact@vouchers.test' });
const product = (await createProduct({ stock: 100_000, price: 20 })).id;

const KINDS = ['shop', 'team'] as const;
type Kind = (typeof KINDS)[number];
const PLACES = { shop: 'orders', team: 'team-orders' };
const TABLES = { shop: 'orders', team: 'team_orders' };
const COLUMNS = { shop: 'order_id', team: 'team_order_id' };

/** 40.00 of a shopper or 90.00 of a team, invoiced. */
async function invoiced(kind: Kind): Promise<string> {
  if (kind === 'shop') return (await placed({ product, quantity: 2 })).id;
  const id = await createTeamOrder(team.user, { needsProof: false });
  await patch(kind, id, { status: 'approved' });
  return id;
}
const patch = async (kind: Kind, id: string, body: object) =>
  expect(await api('PATCH', `/api/${PLACES[kind]}/${id}`, { token: staff.token, body })).toMatchObject({ status: 200 });

const take = async (kind: Kind, orderId: string, voucherCode: string, more: object = {}) =>
  takeVoucher({ ...(await asStaff(staff.user)), kind, orderId, voucherCode, ...more });
const check = async (kind: Kind, orderId: string, voucherCode: string) =>
  checkVoucher({ ...(await asStaff(staff.user)), kind, orderId, voucherCode });
const stateOf = async (kind: Kind, id: string) =>
  (
    await rows<{ paid: number; state: string }>(
      `select paid_amount::float8 as paid, payment_status as state from ${TABLES[kind]} where id = $1`,
      id,
    )
  )[0];
const paymentsOf = (kind: Kind, id: string) =>
  rows<{ id: string; amount: number; way: string; reference: string; by: string }>(
    `select id, amount::float8 as amount, way, reference, by_name as by from order_payments
      where ${COLUMNS[kind]} = $1 and voids_id is null order by created_at`,
    id,
  );
const refused = (message: string) => ({ ok: false, code: 'invalid', fieldErrors: { voucherCode: [message] } });
const newsOf = async (kind: Kind, orderId: string, template: string) => {
  const key = kind === 'shop' ? 'token' : 'orderId';
  const about =
    kind === 'shop'
      ? (await rows<{ token: string }>`select tracking_token as token from orders where id = ${orderId}`)[0]?.token
      : orderId;
  const [mail] = await rows<{ data: Record<string, unknown> }>(
    `select data from mail_messages where template = $1 and data ->> '${key}' = $2 order by created_at desc limit 1`,
    template,
    about,
  );
  if (kind === 'team') return String(mail?.data.news);
  const settings = await payload.findGlobal({ slug: 'site-settings' });
  const email = await emails[template as 'payment-received'].write({ payload, settings, data: mail!.data });
  return email?.text ?? '';
};

describe.each(KINDS)('an order of the %s', (kind) => {
  const total = kind === 'shop' ? 40 : 90;

  it('is paid by what a voucher holds, then by another what is open, as any payment', async () => {
    const orderId = await invoiced(kind);
    const [part, rest] = [await issue(staff.user, 15), await issue(staff.user, 200)];
    expect(await check(kind, orderId, part.printed.toLowerCase())).toMatchObject({ ok: true, balance: 15, pays: 15 });
    expect(await ledgerOf(part.id)).toEqual([['issued', 15]]);
    expect(await take(kind, orderId, part.printed.toLowerCase(), { expectedAmount: 15 })).toMatchObject({
      ...{ ok: true, paidAmount: 15, payment: { amount: 15, way: 'voucher', receivedOn: shopToday() } },
    });
    expect(await stateOf(kind, orderId)).toEqual({ paid: 15, state: 'part' });
    expect(await newsOf(kind, orderId, kind === 'shop' ? 'payment-received' : 'team-order-news')).toContain(
      'has been paid by gift voucher',
    );
    expect(await check(kind, orderId, rest.code)).toMatchObject({ ok: true, balance: 200, pays: total - 15 });
    expect(await take(kind, orderId, rest.code)).toMatchObject({ ok: true, paidAmount: total });
    expect(await stateOf(kind, orderId)).toEqual({ paid: total, state: 'paid' });
    const by = staff.user.fullName;
    expect(await paymentsOf(kind, orderId)).toMatchObject([
      { amount: 15, way: 'voucher', reference: `…${part.code.slice(-4)}`, by },
      { amount: total - 15, way: 'voucher', reference: `…${rest.code.slice(-4)}`, by },
    ]);
    expect((await voucherOf(part.id)).entries.at(-1)).toMatchObject({
      ...{ kind: 'used', amount: -15, byName: by },
      order: { id: orderId, teamId: kind === 'shop' ? null : team.user.id },
    });
    expect(await actionsOn(orderId)).toEqual(
      expect.arrayContaining([`${kind === 'shop' ? 'order' : 'team-order'}.payment-received`]),
    );
    const [invoice] = await rows<{ open: number }>(
      `select open_amount::float8 as open from open_invoices where order_id = $1`,
      orderId,
    );
    expect(invoice?.open ?? 0).toBe(0);
    expect(await take(kind, orderId, rest.code)).toMatchObject({ ok: false, code: 'not_possible' });
  });

  it('gives the money back when the payment is voided, which cannot be moved', async () => {
    const orderId = await invoiced(kind);
    const { id, code } = await issue(staff.user, 50);
    await take(kind, orderId, code);
    const [payment] = await paymentsOf(kind, orderId);
    const change = { ...(await asStaff(staff.user)), kind, orderId, paymentId: payment!.id };
    const to = { kind: 'shop' as const, orderId: await invoiced('shop') };
    expect(await movePayment({ ...change, to })).toMatchObject({ code: 'not_possible' });
    expect(await voidPayment({ ...change, reason: 'Wrong order' })).toMatchObject({ ok: true });
    const used = Math.min(50, total);
    expect(await ledgerOf(id)).toEqual([
      ['issued', 50],
      ['used', -used],
      ['returned', used],
    ]);
    expect(await stateOf(kind, orderId)).toEqual({ paid: 0, state: 'unpaid' });
  });

  it('gives it back by a refund, before what was paid by hand', async () => {
    const orderId = await invoiced(kind);
    const { id, code } = await issue(staff.user, 30);
    await take(kind, orderId, code);
    const received = { way: 'transfer', receivedOn: shopToday(), reference: '' } as const;
    await recordPayment({ ...(await asStaff(staff.user)), kind, orderId, cents: 1000, ...received });
    const refund = { ...(await asStaff(staff.user)), kind, orderId, cents: 3200, reason: 'Late' };
    expect(await refundOrder(refund)).toMatchObject({ ok: true, refundedAmount: 32 });
    expect(await voucherOf(id)).toMatchObject({ state: 'active', balance: 30 });
    expect(await newsOf(kind, orderId, kind === 'shop' ? 'order-refunded' : 'team-order-news')).toContain(
      kind === 'shop' ? '$30.00 goes back to the gift voucher' : '$30.00 is back on the gift voucher',
    );
  });

  it('gives all of them back when it is cancelled, and says how much', async () => {
    const orderId = await invoiced(kind);
    await take(kind, orderId, (await issue(staff.user, 5)).code);
    const [mistaken] = await paymentsOf(kind, orderId);
    const slip = { kind, orderId, paymentId: mistaken!.id, reason: 'Another order' };
    expect(await voidPayment({ ...(await asStaff(staff.user)), ...slip })).toMatchObject({ ok: true });
    const vouchers = [await issue(staff.user, 12), await issue(staff.user, 13)];
    for (const { code } of vouchers) expect(await take(kind, orderId, code)).toMatchObject({ ok: true });
    await patch(kind, orderId, { status: 'cancelled', statusReason: 'Wrong' });
    for (const { id } of vouchers) expect(await voucherOf(id)).toMatchObject({ state: 'active' });
    expect(await stateOf(kind, orderId)).toMatchObject({ paid: 0 });
    const text = await newsOf(kind, orderId, kind === 'shop' ? 'order-cancelled' : 'team-order-news');
    expect(text).toContain(`${formatMoney(2500)} is back on the gift voucher`);
    expect(text).not.toContain('once your refund is on its way');
    expect(await take(kind, orderId, vouchers[0]!.code)).toMatchObject({ code: 'not_possible' });
  });

  it('refuses at the field a code that pays nothing, or not what staff were shown', async () => {
    const orderId = await invoiced(kind);
    const [expired, voided] = [await issue(staff.user, 10), await issue(staff.user, 10)];
    const [euro, good] = [await issue(staff.user, 10), await issue(staff.user, 10)];
    await rows`update vouchers set expires_on = ${shiftDay(shopToday(), -1)} where id = ${expired.id}`;
    await voidVoucher({ ...(await asStaff(staff.user)), id: voided.id, reason: 'Lost' });
    await rows`update vouchers set currency = 'EUR' where id = ${euro.id}`;
    for (const [code, message] of [
      ['GV-AAAA-AAAA-AAAA-AAAA', 'This gift voucher is unknown.'],
      ['nonsense', 'This gift voucher is unknown.'],
      [expired.code, 'This gift voucher has expired.'],
      [voided.code, 'This gift voucher is void.'],
      [euro.code, 'This gift voucher is in EUR.'],
    ] as const)
      for (const ask of [check, take]) expect(await ask(kind, orderId, code)).toMatchObject(refused(message));
    expect(await take(kind, orderId, good.code, { expectedAmount: 9 })).toMatchObject(
      refused('The gift voucher pays another amount than it did. Please check what is left to pay.'),
    );
    await take(kind, orderId, good.code);
    expect(await take(kind, orderId, good.code)).toMatchObject(refused('This gift voucher has been used up.'));
    expect(await stateOf(kind, orderId)).toMatchObject({ paid: 10 });
    await rows`update vouchers set currency = 'USD' where id = ${euro.id}`;
  });

  it('takes it over REST, from those who may record payments', async () => {
    const orderId = await invoiced(kind);
    const { id, code } = await issue(staff.user, 10);
    const ask = (token: string, body: object) =>
      api('POST', `/api/${PLACES[kind]}/${orderId}/payments`, { token, body });
    const body = { way: 'voucher', voucherCode: code };
    expect(await ask(editor.token, body)).toMatchObject({ status: 403 });
    expect(await take(kind, orderId, code, await asStaff(editor.user))).toMatchObject({ code: 'forbidden' });
    expect(await ask(staff.token, { way: 'voucher' })).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect((await ask(staff.token, { ...body, amount: 5 })).status).toBe(422);
    expect((await ask(staff.token, { ...body, allowOverpayment: true })).status).toBe(422);
    expect(await ask(staff.token, body)).toMatchObject({ status: 201, body: { amount: 10, way: 'voucher' } });
    expect(await ask(staff.token, { amount: 5, receivedOn: shopToday() })).toMatchObject({
      ...{ status: 201, body: { amount: 5, way: 'transfer' } },
    });
    expect((await ask(staff.token, { amount: 5, receivedOn: shopToday(), way: 'shells' })).body).toMatchObject({
      fieldErrors: { way: ['Choose how it was paid.'] },
    });
    expect(await voucherOf(id)).toMatchObject({ state: 'spent', balance: 0 });
  });
});

describe('many at once', () => {
  it('take what a voucher holds and no more, from orders of both kinds', async () => {
    const { id, code } = await issue(staff.user, 230);
    const orders: [Kind, string][] = [];
    for (let index = 0; index < 10; index += 1) {
      const kind = KINDS[index % 2]!;
      orders.push([kind, await invoiced(kind)]);
    }
    const answers = await Promise.all(orders.map(([kind, orderId]) => take(kind, orderId, code)));
    let taken = 0;
    for (const [index, [kind, orderId]] of orders.entries()) {
      const answer = answers[index]!;
      if (!answer.ok) expect(answer).toMatchObject(refused('This gift voucher has been used up.'));
      const paid = (await stateOf(kind, orderId))?.paid ?? 0;
      expect(paid).toBe(answer.ok ? answer.payment.amount : 0);
      taken += paid;
    }
    expect(taken).toBe(230);
    expect(await voucherOf(id)).toMatchObject({ balance: 0, state: 'spent' });
    expect((await ledgerOf(id)).reduce((sum, [, amount]) => sum + amount, 0)).toBe(0);
  });

  it('pay one order once', async () => {
    const orderId = await invoiced('shop');
    const { id, code } = await issue(staff.user, 100);
    const answers = await Promise.all(Array.from({ length: 10 }, () => take('shop', orderId, code)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await voucherOf(id)).balance).toBe(60);
  });

  it('do not wait for each other for ever as payments are taken and voided', async () => {
    const { id, code } = await issue(staff.user, 1000);
    const orders = await Promise.all(Array.from({ length: 6 }, () => invoiced('shop')));
    for (const orderId of orders.slice(0, 3)) await take('shop', orderId, code);
    const revoke = async (orderId: string) => {
      const [payment] = await paymentsOf('shop', orderId);
      const change = { ...(await asStaff(staff.user)), orderId, paymentId: payment!.id, reason: 'Wrong' };
      return voidPayment(change);
    };
    const done = await Promise.all([
      ...orders.slice(0, 3).map(revoke),
      ...orders.slice(3).map((orderId) => take('shop', orderId, code)),
    ]);
    expect(done.every(({ ok }) => ok)).toBe(true);
    expect((await voucherOf(id)).balance).toBe(toAmount(100_000 - 3 * 4000));
  });
});

it('has its code not found by staff who try', async () => {
  const guesser = await createStaff('administrator');
  const orderId = await invoiced('shop');
  const { code } = await issue(staff.user, 10);
  const ask = async (voucherCode: string) => checkVoucher({ ...(await asStaff(guesser.user)), orderId, voucherCode });
  for (let index = 0; index < 30; index += 1) await ask(`GV${CODE_LETTERS[index]}${'A'.repeat(CODE_LENGTH - 1)}`);
  expect(await ask(code)).toMatchObject({ ok: false, code: 'too_many_attempts' });
  expect(await check('shop', orderId, code)).toMatchObject({ ok: true, pays: 10 });
});

it('keeps the books of vouchers', async () => {
  const client = new pg.Client(process.env.DATABASE_URL);
  await client.connect();
  await client.query(SNAPSHOT);
  const laws: string[] = [];
  for await (const { of, law, wrong, examples } of checkBooks(client)) {
    if (!`${of} ${law}`.includes('gift vouchers')) continue;
    laws.push(law);
    expect({ law, wrong, examples }).toMatchObject({ wrong: 0 });
  }
  await client.end();
  expect(laws.length).toBeGreaterThan(1);
});
