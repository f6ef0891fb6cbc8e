import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { incoming } from '../setup/incoming';
import { addAddressAction, changeAddressAction } from '@/areas/storefront/account/address-actions';
import { dataFileEndpoint, detailsEndpoint, wishlistEndpoint } from '@/areas/storefront/account/account-endpoints';
import { deleteDataAction } from '@/areas/storefront/account/delete-data-action';
import { orderAgainEndpoint, type Again } from '@/areas/storefront/account/order-again';
import { hashOfKey } from '@/lib/crypto/api-key-hash';
import { env } from '@/lib/env';
import { SHOPPER_COOKIE } from '@/lib/http/session-cookies';
import { currentShopper } from '@/modules/shoppers/session';
import { createProduct, payload, placed, rows, unique } from '../setup/shop';

const address = () => `${unique('ada')}@shopper.test`;

async function signIn(email = address()): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await rows`with account as (insert into shopper_accounts (email) values (${email}) returning id)
    insert into shopper_sessions (token_hash, account_id, expires_at)
    select ${hashOfKey(token)}, id, now() + interval '1 day' from account`;
  incoming.cookies.set(SHOPPER_COOKIE, { value: token });
  return email;
}

const form = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

beforeEach(() => {
  incoming.headers = new Headers({ Origin: env.publicUrl });
  incoming.cookies.clear();
});

describe('the addresses of an account', () => {
  const mill = { firstName: 'Ada', lastName: 'Byron', line1: '1 Mill Lane', city: 'Leeds', country: 'GB' };
  const details = async () => (await (await detailsEndpoint()).json()) as { email: string; address?: { city: string } };
  const ids = async (email: string) =>
    rows<{ id: string; city: string }>`select d.id, d.content ->> 'city' as city from shopper_addresses d
      join shopper_accounts a on a.id = d.account_id where a.email = ${email} order by d.created_at`;

  it('fill in the checkout by the first, and another comes first once that is removed', async () => {
    const email = await signIn();
    expect(await details()).toEqual({ email });
    expect(await addAddressAction({}, form({ ...mill, postcode: 'nowhere' }))).toMatchObject({
      fieldErrors: { postcode: ['Please enter a valid UK postcode.'] },
    });
    for (const city of ['Leeds', 'York', 'Hull'])
      expect(await addAddressAction({}, form({ ...mill, city, postcode: 'ls14ap' }))).toEqual({ ok: true });
    expect(await details()).toMatchObject({ email, address: { ...mill, postcode: 'LS1 4AP' } });
    const [leeds, york, hull] = await ids(email);
    await changeAddressAction({}, form({ id: hull!.id, change: 'first' }));
    expect((await details()).address?.city).toBe('Hull');
    await changeAddressAction({}, form({ id: hull!.id, change: 'remove' }));
    expect((await details()).address?.city).toBe('Leeds');
    await changeAddressAction({}, form({ id: york!.id, change: 'remove' }));
    expect(await ids(email)).toEqual([leeds]);
  });

  it('are nobody else’s', async () => {
    const email = await signIn();
    await addAddressAction({}, form({ ...mill, postcode: 'LS1 4AP' }));
    const [kept] = await ids(email);
    await signIn();
    for (const change of ['remove', 'first']) await changeAddressAction({}, form({ id: kept!.id, change }));
    expect(await ids(email)).toEqual([kept]);
    expect((await details()).address).toBeUndefined();
    incoming.cookies.clear();
    expect((await detailsEndpoint()).status).toBe(401);
    await expect(addAddressAction({}, form({ ...mill, postcode: 'LS1 4AP' }))).rejects.toThrow('NEXT_REDIRECT');
  });

  it('are twenty at most', async () => {
    const email = await signIn();
    for (let n = 0; n < 20; n++) await addAddressAction({}, form({ ...mill, postcode: 'LS1 4AP' }));
    expect(await addAddressAction({}, form({ ...mill, postcode: 'LS1 4AP' }))).toMatchObject({
      message: 'You can keep 20 addresses. Remove one first.',
    });
    expect(await ids(email)).toHaveLength(20);
  });
});

describe('the wishlist of an account', () => {
  const send = (changes: object, headers: Record<string, string> = {}) =>
    wishlistEndpoint(
      new Request(`${env.publicUrl}/account/wishlist`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(changes),
      }),
    );
  const change = async (add: string[], remove: string[] = []) =>
    ((await (await send({ add, remove })).json()) as { productIds: string[] }).productIds;

  it('has what every browser added, without what any removed', async () => {
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
    await signIn();
    expect(await change([a, b])).toEqual([a, b]);
    expect(await change([b, c], [a])).toEqual([b, c]);
    await Promise.all(Array.from({ length: 5 }, () => change([randomUUID()])));
    expect(await change([])).toHaveLength(7);
  });

  it('is changed by nobody else, nor from another site', async () => {
    expect((await send({ add: [], remove: [] })).status).toBe(401);
    await signIn();
    expect((await send({ add: [], remove: [] }, { Origin: 'https://elsewhere.test' })).status).toBe(403);
    expect((await send({ add: ['7'], remove: [] })).status).toBe(422);
  });
});

describe('ordering again', () => {
  const again = async (token: string) => {
    const request = new Request(`${env.publicUrl}/order/${token}/again`);
    const answer = await orderAgainEndpoint(request, { params: Promise.resolve({ token }) });
    return { status: answer.status, ...((await answer.json()) as Again) };
  };

  it('puts into the cart what is still there, and names what is not', async () => {
    const { id: shirt } = await createProduct({ name: 'Again shirt', stock: { M: 5, L: 5 } });
    const { id: ball } = await createProduct({ name: 'Again ball', stock: 5 });
    const { id: bag } = await createProduct({ name: 'Again bag', stock: 5 });
    const { trackingToken } = await placed(
      { product: shirt, color: 'Red', sizes: { M: 2, L: 4 } },
      { product: ball, quantity: 3 },
      { product: bag, quantity: 1 },
    );
    await payload.update({ collection: 'products', id: bag, data: { isActive: false } });
    const { additions, left } = await again(trackingToken);
    expect(additions).toMatchObject([
      { product: { id: shirt, name: 'Again shirt' }, customization: { color: 'Red', sizes: { Medium: 2, Large: 1 } } },
      { product: { id: ball }, quantity: 2 },
    ]);
    expect(left).toEqual([
      'Again bag: not in the shop.',
      'Again shirt, Red: Only 1 left in Large.',
      'Again ball: Only 2 left.',
    ]);
    expect((await again('x'.repeat(32))).status).toBe(404);
  });
});

describe('the data of an account', () => {
  const data = async () => (await (await dataFileEndpoint()).json()) as Record<string, unknown>;

  it('is downloaded whole, but for staff’s notes and others’ orders', async () => {
    const { id: product } = await createProduct({ stock: 10 });
    const mine = await placed({ product, quantity: 1 });
    const other = await placed({ product, quantity: 1 });
    await rows`insert into order_notes (order_id, text, by_name) values (${mine.id}, 'A difficult one', 'Staff')`;
    await signIn(mine.contact.email);
    const exported = await data();
    expect(exported).toMatchObject({
      customer: { email: mine.contact.email },
      account: { wishlist: [], addresses: [] },
      orders: [{ orderNumber: mine.orderNumber }],
    });
    const text = JSON.stringify(exported);
    expect(text).not.toContain('A difficult one');
    expect(text).not.toContain(other.orderNumber);
    incoming.cookies.clear();
    expect((await dataFileEndpoint()).status).toBe(401);
  });

  it('of someone without orders is theirs, too', async () => {
    const email = await signIn();
    expect(await data()).toMatchObject({ customer: { email, firstName: null }, orders: [], account: { wishlist: [] } });
  });

  it('is deleted once no order is open: books stay, the account goes', async () => {
    const { id: product } = await createProduct({ stock: 10 });
    const { id, orderNumber, contact } = await placed({ product, quantity: 1 });
    const email = await signIn(contact.email);
    expect(await deleteDataAction({}, form({}))).toMatchObject({ message: expect.stringContaining('confirm') });
    expect(await deleteDataAction({}, form({ sure: 'on' }))).toEqual({
      message: `Your data can be deleted once these orders are delivered or cancelled: ${orderNumber}.`,
    });
    await rows`update orders set status = 'cancelled' where id = ${id}`;
    await expect(deleteDataAction({}, form({ sure: 'on' }))).rejects.toThrow('NEXT_REDIRECT');
    const [order] = await rows<{ total: number; email: string }>`
      select total_amount::float8 as total, contact_email as email from orders where id = ${id}`;
    expect(order?.total).toBeGreaterThan(0);
    expect(order?.email).toMatch(/@deleted\.invalid$/);
    expect(await rows`select 1 from invoices where order_id = ${id}`).toHaveLength(1);
    expect(await rows`select 1 from shopper_accounts where email = ${email}`).toEqual([]);
    expect(await rows`select 1 from mail_messages where "to" = ${email}`).toEqual([]);
    expect(await currentShopper()).toBeUndefined();
  });

  it('is deleted for those who never ordered', async () => {
    const email = await signIn();
    await expect(deleteDataAction({}, form({ sure: 'on' }))).rejects.toThrow('NEXT_REDIRECT');
    expect(await rows`select 1 from shopper_accounts where email = ${email}`).toEqual([]);
  });
});
