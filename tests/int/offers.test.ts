import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shopToday } from '@/domain/delivery/promise';
import { saveOffer } from '@/areas/back-office/offers/change-offer';
import { endRecord } from '@/areas/back-office/offers/end-or-delete';
import { listOffers } from '@/areas/back-office/offers/data';
import { offerForm } from '@/areas/back-office/offers/offer-form';
import type { Offer } from '@/payload-types';
import { newAddress } from '../setup/address';
import { api } from '../setup/http';
import {
  asStaff,
  checkoutBody,
  createProduct,
  createStaff,
  editPlaced,
  order,
  rows,
  payload,
  unique,
  type Item,
} from '../setup/shop';

const staff = await createStaff('administrator');
const shirt = await createProduct({ price: 20, stock: { M: 900, L: 900 } });
const bag = await createProduct({ price: 12.34, stock: 900 });
const sale = await createProduct({ price: 30, salePrice: 25, stock: 900 });

const newCode = () => unique('C').slice(0, 20).toUpperCase();

const createOffer = (data: Partial<Offer>) =>
  payload.create({
    collection: 'offers',
    data: { name: 'Spring', code: newCode(), kind: 'percentage', percentOff: 10, isActive: true, ...data },
  });

const shirts = (quantity: number): Item => ({ product: shirt.id, color: 'Red', sizes: { M: quantity } });
const body = (offerCode: string | undefined, ...items: Item[]) => ({ ...checkoutBody(...items), offerCode });
const buy = (given: object, address = newAddress()) =>
  api('POST', '/api/checkout', { body: given, headers: { 'Idempotency-Key': randomUUID() }, address });
const quote = (given: object) => api('POST', '/api/cart', { body: given, address: newAddress() });
const usesOf = async ({ id }: Offer) =>
  (
    await rows<{
      uses: number;
    }>`select count(*)::int as uses from order_discounts d join orders o on o.id = d._parent_id
      where d.offer_id = ${id} and o.status <> 'cancelled'`
  )[0]?.uses;

const graphql = (query: string) => api('POST', '/api/graphql', { body: { query }, address: newAddress() });

const ended = async ({ id }: Offer) => payload.update({ collection: 'offers', id, data: { isActive: false } });

describe('an offer with a code', () => {
  it('is quoted and charged however it is typed, and stored with the order', async () => {
    const offer = await createOffer({});
    const items = [shirts(3), { product: bag.id, quantity: 1 }];
    const { body: quoted } = await quote({ items, offerCode: ` ${offer.code?.toLowerCase()} ` });
    expect(quoted).toMatchObject({ totalAmount: 65.11, discountAmount: 7.23, takesOfferCodes: true, fieldErrors: {} });
    expect(quoted.offer).toMatchObject({ productName: `Spring (${offer.code})`, amount: 7.23, quantity: 4 });
    const { status, body: answer } = await buy({ ...body(offer.code ?? '', ...items), expectedTotal: 65.11 });
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      totalAmount: 65.11,
      discountAmount: 7.23,
      discounts: [{ productName: `Spring (${offer.code})`, percentOff: 10, quantity: 4, amount: 7.23, isOffer: true }],
    });
    expect(await usesOf(offer)).toBe(1);
  });

  it('is refused at its field if unknown, ended, not yet begun or not for the order', async () => {
    const refusalOf = async (code: string, ...items: Item[]) => {
      const { status, body: answer } = await buy(body(code, ...items));
      const { body: quoted } = await quote({ items, offerCode: code });
      expect(quoted.fieldErrors).toEqual(answer.fieldErrors);
      return [status, answer.code, answer.fieldErrors];
    };
    const refused = (message: string) => [422, 'invalid', { offerCode: [message] }];
    const [gone, planned, minimum, other] = await Promise.all([
      createOffer({ endsOn: '2026-01-02' }),
      createOffer({ startsOn: '2099-01-02' }),
      createOffer({ minSpend: 50 }),
      createOffer({ products: [bag.id] }),
    ]);
    const unknown = refused('This code is unknown or has ended.');
    for (const code of ['NOBODYS', gone.code, planned.code])
      expect(await refusalOf(code ?? '', shirts(1))).toEqual(unknown);
    expect(await refusalOf(minimum.code ?? '', shirts(2))).toEqual(
      refused('Spend $50.00 on what this code is for to use it.'),
    );
    const notFor = refused('This code is not for anything in your cart.');
    expect(await refusalOf(other.code ?? '', shirts(2))).toEqual(notFor);
    const general = await createOffer({});
    expect(await refusalOf(general.code ?? '', { product: sale.id, quantity: 1 })).toEqual(notFor);
    const combining = await createOffer({ combines: true });
    expect((await buy(body(combining.code ?? '', { product: sale.id, quantity: 1 }))).body).toMatchObject({
      totalAmount: 22.5,
    });
  });

  it('holds on its first and last day, by the shop’s days', async () => {
    const today = shopToday();
    const offer = await createOffer({ startsOn: today, endsOn: today });
    expect((await buy(body(offer.code ?? '', shirts(1)))).status).toBe(201);
  });

  it('is used as often as its limit says, by many at once, and a cancelled order gives its use back', async () => {
    const offer = await createOffer({ maxUses: 7 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => order(body(offer.code ?? '', shirts(1)))));
    const orders = answers.flatMap((answer) => (answer.ok ? [answer.order] : []));
    expect(orders).toHaveLength(7);
    for (const answer of answers)
      if (!answer.ok) expect(answer).toMatchObject({ fieldErrors: { offerCode: ['This code has been used up.'] } });
    expect(await usesOf(offer)).toBe(7);
    await payload.update({
      collection: 'orders',
      id: orders[0]?.id ?? '',
      data: { status: 'cancelled', statusReason: 'Wrong' },
    });
    expect((await buy(body(offer.code ?? '', shirts(1)))).status).toBe(201);
    expect((await buy(body(offer.code ?? '', shirts(1)))).status).toBe(422);
  });

  it('is for each customer as often as it says, and for a first order', async () => {
    const [each, first] = [await createOffer({ maxUsesEach: 1 }), await createOffer({ firstOrder: true })];
    const mine = body(first.code ?? '', shirts(1));
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(mine)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const again = await buy({ ...mine, offerCode: first.code });
    expect(again.body.fieldErrors).toEqual({ offerCode: ['This code is for a first order.'] });
    const statuses = [];
    for (let count = 0; count < 2; count += 1) statuses.push((await buy({ ...mine, offerCode: each.code })).status);
    expect(statuses).toEqual([201, 422]);
  });

  it('is not found by trying', async () => {
    const [address, offer] = [newAddress(), await createOffer({})];
    for (let count = 0; count < 30; count += 1)
      await api('POST', '/api/cart', { body: { items: [shirts(1)], offerCode: `TRY${count}` }, address });
    const { status, body: answer } = await buy(body(offer.code ?? '', shirts(1)), address);
    expect([status, answer.code]).toEqual([429, 'too_many_attempts']);
    expect((await buy(body(offer.code ?? '', shirts(1)))).status).toBe(201);
  });

  it('applies again to what an edit changes', async () => {
    const offer = await createOffer({});
    const placed = await order(body(offer.code ?? '', shirts(3)));
    if (!placed.ok) throw new Error(placed.message);
    await ended(offer);
    const edited = await editPlaced(staff.user, placed.order.id, (lines) =>
      lines.map((line) => ({ ...line, quantity: 5 })),
    );
    expect(edited).toMatchObject({ ok: true, totalAmount: 90 });
    expect(await usesOf(offer)).toBe(1);
  });

  it('is quoted and used over GraphQL', async () => {
    const { code } = await createOffer({ kind: 'amount', amount: 5, percentOff: null });
    const items = `[{ product: "${shirt.id}", color: "Red", sizes: [{ size: "M", quantity: 2 }] }]`;
    const { body: quoted } = await graphql(
      `{ cart(items: ${items}, offerCode: "${code}") { totalAmount offer { productName amount } takesOfferCodes } }`,
    );
    expect(quoted).toMatchObject({
      data: { cart: { totalAmount: 35, offer: { productName: `Spring (${code})`, amount: 5 }, takesOfferCodes: true } },
    });
    const { customer, shippingAddress: to } = checkoutBody();
    const { body: answer } = await graphql(
      `mutation { placeOrder(idempotencyKey: "${randomUUID()}", input: { items: ${items}, offerCode: "${code}", paymentMethod: "invoice",
        customer: { firstName: "Ada", lastName: "Okafor", email: "${customer.email}" },
        shippingAddress: { line1: "${to.line1}", city: "Leeds", postcode: "${to.postcode}", country: "GB" } }) { totalAmount } }`,
    );
    expect(answer).toMatchObject({ data: { placeOrder: { totalAmount: 35 } } });
  });
});

describe('an automatic offer', () => {
  it('applies if it makes the order cheapest, or the code if that is better', async () => {
    const [small, large] = [
      await createOffer({ code: null, kind: 'amount', amount: 1, percentOff: null }),
      await createOffer({ code: null, kind: 'pieces', buyPieces: 2, freePieces: 1, percentOff: null }),
    ];
    const { code } = await createOffer({ percentOff: 50 });
    const totalOf = async (items: Item[], offerCode?: string | null) =>
      (await quote({ items, offerCode })).body.totalAmount;
    expect(await totalOf([shirts(2)])).toBe(39);
    expect(await totalOf([shirts(3)])).toBe(40);
    expect(await totalOf([shirts(3)], code)).toBe(30);
    await Promise.all([ended(small), ended(large)]);
    expect(await totalOf([shirts(3)])).toBe(60);
  });
});

describe('free delivery', () => {
  const method = (id: string, price: number) => ({
    ...{ id, name: id, isCollection: false, note: '', days: 3, pricedBy: 'order' as const },
    ...{ steps: [{ from: 0, price }], freeFrom: null, upTo: null },
  });
  const setZones = (methods: object[]) =>
    payload.updateGlobal({
      slug: 'delivery-settings',
      data: { zones: methods.length > 0 ? [{ name: 'UK', countries: ['GB'], postcodes: [], methods }] : [] },
    });

  it('takes the price of the usual method off each, also after an edit, and is no row of money', async () => {
    await setZones([method('standard', 5), method('express', 12)]);
    const { code, id } = await createOffer({ kind: 'delivery', percentOff: null, minSpend: 30 });
    const to = (deliveryMethod: string) => ({ ...body(code ?? '', shirts(2)), deliveryMethod });
    expect((await buy(to('express'))).body).toMatchObject({ totalAmount: 47, deliveryAmount: 7 });
    const placed = await order(to('standard'));
    if (!placed.ok) throw new Error(placed.message);
    expect(placed.order).toMatchObject({ totalAmount: 40, shippingAmount: 0, discounts: [{ offer: id, amount: 0 }] });
    const edit = (quantity: number) =>
      editPlaced(staff.user, placed.order.id, (lines) => lines.map((line) => ({ ...line, quantity })));
    expect(await edit(3)).toMatchObject({ ok: true, totalAmount: 60 });
    expect(await edit(1)).toMatchObject({ ok: true, totalAmount: 25 });
    await setZones([]);
  });
});

describe('the collection', () => {
  const call = (method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: object) =>
    api(method, `/api/offers${path}`, { token: staff.token, body: data });

  it('refuses offers that can take nothing off, and conditions of a customer without a code', async () => {
    const fieldsOf = async (data: object) => {
      const { status, body: answer } = await call('POST', '', { name: 'Odd', isActive: true, ...data });
      return [status, Object.keys(answer.fieldErrors ?? {})];
    };
    expect(await fieldsOf({ kind: 'percentage', percentOff: 101 })).toEqual([422, ['percentOff']]);
    expect(await fieldsOf({ kind: 'amount' })).toEqual([422, ['amount']]);
    expect(await fieldsOf({ kind: 'pieces', buyPieces: 2 })).toEqual([422, ['freePieces']]);
    expect(await fieldsOf({ kind: 'delivery', code: 'a b!' })).toEqual([422, ['code']]);
    expect(await fieldsOf({ kind: 'delivery', firstOrder: true })).toEqual([422, ['firstOrder']]);
  });

  it('keeps a used offer as it was ordered, but ends it', async () => {
    const offer = await createOffer({});
    await order(body(offer.code ?? '', shirts(1)));
    expect(await call('PATCH', `/${offer.id}`, { percentOff: 20 })).toMatchObject({ status: 409 });
    expect(await call('DELETE', `/${offer.id}`)).toMatchObject({ status: 409 });
    expect(await call('PATCH', `/${offer.id}`, { isActive: false })).toMatchObject({ status: 200 });
    const unused = await createOffer({});
    expect(await call('PATCH', `/${unused.id}`, { percentOff: 20 })).toMatchObject({ status: 200 });
    expect(await call('DELETE', `/${unused.id}`)).toMatchObject({ status: 200 });
  });

  it('is listed with its uses, and saved from the form of staff', async () => {
    const call = await asStaff(staff.user);
    const input = (data: object) =>
      offerForm.parse({
        ...{ name: 'Form', code: '', kind: 'percentage', percentOff: '15', amount: '', buyPieces: '', freePieces: '' },
        ...{ minSpend: '', minPieces: '', categories: [], skus: `${bag.sku}, ${sale.sku}`, combines: true },
        ...{ firstOrder: false, startsOn: '', endsOn: '', maxUses: '3', maxUsesEach: '', isActive: true, ...data },
      });
    const code = newCode();
    expect(await saveOffer({ ...call, id: null, input: input({ code: code.toLowerCase() }), isUsed: false })).toEqual({
      ok: true,
    });
    expect((await buy(body(code, { product: sale.id, quantity: 1 }))).status).toBe(201);
    const find = async () =>
      (await listOffers({ payload, filters: { search: code, state: 'active' }, limit: 20, offset: 0 })).rows;
    const [row] = await find();
    expect(row).toMatchObject({ code, uses: 1, maxUses: 3, isUsed: true, state: 'active', skus: [bag.sku, sale.sku] });
    const id = row?.id ?? '';
    const later = input({ code, name: 'Later', percentOff: '50' });
    expect(await saveOffer({ ...call, id, input: later, isUsed: true })).toEqual({ ok: true });
    expect(await find()).toMatchObject([{ name: 'Later', percentOff: 15 }]);
    expect(await saveOffer({ ...call, id, input: later, isUsed: false })).toMatchObject({ code: 'in_use' });
    expect(await endRecord('offers', { ...call, id })).toEqual({ ok: true });
    expect(await find()).toEqual([]);
    const unknown = await saveOffer({ ...call, id: null, input: input({ skus: 'NONE-1' }), isUsed: false });
    expect(unknown).toMatchObject({ fieldErrors: { skus: ['No product has NONE-1.'] } });
  });

  it('shows strangers no codes', async () => {
    const { code } = await createOffer({});
    const listed = await api('GET', `/api/offers?where[code][equals]=${code}`);
    expect(listed.status).toBe(401);
    const { text } = await graphql(`{ Offers(where: { code: { equals: "${code}" } }) { docs { id } } }`);
    expect(text).not.toContain('docs');
  });
});
