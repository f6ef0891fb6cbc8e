import { describe, expect, it } from 'vitest';
import '../setup/incoming';
import { anonymiseCustomer } from '@/areas/back-office/customers/anonymise-customer';
import { listQuotes } from '@/areas/back-office/quotes/data';
import { newQuoteForm } from '@/areas/back-office/quotes/load-form';
import { quotePricing } from '@/domain/quotes/quote-input';
import { priceOptions } from '@/modules/quotes/resolve-quote';
import { loadQuotePage } from '@/areas/storefront/quotes/quote-page';
import { quotePdf } from '@/areas/storefront/quotes/quote-pdf-endpoint';
import { shopToday } from '@/domain/delivery/promise';
import { createLinkToken } from '@/lib/crypto/link-token';
import { storeKey, withKey } from '../setup/api-keys';
import { api, type Call } from '../setup/http';
import {
  actionsOn,
  asStaff,
  checkoutBody,
  createProduct,
  createStaff,
  rows,
  stockOf,
  tablesWith,
  unique,
  type Item,
} from '../setup/shop';
import { pdfText } from '../setup/pdf-text';
import { writeEmail } from '../setup/written-email';

const staff = await createStaff('administrator');
const editor = await createStaff('content_manager');
const product = (await createProduct({ stock: { M: 100, L: 100 }, price: 20 })).id;
const quoteToken = (id: string, version: number) => createLinkToken('quote', id, String(version));
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

type Line = { unitPrice: number; quantity: number };
type Option = { name: string; totalAmount: number; discountAmount: number; lines: Line[] };
type Quote = {
  id: string;
  quoteNumber: string;
  status: string;
  revision: number;
  version: number;
  sentVersion: number | null;
  content: { options: Option[]; depositPercent: number };
  url: string | null;
  order: { id: string; orderNumber: string } | null;
  code?: string;
  fieldErrors?: object;
};
type Given = Item & { unitPrice?: number };

const bodyOf = (...items: Given[]) => {
  const { customer, shippingAddress } = checkoutBody();
  return { customer, shippingAddress, options: [{ items }], expiresOn: TOMORROW };
};
const shirts = (quantity: number, unitPrice?: number): Given => ({
  ...{ product, color: 'Red', sizes: { M: quantity } },
  ...(unitPrice !== undefined && { unitPrice }),
});

const asSeller = (body?: object): Call => ({ token: staff.token, body });
const make = async (body: object) => (await api<Quote>('POST', '/api/quotes', asSeller(body))).body;
const change = (id: string, body: object) => api<Quote>('PATCH', `/api/quotes/${id}`, asSeller(body));
const send = (id: string) => api<Quote>('POST', `/api/quotes/${id}/send`, asSeller());
const answer = (token: string, body: object = { name: 'Ada Okafor' }, call: 'accept' | 'decline' = 'accept') =>
  api<{ orderNumber: string; totalAmount: number; depositAmount: number | null; code?: string; message?: string }>(
    ...([
      'POST',
      `/api/quotes/${token}/${call}`,
      { body, address: `203.0.113.${Math.ceil(Math.random() * 250)}` },
    ] as const),
  );

async function sent(body: object): Promise<{ id: string; token: string }> {
  const { id } = await make(body);
  await send(id);
  return { id, token: quoteToken(id, 1) };
}

const ordersOf = (id: string) => rows<{ id: string; total: number; deposit: number; by: string | null }>`
  select o.id, o.total_amount::float8 as total, o.deposit_percent::int as deposit, o.created_by_id as by
    from quotes q join orders o on o.id = q.order_id or o.idempotency_key = 'quote ' || q.id where q.id = ${id}`;

describe('a quote', () => {
  it('is priced as an order, at today’s prices or those agreed, and drawn up by staff alone', async () => {
    const quote = await make({ ...bodyOf(shirts(2)), depositPercent: 25 });
    expect(quote).toMatchObject({ status: 'draft', version: 1, sentVersion: null, url: null, order: null });
    expect(quote.quoteNumber).toMatch(/^Q-\d{4}-\d{6}$/);
    expect(quote.content).toMatchObject({
      depositPercent: 25,
      options: [{ totalAmount: 40, lines: [{ unitPrice: 20 }] }],
    });
    expect((await make(bodyOf(shirts(2, 15.5)))).content.options[0]).toMatchObject({ totalAmount: 31 });
    const body = bodyOf(shirts(1));
    expect((await api('POST', '/api/quotes', { body })).status).toBe(401);
    expect((await api('POST', '/api/quotes', { body, token: editor.token })).status).toBe(403);
    const records = await api<{ totalDocs: number }>(
      'GET',
      `/api/order-quotes?where[id][equals]=${quote.id}`,
      asSeller(),
    );
    expect(records.body.totalDocs).toBe(1);
    expect((await api<Quote>('GET', `/api/quotes/${quote.id}`, asSeller())).body.content.options).toHaveLength(1);
  });

  it('gives the discount for quantity, which an agreed price of its design ends', async () => {
    expect((await make(bodyOf(shirts(10)))).content.options[0]).toMatchObject({ totalAmount: 190, discountAmount: 10 });
    const items = [shirts(10), { ...shirts(0, 18), sizes: { L: 1 } }];
    expect((await make(bodyOf(...items))).content.options[0]).toMatchObject({ totalAmount: 218, discountAmount: 0 });
  });

  it('names what is wrong by option and item', async () => {
    const unknown = {
      ...bodyOf(),
      options: [
        { name: 'A', items: [shirts(1)] },
        { name: 'B', items: [{ product: 'none', quantity: 1 }] },
      ],
    };
    expect(await make(unknown)).toMatchObject({
      code: 'invalid',
      fieldErrors: { 'options.1.items.0.product': expect.anything() },
    });
    const unnamed = { ...unknown, options: [{ items: [shirts(1)] }, { items: [shirts(1)] }] };
    expect(await make(unnamed)).toMatchObject({ fieldErrors: { options: ['Name each option.'] } });
    expect(await make({ ...bodyOf(shirts(1)), expiresOn: '2020-01-01' })).toMatchObject({
      fieldErrors: { expiresOn: ['This day is over.'] },
    });
    expect(await make({ ...bodyOf(shirts(1, 0.001)) })).toMatchObject({ code: 'invalid' });
  });

  it('takes keys with its scopes', async () => {
    const key = await storeKey(staff, ['quotes:create']);
    expect((await api('POST', '/api/quotes', withKey(key, { body: bodyOf(shirts(1)) }))).status).toBe(201);
  });
});

describe('an accepted quote', () => {
  it('becomes the order that it says, with its deposit, whatever list prices are by then', async () => {
    const shirt = (await createProduct({ stock: { M: 30 }, price: 20 })).id;
    const items = [{ product: shirt, color: 'Red', sizes: { M: 10 } }];
    const { id, token } = await sent({ ...bodyOf(...items), depositPercent: 40 });
    await rows`update products set price = 99 where id = ${shirt}`;
    const accepted = await answer(token);
    expect(accepted).toMatchObject({ status: 201, body: { totalAmount: 190, depositAmount: 76 } });
    expect(await ordersOf(id)).toEqual([{ id: expect.any(String), total: 190, deposit: 40, by: staff.user.id }]);
    expect((await stockOf(shirt)).sizes).toEqual({ M: 20 });
    const [row] =
      await rows`select status, accepted_name as name, accepted_at is not null as dated from quotes where id = ${id}`;
    expect(row).toEqual({ status: 'accepted', name: 'Ada Okafor', dated: true });
    expect(await actionsOn(id)).toEqual(['quote.created', 'quote.sent', 'quote.accepted']);
    expect(await change(id, { terms: 'x' })).toMatchObject({ status: 409, body: { code: 'closed' } });
    expect(await send(id)).toMatchObject({ status: 409 });
  });

  it('makes one order, however often and however many accept at once', async () => {
    const { id, token } = await sent(bodyOf(shirts(2)));
    const before = (await stockOf(product)).sizes.M ?? 0;
    const answers = await Promise.all(Array.from({ length: 8 }, () => answer(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(1);
    expect((await answer(token)).body.orderNumber).toBe(answers[0]?.body.orderNumber);
    expect(await ordersOf(id)).toHaveLength(1);
    expect((await stockOf(product)).sizes.M).toBe(before - 2);
  });

  it('has the option that was chosen first, once', async () => {
    const options = [
      { name: 'Shirts', items: [shirts(1)] },
      { name: 'More', items: [shirts(3)] },
    ];
    const { id, token } = await sent({ ...bodyOf(), options });
    expect(await answer(token)).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect((await answer(token, { name: 'Ada', option: 3 })).status).toBe(422);
    const answers = await Promise.all([1, 2, 1, 2].map((option) => answer(token, { name: 'Ada', option })));
    const [order, ...others] = await ordersOf(id);
    expect(others).toEqual([]);
    for (const { status, body } of answers)
      expect(status === 201 ? body.totalAmount : body.code).toBe(status === 201 ? order?.total : 'closed');
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  });
});

describe('a quote cannot be accepted', () => {
  it('without a name, or by a link that opens none', async () => {
    const { token } = await sent(bodyOf(shirts(1)));
    expect(await answer(token, { name: ' ' })).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect((await answer(`${token.slice(0, -2)}xx`)).status).toBe(404);
    const draft = await make(bodyOf(shirts(1)));
    expect((await answer(quoteToken(draft.id, 1))).status).toBe(404);
    expect((await answer(quoteToken(draft.id, 2))).status).toBe(404);
  });

  it('once it has expired, by the shop’s day', async () => {
    const { id, token } = await sent(bodyOf(shirts(1)));
    await rows`update quote_versions set content = content || '{"expiresOn":"2020-01-01"}' where quote_id = ${id}`;
    expect(await answer(token)).toMatchObject({ status: 410, body: { code: 'expired' } });
    const today = JSON.stringify({ expiresOn: shopToday() });
    await rows(`update quote_versions set content = content || $2::jsonb where quote_id = $1`, id, today);
    expect((await answer(token)).status).toBe(201);
  });

  it('in a version that was replaced; the email of the next says what changed', async () => {
    const { id, token } = await sent(bodyOf(shirts(2)));
    const changed = await change(id, { options: [{ items: [shirts(3, 18)] }], depositPercent: 10 });
    expect(changed.body).toMatchObject({ version: 2, sentVersion: 1, status: 'sent' });
    expect(await change(id, { terms: 'None', revision: 1 })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await send(id);
    expect(await answer(token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const mail = await writeEmail('quote', { quote: id, version: 2 });
    expect(mail?.text).toMatch(
      /Red, Medium: 2 → 3; .*Red, Medium: \$20\.00 → \$18\.00 each; Total: \$40\.00 → \$54\.00/,
    );
    expect(await writeEmail('quote', { quote: id, version: 1 })).toBeUndefined();
    expect(await answer(quoteToken(id, 2))).toMatchObject({ status: 201, body: { totalAmount: 54 } });
    expect(await rows`select version::int from quote_versions where quote_id = ${id} order by version`).toEqual([
      { version: 1 },
      { version: 2 },
    ]);
  });

  it('while it is being changed and sent, in any version but one', async () => {
    const { id, token } = await sent(bodyOf(shirts(1)));
    await change(id, { options: [{ items: [shirts(2)] }] });
    const [accepted] = await Promise.all([answer(token), send(id)]);
    const next = await answer(quoteToken(id, 2));
    const orders = await ordersOf(id);
    expect(orders).toHaveLength(1);
    expect(orders[0]?.total).toBe(accepted.status === 201 ? 20 : 40);
    expect([accepted.status, next.status].sort()).toEqual(accepted.status === 201 ? [201, 404] : [201, 409]);
  });

  it('once it was declined, with a word; a later version can', async () => {
    const { id, token } = await sent(bodyOf(shirts(1)));
    expect((await answer(token, { reason: 'Too dear' }, 'decline')).body).toMatchObject({ status: 'declined' });
    expect(await answer(token)).toMatchObject({ status: 409, body: { code: 'closed' } });
    expect(await rows`select decline_reason as reason from quotes where id = ${id}`).toEqual([{ reason: 'Too dear' }]);
    expect(await rows`select 1 from staff_news where href = ${`/admin/quotes/${id}`}`).toHaveLength(1);
    expect((await change(id, { options: [{ items: [shirts(1, 10)] }] })).body).toMatchObject({
      status: 'draft',
      version: 2,
    });
    await send(id);
    expect(await answer(quoteToken(id, 2))).toMatchObject({ status: 201, body: { totalAmount: 10 } });
  });

  it('beyond what is in stock: nothing is ordered or taken, and the refusal says how much is left', async () => {
    const shirt = await createProduct({ stock: { M: 3 }, price: 20 });
    const { id, token } = await sent(bodyOf({ product: shirt.id, color: 'Red', sizes: { M: 4 } }));
    const refused = await answer(token);
    expect(refused).toMatchObject({ status: 409, body: { code: 'out_of_stock' } });
    expect(refused.body.message).toContain('Red, M, 3 left');
    expect(await ordersOf(id)).toEqual([]);
    expect((await stockOf(shirt.id)).sizes).toEqual({ M: 3 });
    await rows`update product_variations set stock_quantity = 4 where product_id = ${shirt.id}`;
    expect((await answer(token)).status).toBe(201);
  });
});

it('answers its enquiry, which needs to exist', async () => {
  const [inquiry] = await rows<{ id: string }>`insert into inquiries (kind, status, name, email)
    values ('quote', 'new', ${unique('club')}, 'club@quotes.test') returning id`;
  const { token } = await sent({ ...bodyOf(shirts(1)), inquiry: inquiry?.id });
  const { body } = await answer(token);
  const [row] =
    await rows`select i.status, o.order_number as number from inquiries i join orders o on o.id = i.order_id where i.id = ${inquiry?.id}`;
  expect(row).toEqual({ status: 'answered', number: body.orderNumber });
  const gone = { ...bodyOf(shirts(1)), inquiry: '00000000-0000-4000-8000-000000000000' };
  expect(await make(gone)).toMatchObject({ fieldErrors: { inquiry: expect.anything() } });
});

it('goes with the data of its customer; its order stays', async () => {
  const body = bodyOf(shirts(1));
  const { id, token } = await sent(body);
  await answer(token);
  const [order] = await ordersOf(id);
  await rows`update orders set status = 'cancelled' where id = ${order?.id}`;
  const [customer] = await rows<{ id: string }>`select id from customers where email = ${body.customer.email}`;
  const { req } = await asStaff(staff.user);
  expect(await anonymiseCustomer({ req, id: customer!.id })).toMatchObject({ ok: true, orders: 1 });
  expect(await tablesWith(body.customer.email)).toEqual(['invoices']);
  expect(await rows`select 1 from quotes where id = ${id}`).toEqual([]);
});

it('is shown by its link in each state, and printed', async () => {
  const { id, token } = await sent({ ...bodyOf(shirts(2)), depositPercent: 50 });
  expect(await loadQuotePage(token)).toMatchObject({ state: 'sent', changes: [], orderPath: undefined });
  await change(id, { options: [{ items: [shirts(3)] }] });
  await send(id);
  const next = quoteToken(id, 2);
  expect((await loadQuotePage(token))?.state).toBe('replaced');
  expect((await loadQuotePage(next))?.changes).toContain('Total: $40.00 → $60.00');
  const pdf = await quotePdf(new Request('http://shop.test'), { params: Promise.resolve({ token: next }) });
  const text = await pdfText(new Uint8Array(await pdf.arrayBuffer()));
  expect(text).toMatch(/QUOTE Q-\d{4}-\d{6}[\s\S]*\$60\.00[\s\S]*Due now: \$30\.00 \(deposit of 50%\)/);
  await answer(next);
  expect(await loadQuotePage(next)).toMatchObject({
    state: 'accepted',
    orderPath: expect.stringMatching(/^\/order\//),
  });
  expect((await loadQuotePage(token))?.state).toBe('replaced');
});

it('is found by staff by its number, its customer and its state', async () => {
  const { id } = await sent(bodyOf(shirts(2)));
  const [row] = await rows<{ number: string }>`select quote_number as number from quotes where id = ${id}`;
  const { payload } = await asStaff(staff.user);
  const found = async (state: 'all' | 'sent' | 'expired') => {
    const filters = { search: row?.number ?? '', state };
    return (await listQuotes({ payload, filters, limit: 10, offset: 0 })).rows;
  };
  expect(await found('all')).toMatchObject([{ id, state: 'sent', totalAmount: 40, options: 1 }]);
  expect(await found('expired')).toEqual([]);
  await rows`update quotes set expires_on = '2020-01-01' where id = ${id}`;
  expect(await found('sent')).toEqual([]);
  expect(await found('expired')).toMatchObject([{ state: 'expired' }]);
});

it('is priced for its form before a customer is known, with what is wrong by line', async () => {
  const { req } = await asStaff(staff.user);
  const typed = { options: [{ items: [shirts(2, 15)] }, { items: [{ product: 'none', quantity: 1 }] }, { items: [] }] };
  expect(await priceOptions(req, quotePricing.parse({ ...typed, deliveryAmount: null }))).toMatchObject([
    { sums: { totalAmount: 30, totalItems: 2 }, fieldErrors: {} },
    { fieldErrors: { 'options.1.items.0.product': expect.anything() } },
    { sums: { totalAmount: 0 } },
  ]);
});

it('is filled from an enquiry', async () => {
  const { req } = await asStaff(staff.user);
  const [inquiry] = await rows<{ id: string }>`insert into inquiries (kind, status, name, email)
    values ('quote', 'new', 'Ada King Okafor', 'form@quotes.test') returning id`;
  const form = await newQuoteForm(req, { inquiry: inquiry?.id ?? '', design: '' });
  expect(form).toMatchObject({
    inquiry: { id: inquiry?.id },
    start: { values: { 'customer.firstName': 'Ada', 'customer.lastName': 'King Okafor' }, options: [{ lines: [] }] },
  });
  expect((await newQuoteForm(req, { inquiry: '', design: '' })).inquiry).toBeUndefined();
});
