import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createOrder } from '@/modules/orders/editing/create-order';
import { newAddress } from '../setup/address';
import { storeKey, withKey } from '../setup/api-keys';
import { api } from '../setup/http';
import { asStaff, checkoutBody, createProduct, createStaff, createTeam, rows, stockOf, unique } from '../setup/shop';

const bag = await createProduct({ name: 'Kit Bag', stock: 100_000, price: 10 });

type Sent = { address?: string; key?: string; token?: string };

const post = (body: object, { address = newAddress(), key = randomUUID(), token }: Sent = {}) =>
  api('POST', '/api/checkout', { body, address, token, headers: { 'Idempotency-Key': key } });

const oneBag = (email = `${unique('ada')}@shopper.test`) => {
  const body = checkoutBody({ product: bag.id, quantity: 1 });
  return { ...body, customer: { ...body.customer, email } };
};
const bags = (quantity: number, email?: string) => ({ ...oneBag(email), items: [{ product: bag.id, quantity }] });

const tally = (answers: { status: number }[]): Record<number, number> =>
  answers.reduce<Record<number, number>>(
    (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
    {},
  );

async function inTurn<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await work(index));
  return answers;
}

const mailsTo = (email: string) => rows<{ template: string }>`select template from mail_messages where "to" = ${email}`;

describe('orders that come too often', () => {
  it('to one third party from one network: of 41 orders 10 stand, and 10 emails go out', async () => {
    const body = oneBag();
    const address = newAddress();
    const answers = await inTurn(41, () => post(body, { address }));
    expect(tally(answers)).toEqual({ 201: 10, 429: 31 });
    expect(await mailsTo(body.customer.email)).toHaveLength(10);
    expect(await rows`select 1 from orders where contact_email = ${body.customer.email}`).toHaveLength(10);
  });

  it('from one network, to a mailbox each: 20 an hour', async () => {
    const before = (await stockOf(bag.id)).total;
    const address = newAddress();
    const answers = await inTurn(41, () => post(oneBag(), { address }));
    expect(tally(answers)).toEqual({ 201: 20, 429: 21 });
    expect((await stockOf(bag.id)).total).toBe(before - 20);
    const refused = answers.at(-1);
    expect(refused?.headers.get('retry-after')).toMatch(/^3[456]\d\d$/);
    expect(refused?.body).toEqual({
      type: '/developers/errors#too_many_attempts',
      code: 'too_many_attempts',
      message: 'Too many orders came from your network. Please try again in 1 hour, or get in touch with us.',
    });
  });

  it('from one network all at once: not one more', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 41 }, () => post(oneBag(), { address })));
    expect(tally(answers)).toEqual({ 201: 20, 429: 21 });
  });

  it('from one /64 of IPv6, which one customer has to himself', async () => {
    const answers = await inTurn(22, (index) => post(oneBag(), { address: `2001:db8:7:7::${index + 1}` }));
    expect(tally(answers)).toEqual({ 201: 20, 429: 2 });
  });

  it('with one mailbox from many networks, however its address is written: 10 a day', async () => {
    const spellings = ['m.ail@gmail.com', 'mail@gmail.com', 'Mail+one@gmail.com', 'mail+two@googlemail.com'];
    const answers = await inTurn(12, (index) => post(oneBag(spellings[index % spellings.length])));
    expect(tally(answers)).toEqual({ 201: 10, 429: 2 });
    expect(answers.at(-1)?.body.message).toBe(
      'Too many orders came with this email address. Please try again in 24 hours, or get in touch with us.',
    );
  });

  it('by card too', async () => {
    const address = newAddress();
    await inTurn(20, () => post(oneBag(), { address }));
    expect((await post({ ...oneBag(), paymentMethod: 'card' }, { address })).status).toBe(429);
  });
});

describe('what is no order too many', () => {
  it('a club that orders twice in a day, and an office of five behind one address', async () => {
    const team = bags(12, `${unique('club')}@shopper.test`);
    const address = newAddress();
    const first = await post(team, { address });
    const second = await post({ ...team, notes: 'One more thing' }, { address });
    expect([first, second].map(({ status, body }) => [status, body.confirmBy])).toEqual([
      [201, null],
      [201, null],
    ]);
    const office = newAddress();
    const buyers = await inTurn(5, () => post(bags(6), { address: office }));
    expect(buyers.map(({ status, body }) => [status, body.confirmBy])).toEqual(Array(5).fill([201, null]));
  });

  it('the same order sent again, one by one and all at once', async () => {
    const address = newAddress();
    const body = oneBag();
    const key = randomUUID();
    const together = await Promise.all(Array.from({ length: 30 }, () => post(body, { address, key })));
    const answers = [...together, ...(await inTurn(30, () => post(body, { address, key })))];
    expect(tally(answers)).toEqual({ 201: 60 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(tally(await inTurn(9, () => post(oneBag(body.customer.email), { address })))).toEqual({ 201: 9 });
    expect((await post(body, { address, key })).status).toBe(201);
  });

  it('those by a key of staff that may order for others, each to a mailbox', async () => {
    const seller = await createStaff('administrator');
    const address = newAddress();
    const send = (key: { key: string }, body: object = oneBag()) =>
      api('POST', '/api/checkout', withKey(key, { body, address, headers: { 'Idempotency-Key': randomUUID() } }));
    const selling = await storeKey(seller, ['orders:create']);
    expect(tally(await inTurn(25, () => send(selling)))).toEqual({ 201: 25 });
    expect((await send(selling, bags(20))).body.confirmBy).toBeNull();
    expect((await send(selling, bags(20))).body.confirmBy).toBeNull();
    const body = oneBag();
    expect(tally(await inTurn(12, () => send(selling, body)))).toEqual({ 201: 10, 429: 2 });
    const other = await storeKey(seller, ['orders:read', 'orders:update']);
    expect(tally(await inTurn(22, () => send(other)))).toEqual({ 201: 20, 429: 2 });
    expect((await send(selling)).status).toBe(201);
    await rows`update admin_users set is_active = false where id = ${seller.user.id}`;
    expect((await send(selling)).body.code).toBe('invalid_key');
  });

  it('a thousand an hour by such a key', async () => {
    const selling = await storeKey(await createStaff('administrator'), ['orders:create']);
    const send = () =>
      api('POST', '/api/checkout', withKey(selling, { body: oneBag(), headers: { 'Idempotency-Key': randomUUID() } }));
    expect((await send()).status).toBe(201);
    await rows`update throttles set points = 1000 where key like 'orders.key:%'`;
    const refused = await send();
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('came with this key')]);
  });

  it('what was refused: sold out, or not right', async () => {
    const gone = await createProduct({ stock: 0 });
    const address = newAddress();
    const body = { ...oneBag(), items: [{ product: gone.id, quantity: 1 }] };
    expect(tally(await inTurn(25, () => post(body, { address })))).toEqual({ 409: 25 });
    expect((await post(oneBag(), { address })).status).toBe(201);
  });

  it('what staff enter', async () => {
    const { user } = await createStaff('administrator');
    const { customer, shippingAddress } = oneBag();
    const entered = await inTurn(25, async () =>
      createOrder({
        ...(await asStaff(user)),
        input: {
          customer: { ...customer, phone: undefined },
          notes: undefined,
          shippingAddress: { ...shippingAddress, line2: undefined },
          lines: [{ product: bag.id, quantity: 40 }],
        },
        idempotencyKey: randomUUID(),
      }),
    );
    expect(entered.every(({ ok }) => ok)).toBe(true);
    expect(await rows`select 1 from orders where contact_email = ${customer.email} and awaits_confirmation`).toEqual(
      [],
    );
  });

  it('a signed-in team’s large order', async () => {
    const { token } = await createTeam();
    const { status, body } = await post(bags(200), { token });
    expect([status, body.confirmBy]).toEqual([201, null]);
  });
});
