import { execFile } from 'node:child_process';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import '../setup/incoming';
import { addUpOrders } from '@/data/order-sums';
import { shopToday } from '@/domain/delivery/promise';
import type { OrderKind } from '@/domain/orders/order-ref';
import { NO_TAXES, UK_RATES } from '@/domain/taxes/tax-settings';
import { checkBooks, findingText, SNAPSHOT, type Finding } from '@/modules/books/check-books';
import { createShipment } from '@/modules/despatch/create-shipment';
import { movePayment } from '@/modules/payments/move-payment';
import { recordPayment } from '@/modules/payments/record-payment';
import { refundOrder } from '@/modules/payments/refund-order';
import { splitPayment } from '@/modules/payments/split-payment';
import { api } from '../setup/http';
import { correctVoucher, voidVoucher } from '@/modules/vouchers/change-voucher';
import {
  asStaff,
  checkoutBody,
  createProduct,
  createStaff,
  createTeam,
  editPlaced,
  order,
  payload,
  placed,
  rows,
} from '../setup/shop';
import { createTeamOrder, sentOrder, teamOrderItem } from '../setup/team-orders';
import { voidPayments } from '../setup/void-payments';
import { issue } from '../setup/vouchers';

const staff = await createStaff('administrator');
const team = await createTeam({ email: 'contact@books.test' });
const shirt = await createProduct({ name: 'Shirt', price: 24, stock: { M: 500, L: 500 } });
const cap = await createProduct({ name: 'Cap', price: 10.55, stock: 500, taxClass: 'reduced' });
const book = await createProduct({ name: 'Book', price: 10, stock: 500, taxClass: 'zero' });
await payload.updateGlobal({
  slug: 'site-settings',
  data: { priceTiers: [{ minQuantity: 10, percentOff: 5 }], firstInvoiceNumber: 1042 },
});
/** Dollars, with the tax in pounds. */
await payload.updateGlobal({
  slug: 'tax-settings',
  data: { ...NO_TAXES, isCharged: true, rates: UK_RATES, homeRate: 0.79, homeRateOn: '2026-11-02' } as never,
});

const PATHS = { shop: 'orders', team: 'team-orders' };
const FULL = [
  { product: shirt.id, color: 'Red', sizes: { M: 7, L: 5 } },
  { product: cap.id, quantity: 3 },
  { product: book.id, quantity: 2 },
];

async function call<Body = { id: string }>(path: string, body: object): Promise<Body> {
  const method = 'status' in body || 'orderData' in body ? 'PATCH' : 'POST';
  const answer = await api<Body>(method, `/api/${path}`, { token: staff.token, body });
  expect(answer.status, `${path}: ${answer.text}`).toBeLessThan(300);
  return answer.body;
}
const setStatus = (kind: OrderKind, id: string, status: string) =>
  call(`${PATHS[kind]}/${id}`, { status, statusReason: 'Test', despiteUnpaid: true });
const done = async (outcome: Promise<{ ok: boolean }>) => expect(await outcome).toMatchObject({ ok: true });
const received = { way: 'transfer', receivedOn: shopToday(), reference: '' } as const;
const pay = async (kind: OrderKind, orderId: string, cents: number) =>
  done(recordPayment({ ...(await asStaff(staff.user)), ...received, kind, orderId, cents, allowOverpayment: true }));
const refund = async (kind: OrderKind, orderId: string, cents: number) =>
  done(refundOrder({ ...(await asStaff(staff.user)), kind, orderId, cents, reason: 'Late' }));
const linesOf = async (id: string) =>
  (await rows<{ id: string }>`select id from order_items where _parent_id = ${id} order by _order`).map(
    (line) => line.id,
  );

async function editedShippedAndReturned() {
  const { id, trackingToken: token } = await placed(...FULL);
  await done(editPlaced(staff.user, id, (lines) => lines.map((line) => ({ ...line, quantity: line.quantity + 1 }))));
  await setStatus('shop', id, 'processing');
  const [line = ''] = await linesOf(id);
  const tracking = { carrier: null, trackingNumber: null, trackingUrl: null };
  const { req } = await asStaff(staff.user);
  const pieces = [{ line, quantity: 3 }];
  await done(createShipment({ req, kind: 'shop', orderId: id, pieces, tracking, despiteUnpaid: true }));
  const items = [{ lineId: line, quantity: 2, reason: 'faulty' }];
  const { body: back } = await api<{ id: string }>('POST', '/api/returns', { body: { token, items } });
  await call(`returns/${back.id}/approve`, {});
  await call(`returns/${back.id}/receive`, { items: [{ lineId: line, restocked: 1, writtenOff: 1 }] });
  await call(`returns/${back.id}/resolve`, { resolution: 'refund' });
  await setStatus('shop', id, 'shipped');
  await pay('shop', id, 30000);
}

async function creditedAndRefunded() {
  const { id } = await placed(...FULL);
  await pay('shop', id, 35000);
  const [, caps = '', books = ''] = await linesOf(id);
  const note = { reason: 'A seam came open', lines: [{ line: caps, quantity: 1 }] };
  await call(`orders/${id}/credit-notes`, { ...note, refund: { amount: 3, way: 'hand' } });
  await call(`orders/${id}/credit-notes`, { ...note, lines: [{ line: books, quantity: 1, amount: 4 }] });
  await refund('shop', id, 5333);
}

async function aTeamOrder(status = 'approved') {
  const id = await createTeamOrder(team.user, { needsProof: false });
  if (status !== 'pending') await setStatus('team', id, status);
  return id;
}

async function splitMovedAndVoided() {
  const [first, second] = [(await placed(...FULL)).id, await aTeamOrder()];
  const parts = [
    { kind: 'shop' as const, orderId: first, cents: 5000 },
    { kind: 'team' as const, orderId: second, cents: 9500 },
  ];
  const { user, req } = await asStaff(staff.user);
  await done(splitPayment({ ...received, req, cents: 14500, parts, allowOverpayment: true }));
  await refund('team', second, 1200);
  const [payment] = await rows<{ id: string }>`select id from order_payments where order_id = ${first}`;
  const to = { kind: 'team' as const, orderId: await aTeamOrder() };
  await done(movePayment({ req, kind: 'shop', orderId: first, paymentId: payment!.id, to }));
  await pay('shop', first, 700);
  expect(await voidPayments(user, first)).toMatchObject([{ ok: true }]);
}

async function writtenOff() {
  const [lost, open, late] = [(await placed(...FULL)).id, (await placed(FULL[2]!)).id, await aTeamOrder()];
  const reason = 'Insolvent';
  await pay('shop', lost, 1000);
  for (const path of [`orders/${lost}`, `orders/${open}`, `team-orders/${late}`])
    await call(`${path}/write-offs`, { reason });
  await call(`orders/${open}/write-offs/undo`, { reason });
  await pay('team', late, 2000);
}

async function ofTeams() {
  const edited = await aTeamOrder();
  await call(`team-orders/${edited}`, {
    orderData: sentOrder(teamOrderItem(), teamOrderItem({ productName: 'Second' })),
  });
  await aTeamOrder('pending');
  const cancelled = await aTeamOrder();
  await pay('team', cancelled, 1000);
  await setStatus('team', cancelled, 'cancelled');
}

async function refundedAndPaidAgain() {
  for (const kind of ['shop', 'team'] as const) {
    const id = kind === 'shop' ? (await placed(...FULL)).id : await aTeamOrder();
    await pay(kind, id, 40000);
    await refund(kind, id, 32000);
    await pay(kind, id, 1500);
  }
}

async function paidByVouchers() {
  const { id, code } = await issue(staff.user, 100, { paidBy: 'cash' });
  const present = await issue(staff.user, 25, { paidBy: '' });
  const buy = async (voucherCode: string, given = FULL) => {
    const answer = await order({ ...checkoutBody(...given), voucherCode } as ReturnType<typeof checkoutBody>);
    if (!answer.ok) throw new Error(answer.message);
    return answer.order.id;
  };
  await refund('shop', await buy(code, [FULL[2]!]), 700);
  await setStatus('shop', await buy(code, [FULL[2]!]), 'cancelled');
  await buy(code);
  await buy(present.code, [FULL[2]!]);
  const { req } = await asStaff(staff.user);
  await done(voidVoucher({ req, id: present.id, reason: 'Lost' }));
  await done(correctVoucher({ req, id, input: { balance: 1250, expiresOn: null, reason: 'Goodwill' } }));
}

/** One line at 20 %, open. */
let single = '';
let unconfirmed = '';
const client = new pg.Client(process.env.DATABASE_URL);

beforeAll(async () => {
  await client.connect();
  await editedShippedAndReturned();
  await creditedAndRefunded();
  await refundedAndPaidAgain();
  await splitMovedAndVoided();
  await writtenOff();
  await paidByVouchers();
  await ofTeams();
  const cancelled = (await placed(...FULL)).id;
  await setStatus('shop', cancelled, 'cancelled');
  single = (await placed({ product: shirt.id, color: 'Red', sizes: { M: 1 } })).id;
  unconfirmed = (await placed({ product: shirt.id, color: 'Red', sizes: { L: 60 } })).id;
  while (await addUpOrders(payload));
}, 120_000);
afterAll(() => client.end());

/** After statements that no trigger follows, and that are taken back. */
async function checked(...statements: string[]): Promise<Finding[]> {
  await client.query(SNAPSHOT.replace(', read only', ''));
  try {
    await client.query('set local session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
    const findings: Finding[] = [];
    for await (const finding of checkBooks(client)) findings.push(finding);
    return findings;
  } finally {
    await client.query('rollback');
  }
}

it('agree after edits, part shipments, returns, credit notes, moved money and write-offs', async () => {
  const findings = await checked();
  expect(findings.filter(({ wrong }) => wrong > 0).map(findingText)).toEqual([]);
  for (const { checked: count, law } of findings) expect(count, law).toBeGreaterThan(0);
  const [{ rates } = { rates: [] }] = await rows<{ rates: number[] }>`
    select array_agg(distinct rate::float8 order by rate::float8) as rates from order_tax_lines`;
  expect(rates).toEqual([0, 5, 20]);
  const [{ first } = {}] = await rows<{
    first: number;
  }>`select min(sequence)::int as first from invoices where kind = 'invoice'`;
  expect(first).toBe(1042);
});

const RECEIVABLES = 'receivables by age = documents - money - write-offs';

const DISCOUNTS = 'discounts = those of orders';
const STOCK = 'stock valued = stock of products';
const PRODUCTS_SOLD = 'products sold = lines of orders';

const BREAKS: [of: string, law: string, statement: () => string, example?: string | RegExp, report?: string][] = [
  [
    'orders',
    'total = lines + delivery - discount + tax',
    () => `update orders set shipping_amount = shipping_amount + 1 where id = '${single}'`,
    /: \$24\.00, should be \$25\.00$/,
  ],
  [
    'orders',
    'total = lines + delivery - discount + tax',
    () => `update team_orders set discount_amount = 1 where id = (select id from team_orders order by id limit 1)`,
    '',
    DISCOUNTS,
  ],
  [
    'orders',
    'tax = its tax lines',
    () => `update order_tax_lines set tax = tax + 0.01 where _parent_id = '${unconfirmed}'`,
  ],
  [
    'orders',
    'paid and refunded = payments and refunds',
    () =>
      `insert into order_payments (order_id, amount, way, received_on, by_name) values ('${single}', 1, 'cash', '2026-11-30', 'Ada')`,
    /: paid: \$0\.00, should be \$1\.00$/,
  ],
  [
    'orders',
    'paid and refunded = payments and refunds',
    () =>
      `insert into order_refunds (team_order_id, amount, reason, by_name) select id, 1, '', 'Ada' from team_orders limit 1`,
    /: refunded: /,
  ],
  [
    'gift vouchers',
    'spent = payments and refunds of orders, never too much',
    () =>
      `insert into voucher_entries (voucher_id, kind, amount, order_id, by_name, posted_on)
       select id, 'used', -1, '${single}', 'Ada', '2026-11-30' from vouchers order by created_at limit 1`,
    /: gift voucher …\w{4}: -\$1\.00, should be \$0\.00$/,
  ],
  [
    'orders',
    'credited = credit notes for goods',
    () => `update orders set credited_amount = credited_amount + 1 where status = 'cancelled'`,
  ],
  [
    'orders',
    'written off = write-offs in the activity log',
    () => `delete from activity_log where action = 'team-order.written-off'`,
  ],
  [
    'orders',
    'written off = write-offs in the activity log',
    () => `delete from activity_log where action = 'order.write-off-undone'`,
  ],
  [
    'orders',
    'state of payment = the rule',
    () => `update orders set payment_status = 'part' where id = '${single}'`,
    /: part instead of unpaid$/,
  ],
  [
    'orders',
    'state of payment = the rule',
    () => `update team_orders set payment_status = 'paid' where status = 'pending'`,
  ],
  [
    'orders',
    'one currency in each sum',
    () => `update orders set currency = 'EUR' where id = '${unconfirmed}'`,
    /: EUR$/,
  ],
  [
    'orders',
    'one currency in each sum',
    () => `update invoices set currency = 'EUR' where kind = 'credit_note'`,
    /: EUR instead of USD$/,
  ],
  [
    'sums of orders',
    'each day = its orders',
    () => 'update order_sums set revenue = revenue + 0.01',
    / \d{4}-\d\d-\d\d shop: revenue: /,
  ],
  [
    'sums of orders',
    'each status = its orders',
    () => `update order_status_sums set orders = orders + 1 where kind = 'shop'`,
  ],
  [
    'documents',
    'numbers without gaps from the first',
    () => 'update invoices set sequence = sequence + 1 where sequence = (select max(sequence) from invoices)',
  ],
  ['documents', 'numbers without gaps from the first', () => `update site_settings set first_invoice_number = 1`],
  [
    'documents',
    'open amounts = documents - money - write-offs',
    () => 'update open_invoices set open_amount = open_amount + 1',
  ],
  [
    'documents',
    'open amounts = documents - money - write-offs',
    () => 'delete from open_invoices',
    /: none, should be \$/,
    RECEIVABLES,
  ],
  ['customers', 'orders and sums = their orders', () => 'update customer_sums set spent = spent + 1'],
  [
    'sums of products',
    'each day = lines of orders',
    () =>
      `insert into product_sum_changes (kind, day, product_id, orders, units, amount) values ('shop', '2026-11-30', '${shirt.id}', 0, 1, 0)`,
    /: units: /,
    PRODUCTS_SOLD,
  ],
  [
    'sums of products',
    'each month = its days',
    () => 'update product_month_sums set team_amount = team_amount + 1',
    '',
    PRODUCTS_SOLD,
  ],
  [
    'products',
    'stock = that of the variations',
    () => `update products set stock_quantity = stock_quantity + 1 where id = '${shirt.id}'`,
    '',
    STOCK,
  ],
  [
    'products',
    'no negative stock',
    () =>
      `alter table products drop constraint products_stock; update products set stock_quantity = -1 where id = '${cap.id}'`,
    /: -1, should be none$/,
    STOCK,
  ],
  [
    'returns',
    'no more pieces than were sent, none here before receipt',
    () => 'update return_items set quantity = 90, restocked = 90, written_off = 0',
    / 90, should be \d+$/,
  ],
  [
    'returns',
    'no more pieces than were sent, none here before receipt',
    () => `update returns set status = 'approved'`,
  ],
  [
    'documents',
    'rows by rate = tax lines = total',
    () =>
      `update invoices set rows = jsonb_set(rows, '{0,amount}', to_jsonb((rows #>> '{0,amount}')::numeric + 0.01)) where order_id = '${single}'`,
    /: \$24\.01, should be \$24\.00$/,
  ],
  [
    'documents',
    'tax in the home currency = tax at its rate',
    () =>
      `update invoices set home_tax = jsonb_set(home_tax, '{tax}', to_jsonb((home_tax ->> 'tax')::numeric + 0.01)) where order_id = '${single}'`,
    /: £3\.17, should be £3\.16$/,
  ],
  [
    'invoiced orders',
    'invoices - credit notes = what the order charges',
    () =>
      `update invoices set home_tax = null, rows = jsonb_set(rows, '{0,taxRate}', '0'), tax_lines = '[{"rate": 0, "net": 24, "tax": 0}]' where order_id = '${single}'`,
    /: tax at 20%: \$0\.00, should be \$4\.00$/,
  ],
];

it.each(BREAKS)('disagree on %s, %s', async (of, law, statement, example = '', report = '') => {
  const broken = (await checked(statement())).filter(({ wrong }) => wrong > 0);
  const [, ...others] = broken.map(({ law: each }) => each);
  expect(findingText(broken[0]!)).toContain(`WRONG  ${of}: ${law} (`);
  expect(others.filter((each) => each !== report)).toEqual([]);
  expect(findingText(broken[0]!)).toMatch(example);
});

it('disagree with reports of what is kept twice', async () => {
  const findings = await checked(
    'delete from open_invoices',
    'update team_orders set discount_amount = 1',
    `insert into product_sum_changes (kind, day, product_id, orders, units, amount) select 'shop', day, product_id, 0, 1, 0 from product_sums limit 1`,
  );
  const reports = findings.filter(({ of, wrong }) => of === 'reports' && wrong > 0);
  expect(reports.map(({ law }) => law).sort()).toEqual([DISCOUNTS, PRODUCTS_SOLD, RECEIVABLES].sort());
});

const command = () =>
  new Promise<{ code: number; output: string }>((resolve) =>
    execFile(process.execPath, ['scripts/run.mjs', 'scripts/payload/check-books.ts'], (error, out, err) =>
      resolve({ code: error ? 1 : 0, output: out + err }),
    ),
  );

it('are checked by a command, whose exit code says whether they agree', async () => {
  const right = await command();
  expect(right).toEqual({
    code: 0,
    output: expect.stringMatching(/^ok {5}orders: total = .*\nThe books agree\.\n$/s) as string,
  });
  await rows`update customer_sums set spent = spent + 1`;
  const { code, output } = await command();
  expect([code, output]).toEqual([1, expect.stringContaining('The books disagree: 1 law broken.')]);
  expect(output).toMatch(/^WRONG {2}customers: orders and sums = their orders \(\d+ of \d+\)\n {7}\S+ ?: ?spent: \$/m);
}, 120_000);
