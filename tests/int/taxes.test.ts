import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { newOrderInput } from '@/domain/orders/order-edit';
import { submissionInput } from '@/domain/teams/team-draft-input';
import { shopOrder } from '@/domain/orders/order-ref';
import { withoutTax } from '@/domain/taxes/tax-text';
import { applyShopFormatText, shopFormatText } from '@/domain/text/shop-format';
import { Price } from '@/ui/Price';
import { readShopFormat } from '../../collections/shared/shop-format';
import { NO_TAXES, UK_RATES, type TaxSettings } from '@/domain/taxes/tax-settings';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { listInvoices } from '@/modules/invoices/data/issued-invoice';
import { invoiceFile } from '@/modules/invoices/invoice-file';
import { createOrder } from '@/modules/orders/editing/create-order';
import { findOrderByToken } from '@/modules/orders/data/placed-order';
import { quoteLines } from '@/modules/orders/editing/quote-lines';
import { itemsOf, orderOf } from '@/modules/orders/emails/order-text';
import { draftOfOrder } from '@/domain/teams/team-order-draft';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { createTeamOrder } from '@/modules/team/orders/create-team-order';
import { newAddress } from '../setup/address';
import { api, gql } from '../setup/http';
import { pdfText } from '../setup/pdf-text';
import {
  asStaff,
  checkoutBody,
  createProduct,
  createStaff,
  createTeam,
  editPlaced,
  rows,
  payload,
  unique,
} from '../setup/shop';

const [uk] = UK_RATES;
const rate = (of: object) => ({ ...uk!, boysTaxClass: null, ...of });

const setTaxes = async (of: Partial<TaxSettings> = {}) =>
  payload.updateGlobal({
    slug: 'tax-settings',
    data: { ...NO_TAXES, isCharged: true, rates: UK_RATES, homeRate: 0.79, homeRateOn: '2026-11-02', ...of } as never,
  });

const staff = await createStaff('administrator');
const shirt = await createProduct({ name: 'Shirt', price: 24, stock: { M: 500, MB: 500 } });
const cap = await createProduct({ name: 'Cap', price: 10, stock: 500, taxClass: 'reduced' });
beforeEach(() => setTaxes());

const squad = () => ({ product: shirt.id, color: 'Red', sizes: { M: 2, MB: 1 } });

type Answer = {
  orderNumber: string;
  totalAmount: number;
  netAmount: number;
  taxAmount: number;
  taxLines: object[];
  fieldErrors?: Record<string, string[]>;
  trackingUrl: string;
};
const checkout = (change: object = {}, items: Parameters<typeof checkoutBody> = [squad()]) =>
  api<Answer>('POST', '/api/checkout', {
    body: { ...checkoutBody(...items), ...change },
    headers: { 'Idempotency-Key': randomUUID() },
    address: newAddress(),
  });
const quote = (change: object = {}) => api<Answer>('POST', '/api/cart', { body: { items: [squad()], ...change } });
const invoiceText = async (orderId: string) => {
  const [invoice] = await listInvoices(payload, shopOrder(orderId));
  const { content } = (await invoiceFile(payload, invoice!.id)) ?? expect.fail('There is no such invoice.');
  return pdfText(content);
};
const idOf = async (orderNumber: string) =>
  (await rows<{ id: string }>`select id from orders where order_number = ${orderNumber}`)[0]!.id;
const to = (country: string, postcode = '1000') => ({
  shippingAddress: { line1: '1 High Street', city: 'Town', postcode, country },
});
const german = { country: 'DE', standard: 19, reduced: 7 };
const vatNumber = 'DE136695976';

/** 72.00 with tax: 48.00 at 20 %, 24.00 at none. */
const taxed = {
  totalAmount: 72,
  netAmount: 64,
  taxAmount: 8,
  taxLines: [
    { rate: 20, net: 40, tax: 8 },
    { rate: 0, net: 24, tax: 0 },
  ],
};

describe('a shop that charges no tax', () => {
  it('says that all is net, and stores none', async () => {
    await setTaxes({ isCharged: false });
    const all = { totalAmount: 72, netAmount: 72, taxAmount: 0, taxLines: [] };
    expect((await quote()).body).toMatchObject({ ...all, taxes: null });
    const { body } = await checkout();
    expect(body).toMatchObject(all);
    const [stored] = await rows`select o.net_amount::float8 as net, o.tax_treatment as treatment, i.tax_rate as rate
      from orders o join order_items i on i._parent_id = o.id where o.order_number = ${body.orderNumber} limit 1`;
    expect(stored).toEqual({ net: 72, treatment: null, rate: null });
  });
});

describe('an order', () => {
  it('tells net and tax by rate in cart, checkout and API, boys’ sizes at their own rate, and stores them', async () => {
    expect((await quote()).body).toMatchObject(taxed);
    const { status, body } = await checkout();
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...taxed, discountAmount: 0 });
    const id = await idOf(body.orderNumber);
    const read = await api('GET', `/api/orders/${id}`, { token: staff.token });
    expect(read.body).toMatchObject({
      netAmount: 64,
      taxAmount: 8,
      taxLines: [
        { rate: 20, net: 40, tax: 8 },
        { rate: 0, net: 24, tax: 0 },
      ],
      taxName: 'VAT',
      taxTreatment: 'charged',
      pricesIncludeTax: true,
      orderItems: expect.arrayContaining([
        expect.objectContaining({ sizeCode: 'M', taxRate: 20, netAmount: 40, taxAmount: 8 }),
        expect.objectContaining({ sizeCode: 'MB', taxRate: 0, netAmount: 24, taxAmount: 0 }),
      ]),
    });
    const graph = await gql(`{ Order(id: "${id}") { netAmount taxAmount taxLines { rate net tax } } }`, {
      token: staff.token,
    });
    expect(graph.body.data).toMatchObject({ Order: { netAmount: 64, taxAmount: 8, taxLines: [{ rate: 20 }, {}] } });
  });

  it('adds the tax where prices come without, by the rate of the region', async () => {
    const newYork = { country: 'US', region: 'New York', postcodes: '100-149', standard: 8.875, reduced: 4 };
    await setTaxes({ pricesIncludeTax: false, rates: [rate(newYork)] });
    const { body } = await checkout(to('US', '10001'));
    expect(body).toMatchObject({ totalAmount: 78.39, netAmount: 72, taxAmount: 6.39 });
    expect((await checkout(to('US', '90210'))).body).toMatchObject({ totalAmount: 72, taxAmount: 0 });
    expect((await quote({ delivery: { country: 'us', postcode: '14902' } })).body.totalAmount).toBe(78.39);
  });

  it('is named beside prices that come without, from the settings on, under its own name', async () => {
    const price = () => renderToStaticMarkup(createElement(Price, { price: 24, salePrice: 18 }));
    expect(price()).not.toContain('excl.');
    await setTaxes({ pricesIncludeTax: false, taxName: 'Sales tax' });
    expect(price()).toContain('excl. Sales tax</small>');
    await payload.updateGlobal({ slug: 'site-settings', data: { invoiceDays: 14 } });
    expect(shopFormatText()).toBe('USD en-GB Europe/London GB Sales tax');
    applyShopFormatText('');
    await readShopFormat(payload);
    expect(withoutTax()).toBe('excl. Sales tax');
    await setTaxes({ isCharged: false, pricesIncludeTax: false });
    expect(price()).not.toContain('excl.');
  });

  it('is invoiced to the company, the address and the VAT number that it names, under its purchase order number', async () => {
    const billingAddress = { line1: '9 Bank Street', city: 'York', postcode: 'yo1 7hh', country: 'GB' };
    const billing = { companyName: 'Northside Ltd', purchaseOrder: 'PO-4711', billingAddress };
    const { status, body } = await checkout({ ...billing, vatNumber: 'GB980780684' });
    expect(status).toBe(201);
    const id = await idOf(body.orderNumber);
    const stored = { ...billing, billingAddress: { ...billingAddress, postcode: 'YO1 7HH' } };
    expect((await api('GET', `/api/orders/${id}`, { token: staff.token })).body).toMatchObject(stored);
    const printed = await invoiceText(id);
    expect(printed).toMatch(/Invoice to Northside Ltd Ada Okafor 9 Bank Street York YO1 7HH .*VAT number GB980780684/);
    expect(printed).toMatch(/Your PO number PO-4711 Deliver to 1 High Street Leeds LS1 4AP/);
    const plain = await checkout();
    expect(await invoiceText(await idOf(plain.body.orderNumber))).not.toMatch(/Deliver to|PO number|VAT number/);
  });

  it('is invoiced with its tax in the currency of the shop’s country too, at the rate of its day', async () => {
    await setTaxes({ homeRate: 0.7905, homeRateOn: '2026-11-20' } as object);
    const first = await idOf((await checkout()).body.orderNumber);
    expect(await invoiceText(first)).toContain(
      'VAT in GBP, 1 USD = 0.7905 GBP on 20 Nov 2026 £6.32 Total (USD) $72.00',
    );
    await setTaxes({ homeRate: 0.5, homeRateOn: '2026-11-21' } as object);
    const homeTaxOf = async (id: string) =>
      (await rows`select home_tax as tax from invoices where order_id = ${id}`)[0];
    expect(await homeTaxOf(first)).toEqual({ tax: { currency: 'GBP', rate: 0.7905, on: '2026-11-20', tax: 6.32 } });
    const exempt = await idOf((await checkout({}, [{ ...squad(), sizes: { MB: 1 } }])).body.orderNumber);
    expect(await homeTaxOf(exempt)).toEqual({ tax: null });
  });

  it('is not invoiced without that rate, which the settings ask for, and staff are told so', async () => {
    const message = 'An invoice in USD has to state its tax in GBP: enter the exchange rate under Settings, Tax.';
    const refused = { errors: [{ path: 'homeRate', message }] };
    await expect(setTaxes({ homeRate: null, homeRateOn: '' } as object)).rejects.toMatchObject({ data: refused });
    // As stored before the settings required one.
    const { orderNumber } = (await checkout()).body;
    const id = await idOf(orderNumber);
    await rows`update tax_settings set home_rate = null`;
    const stranger = await checkout();
    expect([stranger.status, stranger.body]).toMatchObject([422, { code: 'not_possible' }]);
    expect(stranger.body).not.toHaveProperty('message', message);
    const input = newOrderInput.parse({
      customer: { firstName: 'A', lastName: 'B', email: 'rate@example.test' },
      ...{ ...to('GB', 'LS1 4AP'), lines: [{ product: shirt.id, color: 'Red', size: 'M', quantity: 1 }] },
    });
    const made = await createOrder({ ...(await asStaff(staff.user)), input, idempotencyKey: randomUUID() });
    expect(made).toMatchObject({ ok: false, code: 'not_possible', message });
    const cancelled = {
      ...(await asStaff(staff.user)),
      orderId: id,
      status: 'cancelled',
      reason: 'Asked for',
    } as const;
    expect(await updateOrderStatus(cancelled)).toMatchObject({ ok: false, code: 'not_possible', message });
    expect(await rows`select from invoices where order_id = ${id}`).toHaveLength(1);
    await setTaxes();
    expect(await updateOrderStatus(cancelled)).toMatchObject({ ok: true });
    expect(await rows`select from invoices where order_id = ${id} and home_tax is not null`).toHaveLength(2);
  });

  it('of a business abroad by its VAT number bears no tax, which comes off prices that contain it', async () => {
    await setTaxes({ reverseChargeCountries: ['DE'], rates: [...UK_RATES, rate(german)] });
    const abroad = { delivery: { country: 'DE' } };
    expect((await quote({ ...abroad, vatNumber })).body).toMatchObject({ totalAmount: 60.51, taxAmount: 0 });
    expect((await quote({ ...abroad, vatNumber: 'DE13' })).body).toMatchObject({ totalAmount: 72, taxAmount: 11.49 });
    const { body } = await checkout({ ...to('DE', '10115'), vatNumber: 'de 136695976' });
    expect(body).toMatchObject({ totalAmount: 60.51, taxAmount: 0, taxLines: [{ rate: 0, net: 60.51, tax: 0 }] });
    const [stored] = await rows`
      select tax_treatment as treatment, vat_number as number, tax_relief_amount::float8 as relief
      from orders where order_number = ${body.orderNumber}`;
    expect(stored).toEqual({ treatment: 'reverse-charge', number: vatNumber, relief: 11.49 });
    const order = (await findOrderByToken(payload, body.trackingUrl.split('/').at(-1)!))!;
    expect(orderOf(order).text).toContain(`VAT number ${vatNumber}`);
    // The mailbox may be another’s: no VAT number.
    for (const shown of [itemsOf(order).text, itemsOf(order).html.source]) {
      expect(shown).toContain('Reverse charge: the customer accounts for the VAT.');
      expect(shown).not.toContain(vatNumber);
    }
    expect((await checkout(to('DE', '10115'))).body).toMatchObject({ totalAmount: 72, taxAmount: 11.49 });
    const lines = [{ product: shirt.id, color: 'Red', size: 'M', quantity: 1 }];
    const typed = { delivery: { country: 'DE' }, email: '', vatNumber };
    expect((await quoteLines(payload, { lines, ...typed })).sums).toMatchObject({ totalAmount: 20.17 });
    const refused = await checkout({ ...to('DE', '10115'), vatNumber: 'DE136695978' });
    expect(refused.status).toBe(422);
    expect(refused.body.fieldErrors).toHaveProperty('vatNumber');
  });
});

describe('an exempt customer', () => {
  it('is so in orders that staff enter, and not by typing their address', async () => {
    const email = `${unique('school')}@example.test`;
    await rows`insert into customers (first_name, last_name, email, is_tax_exempt)
      values ('A', 'School', ${email}, true)`;
    const customer = { firstName: 'A', lastName: 'School', email };
    const open = await checkout({ customer });
    expect(open.body).toMatchObject({ totalAmount: 72, taxAmount: 8 });
    const lines = [{ product: shirt.id, color: 'Red', size: 'M', quantity: 1 }];
    expect((await quoteLines(payload, { lines, email })).sums).toMatchObject({ totalAmount: 20 });
    const input = newOrderInput.parse({ customer, ...to('GB', 'LS1 4AP'), lines });
    const made = await createOrder({ ...(await asStaff(staff.user)), input, idempotencyKey: randomUUID() });
    expect(made).toMatchObject({ ok: true });
    const [stored] = await rows`select tax_treatment as treatment, total_amount::float8 as total from orders o
      join customers c on c.id = o.customer_id where c.email = ${email} order by o.created_at desc limit 1`;
    expect(stored).toEqual({ treatment: 'exempt', total: 20 });
  });
});

describe('an edited order', () => {
  const linesOf = (id: string) =>
    rows<{ id: string; quantity: number }>`select id, quantity::int as quantity from order_items
      where _parent_id = ${id} order by size_code`;
  const edit = (id: string, change: object) => editPlaced(staff.user, id, undefined, change);
  const taxOf = async (id: string) =>
    (
      await rows<{ total: number; tax: number; rates: { rate: number; net: number; tax: number }[] }>`
        select o.total_amount::float8 as total, o.tax_amount::float8 as tax,
             (select json_agg(json_build_object('rate', t.rate, 'net', t.net, 'tax', t.tax) order by t._order)
                from order_tax_lines t where t._parent_id = o.id) as rates
        from orders o where o.id = ${id}`
    )[0]!;

  it('keeps the rates that it has stored, whatever the settings say since', async () => {
    const id = await idOf((await checkout()).body.orderNumber);
    await setTaxes({ pricesIncludeTax: false, taxName: 'GST', rates: [rate({ standard: 25 })] });
    const [men, boys] = await linesOf(id);
    const lines = [
      { id: men!.id, quantity: 4 },
      { id: boys!.id, quantity: 1 },
    ];
    expect((await quoteLines(payload, { lines }, id)).sums).toMatchObject({ totalAmount: 120 });
    expect(await edit(id, { lines })).toMatchObject({ ok: true, totalAmount: 120 });
    expect(await taxOf(id)).toEqual({
      total: 120,
      tax: 16,
      rates: [
        { rate: 20, net: 80, tax: 16 },
        { rate: 0, net: 24, tax: 0 },
      ],
    });
  });

  it('takes new lines at the rates of its day', async () => {
    const id = await idOf((await checkout()).body.orderNumber);
    await setTaxes({ rates: [...UK_RATES, rate({ from: '2099-01-01', standard: 30, reduced: 10 })] });
    const [men, boys] = await linesOf(id);
    const kept = [men!, boys!].map((line) => ({ id: line.id, quantity: line.quantity }));
    await edit(id, { lines: [...kept, { product: cap.id, quantity: 2 }] });
    expect((await taxOf(id)).rates.map(({ rate: percent }) => percent)).toEqual([20, 5, 0]);
  });

  it('is taxed anew where it goes to a place of other rates, and only then', async () => {
    await setTaxes({ rates: [...UK_RATES, rate(german)] });
    const id = await idOf((await checkout()).body.orderNumber);
    const lines = (await linesOf(id)).map((line) => ({ id: line.id, quantity: line.quantity }));
    await edit(id, { lines, ...to('GB', 'M1 1AE') });
    expect(await taxOf(id)).toMatchObject({ total: 72, tax: 8 });
    await edit(id, { lines, ...to('DE', '10115') });
    expect(await taxOf(id)).toMatchObject({ total: 72, tax: 11.49, rates: [{ rate: 19 }] });
  });

  it('of a time without tax stays without', async () => {
    await setTaxes({ isCharged: false });
    const id = await idOf((await checkout()).body.orderNumber);
    await setTaxes();
    const [men] = await linesOf(id);
    expect(await edit(id, { lines: [{ id: men!.id, quantity: 1 }] })).toMatchObject({ ok: true, totalAmount: 24 });
    expect(await taxOf(id)).toMatchObject({ tax: 0, rates: null });
  });
});

describe('a team’s order', () => {
  const submit = async (team: { id: string }, more: object = {}) => {
    const submission = submissionInput.parse({
      ...more,
      items: [{ product: shirt.id, color: 'Red', players: [], extras: { M: 2, MB: 1 } }],
      notes: '',
    });
    const made = await createTeamOrder({
      ...(await asStaff(staff.user)),
      teamId: team.id,
      submission,
      idempotencyKey: randomUUID(),
    });
    if (!made.ok) throw new Error(made.message);
    return made.order;
  };

  it('bears tax by size, and keeps its rates when its lines are changed', async () => {
    const team = await createTeam();
    const order = await submit(team.user);
    expect(order).toMatchObject({ totalAmount: 72, taxes: { netAmount: 64, taxLines: taxed.taxLines } });
    await setTaxes({ rates: [rate({ standard: 25 })] });
    const read = await api<{ orderData: { items: { tax_rates: object }[]; discounts: [] }; netAmount: number }>(
      'GET',
      `/api/team-orders/${order.id}`,
      { token: team.token },
    );
    expect(read.body.netAmount).toBe(64);
    const [item] = read.body.orderData.items;
    expect(item!.tax_rates).toEqual({ M: 20, MB: 0 });
    const change = (items: object[]) =>
      api('PATCH', `/api/team-orders/${order.id}`, {
        token: staff.token,
        body: { orderData: { items, discounts: [] } },
      });
    const more = { ...item!, quantities: { M: 4, MB: 1 }, total_quantity: 5, total_price: 120, tax_rates: { M: 1 } };
    expect((await change([more])).status).toBe(200);
    const [stored] = await rows`
      select total_amount::float8 as total, net_amount::float8 as net, (select json_object_agg(size_code, tax_rate)
      from order_items where team_order_id = o.id) as rates,
           (select count(*)::int from team_order_tax_lines t where t._parent_id = o.id) as lines
      from team_orders o where id = ${order.id}`;
    expect(stored).toEqual({ total: 120, net: 104, rates: { M: 20, MB: 0 }, lines: 2 });
    const unknown = { ...more, product_id: randomUUID(), tax_rates: undefined };
    expect((await change([unknown])).status).toBe(422);
  });

  it('keeps its rates in its lines too where an edit follows another tax class of the product', async () => {
    const team = await createTeam();
    const { id } = await submit(team.user);
    const setClass = (taxClass: 'standard' | 'zero') =>
      payload.update({ collection: 'products', id: shirt.id, data: { taxClass } });
    await setClass('zero');
    const { revision, data } = (await loadTeamOrder({ payload, id }))!;
    const items = draftOfOrder(data).map((line) => ({ ...line, extras: { M: 4, MB: 1 } }));
    const body = { revision, items, notes: '' };
    const { status } = await api('PUT', `/api/team/orders/${id}`, { token: team.token, body });
    await setClass('standard');
    expect(status).toBe(200);
    const after = await loadTeamOrder({ payload, id });
    expect(after?.data.items[0]?.taxRates).toEqual({ M: 20, MB: 0 });
    expect(after?.taxes?.taxLines).toMatchObject([{ rate: 20 }, { rate: 0 }]);
  });

  it('of an exempt team bears none', async () => {
    const team = await createTeam({ isTaxExempt: true });
    expect(await submit(team.user)).toMatchObject({ totalAmount: 64, taxes: { treatment: 'exempt', taxAmount: 0 } });
  });

  it('is taxed where it goes, whatever VAT number the team has, and anew where an edit has it go elsewhere', async () => {
    await setTaxes({ rates: [...UK_RATES, rate(german)], reverseChargeCountries: ['DE'] });
    const team = await createTeam({ vatNumber });
    const going = (country: string, postcode: string) => ({
      shippingAddress: { line1: '1 Strasse', city: 'Somewhere', postcode, country },
    });
    expect(await submit(team.user, going('GB', 'M1 2AB'))).toMatchObject({ taxes: { treatment: 'charged' } });
    const abroad = await submit(team.user, going('DE', '10115'));
    expect(abroad).toMatchObject({ taxes: { treatment: 'reverse-charge', taxAmount: 0 } });
    const plain = await createTeam();
    const order = await submit(plain.user, going('GB', 'M1 2AB'));
    expect(order.taxes?.taxAmount).toBeGreaterThan(0);
    const [before] = await rows<{ revision: number }>`select revision::int from team_orders where id = ${order.id}`;
    const lines = draftOfOrder((await loadTeamOrder({ payload, id: order.id }))!.data);
    const moved = await api<{ totalAmount: number }>('PUT', `/api/team/orders/${order.id}`, {
      token: plain.token,
      body: { revision: before?.revision, items: lines, notes: '', ...going('US', '10001') },
    });
    expect(moved.status).toBe(200);
    const after = await loadTeamOrder({ payload, id: order.id });
    expect(after?.taxes).toMatchObject({ taxAmount: 0 });
    expect(after?.data.items[0]?.taxRates).toEqual({ M: 0, MB: 0 });
  });

  it('lets no team exempt itself', async () => {
    const team = await createTeam();
    await api('PATCH', `/api/teams/${team.user.id}`, { token: team.token, body: { isTaxExempt: true, vatNumber } });
    expect(
      await rows`select is_tax_exempt as is, vat_number as number from team_profiles where id = ${team.user.id}`,
    ).toEqual([{ is: false, number: null }]);
  });
});

describe('the settings', () => {
  const patch = (body: object, token?: string) => api('POST', '/api/globals/tax-settings', { body, token });

  it('are for administrators alone, and logged', async () => {
    const [editor, team] = [await createStaff('content_manager'), await createTeam()];
    for (const token of [undefined, editor.token, team.token]) {
      expect((await api('GET', '/api/globals/tax-settings', { token })).status).toBe(token ? 403 : 401);
      expect((await patch({ isCharged: false }, token)).status).toBe(token ? 403 : 401);
    }
    expect((await patch({ taxName: 'Mehrwertsteuer' }, staff.token)).status).toBe(200);
    expect(
      await rows`select action from activity_log where actor_id = ${staff.user.id} order by created_at desc limit 1`,
    ).toEqual([{ action: 'tax-settings.updated' }]);
  });

  it.each([[{ taxName: '' }], [{ homeRate: -0.8 }], [{ homeRateOn: 'today' }]])(
    'refuse %j over the API too',
    async (body) => {
      expect((await patch(body, staff.token)).status).toBe(422);
    },
  );
});
