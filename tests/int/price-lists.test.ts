import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deleteRecord, endRecord } from '@/areas/back-office/offers/end-or-delete';
import { savePriceList } from '@/areas/back-office/offers/price-lists/change-price-list';
import { listPriceLists } from '@/areas/back-office/offers/price-lists/data';
import { priceListForm } from '@/areas/back-office/offers/price-lists/price-list-form';
import { newOrderInput } from '@/domain/orders/order-edit';
import { hashOfKey } from '@/lib/crypto/api-key-hash';
import { SHOPPER_COOKIE } from '@/lib/http/session-cookies';
import { createOrder } from '@/modules/orders/editing/create-order';
import { quoteLines } from '@/modules/orders/editing/quote-lines';
import { loadProducts } from '@/modules/team/data/builder-products';
import { quoteDraft } from '@/modules/team/order-builder/quote-draft';
import type { PriceList } from '@/payload-types';
import { newAddress } from '../setup/address';
import { api } from '../setup/http';
import {
  asStaff,
  checkoutBody,
  createPerson,
  createProduct,
  createStaff,
  createTeam,
  editPlaced,
  payload,
  rows,
  unique,
  type Item,
} from '../setup/shop';

const staff = await createStaff('administrator');
const shirt = await createProduct({ price: 20, stock: { M: 900, XL: 900 }, additionalPrices: { XL: 2 } });
const shirts = (quantity: number, size = 'M'): Item => ({
  product: shirt.id,
  color: 'Red',
  sizes: { [size]: quantity },
});

const createCustomer = (email = `${unique('ada')}@shopper.test`) =>
  payload.create({ collection: 'customers', data: { firstName: 'Ada', lastName: 'Okafor', email } });

const createList = (data: Partial<PriceList>) =>
  payload.create({
    collection: 'price-lists',
    data: { name: 'Members', percentOff: 10, forMembers: false, isActive: true, ...data },
  });

async function signIn(email: string): Promise<Record<string, string>> {
  const token = randomBytes(32).toString('base64url');
  await rows`with account as (insert into shopper_accounts (email) values (${email}) returning id)
    insert into shopper_sessions (token_hash, account_id, expires_at)
    select ${hashOfKey(token)}, id, now() + interval '1 day' from account`;
  return { Cookie: `${SHOPPER_COOKIE}=${token}` };
}

const quote = async (items: Item[], headers: Record<string, string> = {}) =>
  (await api('POST', '/api/cart', { body: { items }, headers, address: newAddress() })).body;
const buy = async (body: object, headers: Record<string, string> = {}) =>
  api('POST', '/api/checkout', {
    body,
    headers: { 'Idempotency-Key': randomUUID(), ...headers },
    address: newAddress(),
  });
const pricedLines = (orderNumber: unknown) =>
  rows<{ list: string | null; price: number }>`select i.price_list_id as list, i.unit_price::float8 as price
    from order_items i join orders o on o.id = i._parent_id where o.order_number = ${orderNumber} order by i._order`;

describe('a list for a customer', () => {
  it('prices their cart and order once signed in, whatever address anybody else types', async () => {
    const customer = await createCustomer();
    const list = await createList({ customers: [customer.id] });
    const session = await signIn(customer.email);
    expect(await quote([shirts(2)])).toMatchObject({ totalAmount: 40 });
    expect(await quote([shirts(2)], session)).toMatchObject({
      totalAmount: 36,
      lines: [{ unitPrice: 18, priceList: { id: list.id, name: 'Members' } }],
    });
    const body = { ...checkoutBody(shirts(2)), customer: { ...checkoutBody().customer, email: customer.email } };
    expect((await buy(body)).body).toMatchObject({ totalAmount: 40 });
    const { body: answer } = await buy({ ...body, expectedTotal: 36 }, session);
    expect(answer).toMatchObject({ totalAmount: 36 });
    expect(await pricedLines(answer.orderNumber)).toEqual([{ list: list.id, price: 18 }]);
  });

  it('answers their prices over GraphQL', async () => {
    const customer = await createCustomer();
    await createList({ customers: [customer.id], percentOff: 50 });
    const query = `{ cart(items: [{ product: "${shirt.id}", color: "Red", sizes: [{ size: "M", quantity: 2 }] }]) { totalAmount } }`;
    const totalOf = async (headers: Record<string, string>) =>
      (await api('POST', '/api/graphql', { body: { query }, headers, address: newAddress() })).body;
    expect(await totalOf(await signIn(customer.email))).toMatchObject({ data: { cart: { totalAmount: 20 } } });
    expect(await totalOf({})).toMatchObject({ data: { cart: { totalAmount: 40 } } });
  });

  it('names prices of a product and of a size, with its own quantity discounts', async () => {
    const customer = await createCustomer();
    await createList({
      ...{ customers: [customer.id], percentOff: null, priceTiers: [{ minQuantity: 5, percentOff: 50 }] },
      prices: [
        { product: shirt.id, price: 15 },
        { product: shirt.id, variation: shirt.variationIds.XL, price: 16 },
      ],
    });
    const session = await signIn(customer.email);
    expect(await quote([shirts(1), shirts(1, 'XL')], session)).toMatchObject({ totalAmount: 31 });
    expect(await quote([shirts(4), shirts(1, 'XL')], session)).toMatchObject({ totalAmount: 38, discountAmount: 38 });
  });

  it('counts on its days, and not once ended', async () => {
    const customer = await createCustomer();
    const session = await signIn(customer.email);
    await createList({ customers: [customer.id], startsOn: '2099-01-01' });
    await createList({ customers: [customer.id], endsOn: '2026-01-01' });
    await createList({ customers: [customer.id], isActive: false });
    expect(await quote([shirts(1)], session)).toMatchObject({ totalAmount: 20 });
  });

  it('prices what staff enter for them, as quoted, and new pieces of an edit; kept pieces keep theirs', async () => {
    const customer = await createCustomer();
    const list = await createList({ customers: [customer.id], priceTiers: [{ minQuantity: 3, percentOff: 50 }] });
    const lines = [{ product: shirt.id, color: 'Red', size: 'M', quantity: 2 }];
    const call = await asStaff(staff.user);
    const quoted = await quoteLines(payload, { lines, email: customer.email });
    expect(quoted).toMatchObject({ unitPrices: [18], sums: { totalAmount: 36 } });
    const { customer: buyer, shippingAddress } = checkoutBody();
    const input = newOrderInput.parse({
      ...{ lines, shippingAddress, customer: { ...buyer, email: customer.email }, expectedTotal: 36 },
    });
    const created = await createOrder({ ...call, input, idempotencyKey: randomUUID() });
    if (!created.ok) throw new Error(created.message);
    expect(await pricedLines(created.orderNumber)).toEqual([{ list: list.id, price: 18 }]);
    await endRecord('price-lists', { ...call, id: list.id });
    const more = await editPlaced(staff.user, created.orderId, (before) => before.map((l) => ({ ...l, quantity: 4 })));
    expect(more).toMatchObject({ ok: true, totalAmount: 36 });
    expect(await pricedLines(created.orderNumber)).toEqual([{ list: list.id, price: 18 }]);
    await payload.update({ collection: 'price-lists', id: list.id, data: { isActive: true, priceTiers: [] } });
    const added = await editPlaced(staff.user, created.orderId, (before): object[] => [
      ...before,
      { product: shirt.id, color: 'Red', size: 'XL', quantity: 1 },
    ]);
    expect(added).toMatchObject({ ok: true, totalAmount: 91.8 });
  });
});

describe('a list for a club', () => {
  it('prices its portal and the shop for who orders for it, and its members only if it says so', async () => {
    const [team, other] = [await createTeam(), await createTeam()];
    const person = await createPerson(team.user, 'coach');
    const list = await createList({ teams: [team.user.id], percentOff: 25 });
    const priced = (id: string) =>
      quoteDraft(
        payload,
        { items: [{ key: 'a', product: shirt.id, color: 'Red', players: [], extras: { M: 2 } }] as never },
        { id },
      );
    expect(await priced(team.user.id)).toMatchObject({ totalAmount: 30, lines: [{ unitPrice: 15 }] });
    expect(await priced(other.user.id)).toMatchObject({ totalAmount: 40, lines: [{ unitPrice: 20 }] });
    const shownTo = async (id: string) => (await loadProducts(payload, id)).find((each) => each.id === shirt.id);
    expect(await shownTo(team.user.id)).toMatchObject({ price: 20, salePrice: 15 });
    expect(await shownTo(other.user.id)).toMatchObject({ price: 20, salePrice: null });
    const ofTeam = await api('POST', '/api/cart', { body: { items: [shirts(2)] }, token: team.token });
    expect(ofTeam.body).toMatchObject({ totalAmount: 30 });
    const session = await signIn(person.user.email);
    expect(await quote([shirts(2)], session)).toMatchObject({ totalAmount: 40 });
    await payload.update({ collection: 'price-lists', id: list.id, data: { forMembers: true } });
    expect(await quote([shirts(2)], session)).toMatchObject({ totalAmount: 30 });
  });
});

describe('the collection', () => {
  const call = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    api(method, `/api/price-lists${path}`, { token: staff.token, body });

  it('refuses a list for nobody or of nothing, and a size of another product', async () => {
    const customers = [(await createCustomer()).id];
    const fieldsOf = async (data: object) => {
      const { status, body } = await call('POST', '', { name: 'Odd', forMembers: false, isActive: true, ...data });
      return [status, Object.keys(body.fieldErrors ?? {})];
    };
    expect(await fieldsOf({ percentOff: 10 })).toEqual([422, ['teams']]);
    expect(await fieldsOf({ customers })).toEqual([422, ['percentOff']]);
    expect(await fieldsOf({ customers, percentOff: 99 })).toEqual([422, ['percentOff']]);
    const bag = await createProduct();
    const prices = [{ product: bag.id, variation: shirt.variationIds.M, price: 3 }];
    expect(await fieldsOf({ customers, prices })).toEqual([422, ['prices.0.variation']]);
  });

  it('keeps a list that priced a line, and a deleted size takes its price along', async () => {
    const customer = await createCustomer();
    const product = await createProduct({ stock: { M: 5, L: 5 } });
    const list = await createList({
      ...{ customers: [customer.id], percentOff: null },
      prices: [
        { product: product.id, variation: product.variationIds.M, price: 5 },
        { product: product.id, variation: product.variationIds.L, price: 6 },
      ],
    });
    await payload.delete({ collection: 'product-variations', id: product.variationIds.L ?? '' });
    expect((await payload.findByID({ collection: 'price-lists', id: list.id, depth: 0 })).prices).toMatchObject([
      { variation: product.variationIds.M, price: 5 },
    ]);
    const item = { product: product.id, color: 'Red', sizes: { M: 1 } };
    expect((await buy(checkoutBody(item), await signIn(customer.email))).body).toMatchObject({ totalAmount: 5 });
    expect(await call('DELETE', `/${list.id}`)).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect(await call('PATCH', `/${list.id}`, { isActive: false })).toMatchObject({ status: 200 });
  });

  it('is saved from the form of staff, listed and deleted', async () => {
    const customer = await createCustomer();
    const { user } = await createTeam();
    const call = await asStaff(staff.user);
    const input = (data: object) =>
      priceListForm.parse({
        ...{ name: unique('list'), teams: user.username, customers: customer.email, percentOff: '', startsOn: '' },
        ...{ endsOn: '', prices: `${shirt.sku}, 15\n${shirt.sku}\tRed\tXL\t16.50`, priceTiers: '10: 5, 25: 10%' },
        ...{ forMembers: true, isActive: true, ...data },
      });
    const typed = input({});
    expect(await savePriceList({ ...call, id: null, input: typed })).toEqual({ ok: true });
    const find = async () =>
      (await listPriceLists({ payload, filters: { search: typed.name, state: 'active' }, limit: 9, offset: 0 })).rows;
    const [row] = await find();
    expect(row).toMatchObject({
      ...{ teams: [user.username], customers: [customer.email], forMembers: true, isUsed: false },
      prices: [
        { sku: shirt.sku, color: null, size: null, price: 15 },
        { sku: shirt.sku, color: 'Red', size: 'XL', price: 16.5 },
      ],
      priceTiers: [
        { minQuantity: 10, percentOff: 5 },
        { minQuantity: 25, percentOff: 10 },
      ],
    });
    const wrong = input({ customers: 'nobody@shopper.test', prices: `${shirt.sku}, Blue, M, 3` });
    expect(await savePriceList({ ...call, id: row?.id ?? '', input: wrong })).toMatchObject({
      fieldErrors: {
        customers: ['No customer has the address nobody@shopper.test.'],
        prices: [`Line 1: ${shirt.sku} is not sold in Blue, M.`],
      },
    });
    expect(priceListForm.safeParse({ ...typed, prices: 'KIT', priceTiers: '1: 5' }).success).toBe(false);
    expect(await deleteRecord('price-lists', { ...call, id: row?.id ?? '' })).toEqual({ ok: true });
    expect(await find()).toEqual([]);
  });
});
