import Papa from 'papaparse';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { planBulkPayment, runBulkPayment } from '@/areas/back-office/orders/bulk/bulk-order-payment';
import { planBulkStatus, runBulkStatus } from '@/areas/back-office/orders/bulk/bulk-order-status';
import { listOrders } from '@/areas/back-office/orders/data/orders';
import { loadOrders } from '@/areas/back-office/orders/list/load-orders';
import { markPaid } from '@/modules/payments/mark-paid';
import { exportOrders } from '@/areas/back-office/orders/export/order-export';
import type { BulkPayment } from '@/areas/back-office/orders/bulk/bulk-payment';
import type { BulkStep } from '@/areas/back-office/file-runs/bulk-run';
import type { BulkStatusChange } from '@/areas/back-office/orders/bulk/bulk-status';
import { parseOrderFilters, type ExportRows } from '@/areas/back-office/orders/filters/order-filters';
import type { RecordSelection } from '@/areas/back-office/selection/selection';
import { loadDashboard } from '@/areas/back-office/dashboard/load-dashboard';
import { parseDashboardRange } from '@/areas/back-office/dashboard/dashboard-range';
import { applyShopFormat } from '@/domain/text/shop-format';
import { parseAnalyticsRange } from '@/modules/analytics/analytics-range';
import { loadFunnel } from '@/modules/analytics/data/funnel';
import { OrderCard } from '@/areas/back-office/orders/list/OrderCard';
import { PaymentState } from '@/areas/back-office/orders/list/PaymentState';
import { LocalDate } from '@/ui/LocalDate';
import { asStaff, createProduct, createStaff, later, placed, rows, payload, stockOf, unique } from '../setup/shop';

const { user } = await createStaff('administrator');
const product = await createProduct({ stock: 100, price: 20, priceTiers: [] });
/** $20, 40, 60 and 80, a day apart from noon on 1 March. */
const orders: { id: string; orderNumber: string }[] = [];
for (const quantity of [1, 2, 3, 4]) {
  const order = await placed({ product: product.id, quantity });
  await rows`update orders
    set total_amount = ${quantity * 20}, created_at = ('2026-03-0' || ${quantity}::int || 'T12:00:00Z')::timestamptz
    where id = ${order.id}`;
  orders.push(order);
}

const filtersOf = (query: string) => parseOrderFilters(new URLSearchParams(query));
async function found(query: string): Promise<number[]> {
  const listed = await loadOrders(payload, filtersOf(`product=${product.id}&${query}`));
  if (!listed.ok) throw new Error(listed.message);
  const { orders: matching, matching: count } = listed.list;
  expect(count).toBe(matching.length);
  return matching.map(({ id }) => orders.findIndex((order) => order.id === id) + 1);
}

describe('filters', () => {
  it('use the shop’s day in any time zone', async () => {
    expect(await found('')).toEqual([4, 3, 2, 1]);
    expect(await found('from=2026-03-02&to=2026-03-03')).toEqual([3, 2]);
    expect(await found('from=2026-03-02&to=2026-03-02')).toEqual([2]);
    // Noon in London is the next day in Auckland, 1 am.
    applyShopFormat({ timeZone: 'Pacific/Auckland' });
    expect(await found('from=2026-03-02&to=2026-03-02')).toEqual([1]);
    applyShopFormat({});
  });

  it('count an order of 23:30 UTC on 30 June with 1 July, as list, file, dashboard and analytics do', async () => {
    const own = await createProduct();
    const late = await placed({ product: own.id, quantity: 1 });
    const at = '2025-06-30T23:30:00Z';
    await rows`update orders set created_at = ${at}, paid_amount = total_amount, paid_at = ${at} where id = ${late.id}`;
    const counted = async (query: string) => {
      const listed = await loadOrders(payload, filtersOf(`product=${own.id}&${query}`));
      return listed.ok ? listed.list.matching : listed.message;
    };
    expect(await counted('from=2025-07-01&to=2025-07-01')).toBe(1);
    expect(await counted('from=2025-06-30&to=2025-06-30')).toBe(0);

    let file = '';
    for await (const piece of exportOrders({
      payload,
      filters: filtersOf('from=2025-07-01&to=2025-07-01'),
      rows: 'orders',
    }))
      file += piece;
    const { data } = Papa.parse<Record<string, string>>(file.slice(1), { header: true });
    expect(data[0]).toMatchObject({
      created_at: '2025-07-01T00:30:00.000+01:00',
      paid_at: '2025-07-01T00:30:00.000+01:00',
    });

    const days = new URLSearchParams({ from: '2025-06-30', to: '2025-07-01' });
    const board = await loadDashboard(payload, parseDashboardRange(days, new Date()));
    expect(board.ok && board.dashboard.sales.map(({ day, shopOrders }) => [day, shopOrders])).toEqual([
      ['2025-06-30', 0],
      ['2025-07-01', 1],
    ]);
    const range = (day: string) =>
      parseAnalyticsRange(new URLSearchParams({ from: day, to: day }), new Date('2025-08-01'));
    expect((await loadFunnel(payload, range('2025-07-01'))).orders).toBe(1);
    expect((await loadFunnel(payload, range('2025-06-30'))).orders).toBe(0);
    expect(renderToStaticMarkup(createElement(LocalDate, { iso: at }))).toContain('>1 Jul 2025<');
  });

  it('hold by total, both ends included, and by payment', async () => {
    expect(await found('min=40&max=60')).toEqual([3, 2]);
    expect(await found('min=80.01')).toEqual([]);
    await rows`update orders set paid_amount = total_amount where id = ${orders[0]!.id}`;
    await rows`update orders set payment_method = 'card' where id = any(${[orders[0]!.id, orders[1]!.id]}::uuid[])`;
    expect(await found('payment=paid')).toEqual([1]);
    expect(await found('method=card')).toEqual([2, 1]);
    expect(await found('method=card&payment=unpaid')).toEqual([2]);
  });

  it('count a paid order that became dearer as part paid alone, and one that became cheaper as overpaid', async () => {
    const own = await createProduct({ price: 20 });
    const { id } = await placed({ product: own.id, quantity: 1 });
    const matching = async (payment: string) => {
      const listed = await loadOrders(payload, filtersOf(`product=${own.id}&payment=${payment}`));
      return listed.ok ? listed.list.orders : [];
    };
    const counts = async () =>
      Promise.all(['unpaid', 'part', 'paid', 'overpaid'].map(async (payment) => (await matching(payment)).length));
    expect(await counts()).toEqual([1, 0, 0, 0]);
    await markPaid({ ...(await asStaff(user)), orderId: id });
    expect(await counts()).toEqual([0, 0, 1, 0]);
    await rows`update orders set total_amount = 15 where id = ${id}`;
    expect(await counts()).toEqual([0, 0, 0, 1]);
    const [cheaper] = await matching('overpaid');
    const badge = renderToStaticMarkup(createElement(PaymentState, { order: cheaper! }));
    expect(badge).toContain('Overpaid');
    expect(badge).toContain('$5.00 to refund');
    await rows`update orders set total_amount = 35 where id = ${id}`;
    expect(await counts()).toEqual([0, 1, 0, 0]);
    const [order] = await matching('part');
    for (const drawn of [
      createElement(PaymentState, { order: order! }),
      createElement(OrderCard, { order: order!, selected: undefined, onSelect: () => undefined }),
    ]) {
      const text = renderToStaticMarkup(drawn);
      expect(text).toContain('Part paid');
      expect(text).toContain('$15.00 to pay');
    }
    await rows`update orders set status = 'cancelled' where id = ${id}`;
    expect(await counts()).toEqual([0, 0, 0, 1]);
  });

  it('hold by product, and together with status and search', async () => {
    const other = await createProduct({ stock: 5 });
    await placed({ product: other.id, quantity: 1 });
    expect(await found('status=pending&min=20&max=60')).toEqual([3, 2, 1]);
    expect(await found(`search=%23${orders[2]!.orderNumber}&min=60`)).toEqual([3]);
    expect(await found(`search=${orders[2]!.orderNumber}&max=59.99`)).toEqual([]);
  });
});

describe('a search', () => {
  it('finds by what the order says and by what its customer is called now, each order once', async () => {
    const name = unique('Zephyrine').replaceAll('-', '');
    await rows`update customers set first_name = ${name}
      where id = (select customer_id from orders where id = ${orders[3]!.id})`;
    expect(await found(`search=${name}`)).toEqual([4]);
    await rows`update orders set contact_first_name = ${name}
      where id = any(${[orders[3]!.id, orders[0]!.id]}::uuid[])`;
    expect(await found(`search=${name.toUpperCase()}`)).toEqual([4, 1]);
    expect(await found(`search=${name}+${orders[0]!.orderNumber}`)).toEqual([1]);
    expect(await found('search=100%25_')).toEqual([]);
  });

  it('finds by company, purchase order, phone number and postcode in any spacing, and by invoice', async () => {
    const [first, second] = [orders[0]!, orders[1]!];
    await rows`
      update orders set company_name = 'Quarrydale Athletics', purchase_order = 'PO-77/Q',
      contact_phone = '+44 161 496 0123',
      shipping_address_postcode = 'ZE3 9JW', billing_address_postcode = 'kw17 2rt' where id = ${first.id}`;
    await rows`update orders set contact_phone = '(01595) 555 321' where id = ${second.id}`;
    const [invoice] = await rows<{ number: string }>`select number from invoices where order_id = ${second.id}`;
    for (const search of [
      ...['quarrydale', 'PO-77/Q', 'ze3 9jw', 'ZE39JW', 'KW17 2RT', 'kw172rt', 'Quarrydale ZE3'],
      ...['+44 161 496 0123', '0161 496 0123', '01614960123', '0161-4960123', '496 0123', '0044 161 496 0123'],
    ])
      expect([search, await found(`search=${encodeURIComponent(search)}`)]).toEqual([search, [1]]);
    for (const search of [
      '01595555321',
      '+441595 555321',
      '555321',
      String(invoice?.number),
      String(invoice?.number).toLowerCase(),
    ])
      expect([search, await found(`search=${encodeURIComponent(search)}`)]).toEqual([search, [2]]);
    expect(await found('search=0161+496+0999')).toEqual([]);
  });

  it('reads the trigram indexes of orders, customers and invoices', async () => {
    const changeOf = vi.spyOn(payload.db.pool, 'query');
    await listOrders({ payload, filters: filtersOf('search=0161%20496%200999'), limit: 50 });
    const [[text, values]] = changeOf.mock.calls as unknown as [[string, unknown[]]];
    changeOf.mockRestore();
    const client = await payload.db.pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off; set local enable_indexscan = off');
      const plan = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(lines).toContain('Bitmap Index Scan on orders_search');
      expect(lines).toContain('Bitmap Index Scan on customers_search');
      expect(lines).toContain('Bitmap Index Scan on invoices_search');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

it('goes on from a place, whatever was placed in the meantime', async () => {
  const filters = filtersOf(`product=${product.id}`);
  const until = new Date('2026-03-03T12:00:00Z');
  const places = async (step: Partial<Parameters<typeof listOrders>[0]>) => {
    const listed = await listOrders({ payload, filters, limit: 2, ...step });
    return listed.map(({ id }) => orders.findIndex((order) => order.id === id) + 1);
  };
  expect(await places({})).toEqual([4, 3]);
  expect(await places({ offset: 1 })).toEqual([3, 2]);
  expect(await places({ offset: 3 })).toEqual([1]);
  expect(await places({ offset: 99 })).toEqual([]);
  expect(await places({ until })).toEqual([3, 2]);
  expect(await places({ offset: 2, until })).toEqual([1]);
});

describe('the status of many', () => {
  const changeOf = (ids: string[], to: BulkStatusChange['to'], reason?: string): BulkStatusChange => ({
    query: '',
    selection: { all: false, ids },
    to,
    reason,
    until: new Date().toISOString(),
  });
  const asAdmin = async () => (await asStaff(user)).req;

  async function run(
    change: BulkStatusChange,
    newRequest: Parameters<typeof runBulkStatus>[0]['newRequest'] = asAdmin,
  ) {
    const steps: BulkStep[] = [];
    for await (const step of runBulkStatus({ payload, newRequest, change })) steps.push(step);
    const { done, total, changed } = steps.at(-1)!;
    return { done, total, changed, refused: steps.flatMap((step) => step.refused) };
  }

  const newOrders = async (count: number, quantity = 1) => {
    const kit = await createProduct({ stock: count * quantity });
    const ids: string[] = [];
    for (let n = 0; n < count; n++) ids.push((await placed({ product: kit.id, quantity })).id);
    return { kit, ids };
  };

  it('changes one by one, each with its history, its stock and its entry in the log', async () => {
    const { kit, ids } = await newOrders(3);
    expect(await run(changeOf(ids, 'cancelled', 'Supplier closed'))).toEqual({
      done: 3,
      total: 3,
      changed: 3,
      refused: [],
    });
    expect((await stockOf(kit.id)).total).toBe(3);
    const history = await rows`select "from", "to", reason, by_id as by from order_status_changes
      where order_id = any(${ids}::uuid[])`;
    expect(history).toEqual(
      Array(3).fill({ from: 'pending', to: 'cancelled', reason: 'Supplier closed', by: user.id }),
    );
    const log = await rows`select 1 from activity_log where action = 'order.status-changed'
      and subject_id = any(${ids}::text[])`;
    expect(log).toHaveLength(3);
  });

  it('reports what is refused, leaves it as it is, and goes on', async () => {
    const { kit, ids } = await newOrders(3, 2);
    await run(changeOf(ids, 'cancelled', 'Mistake'));
    await placed({ product: kit.id, quantity: 4 });
    const result = await run(changeOf(ids, 'pending', 'Taken up again'));
    expect(result).toMatchObject({ done: 3, total: 3, changed: 1 });
    expect(result.refused.map(({ message }) => message)).toEqual(
      Array(2).fill('The stock of this order has been sold since it was cancelled.'),
    );
    const states = await rows<{ status: string }>`select status from orders where id = any(${ids}::uuid[])
      order by created_at`;
    expect(states.map(({ status }) => status)).toEqual(['pending', 'cancelled', 'cancelled']);
    expect((await stockOf(kit.id)).total).toBe(0);
  });

  it('refuses those that go back where nobody says why', async () => {
    const { ids } = await newOrders(2);
    await run(changeOf([ids[0]!], 'shipped'));
    expect(await run(changeOf(ids, 'processing'))).toMatchObject({ changed: 1, refused: [{ id: ids[0] }] });
  });

  it('counts and takes all that match but those taken out and those placed later', async () => {
    const { kit, ids } = await newOrders(3);
    const query = `product=${kit.id}`;
    const selection = { all: true as const, except: [ids[1]!] };
    const plan = await planBulkStatus(payload, { query, selection });
    expect(plan.counts).toEqual({ pending: 2 });
    await rows`update products set stock_quantity = 9 where id = ${kit.id}`;
    await later();
    const newest = await placed({ product: kit.id, quantity: 1 });
    expect(await run({ query, selection, to: 'shipped', until: plan.until })).toMatchObject({ total: 2, changed: 2 });
    const pending = await rows<{ id: string }>`select id from orders where status = 'pending'
      and id = any(${[...ids, newest.id]}::uuid[])`;
    expect(pending.map(({ id }) => id).sort()).toEqual([ids[1], newest.id].sort());
  });

  it('ends before the next order for someone who is out in the meantime', async () => {
    const { ids } = await newOrders(2);
    let left = 1;
    const result = await run(changeOf(ids, 'shipped'), async () => (left-- > 0 ? asAdmin() : undefined));
    expect(result.done).toBe(0);
    const shipped = await rows`select 1 from orders where status = 'shipped' and id = any(${ids}::uuid[])`;
    expect(shipped).toHaveLength(1);
  });
});

describe('the payment of many', () => {
  const asAdmin = async () => (await asStaff(user)).req;

  async function run(change: BulkPayment) {
    const steps: BulkStep[] = [];
    for await (const step of runBulkPayment({ payload, newRequest: asAdmin, change })) steps.push(step);
    const { done, total, changed } = steps.at(-1)!;
    return { done, total, changed, refused: steps.flatMap((step) => step.refused) };
  }

  it('is noted one by one by the rules of each, with an entry in the log, and once', async () => {
    const kit = await createProduct({ stock: 10, price: 20, priceTiers: [] });
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await placed({ product: kit.id, quantity: 1 })).id);
    const [first, edited, card, cancelled, paid] = ids as [string, string, string, string, string];
    await rows`update orders set paid_amount = total_amount where id = any(${[edited, paid]}::uuid[])`;
    await rows`update orders set total_amount = 25 where id = ${edited}`;
    await rows`update orders set payment_method = 'card' where id = ${card}`;
    await rows`update orders set status = 'cancelled' where id = ${cancelled}`;

    const changeOf = { query: '', selection: { all: false as const, ids } };
    const { until, ...plan } = await planBulkPayment(payload, changeOf);
    expect(plan).toEqual({ payable: 2, amount: 25, paid: 1, refused: 2 });
    const result = await run({ ...changeOf, until });
    expect(result).toMatchObject({ done: 4, total: 4, changed: 2 });
    expect(result.refused).toEqual([
      expect.objectContaining({ id: card, message: 'Stripe reports whether a card order is paid.' }),
      expect.objectContaining({ id: cancelled, message: 'This order is cancelled: there is nothing to pay.' }),
    ]);
    const states = await rows`select payment_status as status, paid_amount::float8 as paid from orders
      where id = any(${[first, edited]}::uuid[]) order by total_amount`;
    expect(states).toEqual([
      { status: 'paid', paid: 20 },
      { status: 'paid', paid: 25 },
    ]);
    const logged = () =>
      rows`select 1 from activity_log where action = 'order.payment-changed' and subject_id = any(${ids}::text[])`;
    expect(await logged()).toHaveLength(2);
    expect(await run({ ...changeOf, until })).toMatchObject({ total: 2, changed: 0 });
    const again = await markPaid({ req: await asAdmin(), orderId: first });
    expect(again).toMatchObject({ code: 'not_possible', message: 'This order is already paid.' });
    expect(await logged()).toHaveLength(2);
  });
});

describe('the export', () => {
  async function exported(query: string, of: ExportRows, selection?: RecordSelection) {
    let text = '';
    for await (const piece of exportOrders({ payload, filters: filtersOf(query), selection, rows: of })) text += piece;
    expect(text.startsWith('\uFEFF')).toBe(true);
    return Papa.parse<Record<string, string>>(text.slice(1), { delimiter: ',', header: true, skipEmptyLines: true })
      .data;
  }

  it('has a row for each order that matches, newest first, with ISO times and no formulas', async () => {
    await rows`update orders set notes = '=HYPERLINK("http://evil.test")', contact_phone = '+44 1'
      where id = ${orders[0]!.id}`;
    const table = await exported(`product=${product.id}`, 'orders');
    expect(table.map((row) => row.order_number)).toEqual(orders.map(({ orderNumber }) => orderNumber).reverse());
    expect(table.at(-1)).toMatchObject({
      created_at: '2026-03-01T12:00:00.000+00:00',
      total_amount: '20.00',
      items: '1',
      pieces: '1',
      notes: '\'=HYPERLINK("http://evil.test")',
      phone: "'+44 1",
    });
    expect(await exported(`product=${product.id}&min=80`, 'orders')).toHaveLength(1);
  });

  it('writes amounts with the decimals of the order’s own currency', async () => {
    const amounts = async (currency: string) => {
      await rows`update orders set currency = ${currency} where id = ${orders[0]!.id}`;
      const [row] = await exported(`product=${product.id}`, 'orders').then((all) => all.slice(-1));
      return [row?.currency, row?.total_amount, row?.paid_amount, row?.revenue];
    };
    expect(await amounts('JPY')).toEqual(['JPY', '20', '20', '20']);
    expect(await amounts('KWD')).toEqual(['KWD', '20.000', '20.000', '20.000']);
    expect(await amounts('USD')).toEqual(['USD', '20.00', '20.00', '20.00']);
  });

  it('has the orders that are ticked, or all that match but those that are not', async () => {
    const [first, second, , last] = orders.map(({ id }) => id) as [string, string, string, string];
    const numbers = async (query: string, selection: RecordSelection) =>
      (await exported(query, 'orders', selection)).map((row) =>
        orders.findIndex(({ orderNumber }) => orderNumber === row.order_number),
      );
    expect(await numbers('status=shipped', { all: false, ids: [first, last] })).toEqual([3, 0]);
    expect(await numbers(`product=${product.id}&max=60`, { all: true, except: [second] })).toEqual([2, 0]);
    expect(await numbers('', { all: false, ids: [] })).toEqual([]);
  });

  it('has a row for each line', async () => {
    const kit = await createProduct({ stock: { S: 5, XL: 5 } });
    const { orderNumber } = await placed({ product: kit.id, color: 'Red', sizes: { XL: 1, S: 2 } });
    const table = await exported(`product=${kit.id}`, 'lines');
    expect(table.map((row) => [row.order_number, row.size, row.quantity, row.unit_price, row.total_price])).toEqual([
      [orderNumber, 'Small', '2', '20.00', '40.00'],
      [orderNumber, 'X-Large', '1', '20.00', '20.00'],
    ]);
  });

  it('has ShipStation’s fields for each line of an order that is delivered', async () => {
    const shirt = await createProduct({ stock: { S: 5, XL: 5 } });
    await payload.update({ collection: 'products', id: shirt.id, data: { weight: 200 } });
    const { orderNumber } = await placed({ product: shirt.id, color: 'Red', sizes: { XL: 1, S: 2 } });
    const table = await exported(`product=${shirt.id}`, 'shipstation');
    expect(table.map((row) => [row['Item Options'], row['Item Quantity'], row['Item Weight(oz)']])).toEqual([
      ['Red, Small', '2', '7.1'],
      ['Red, X-Large', '1', '7.1'],
    ]);
    expect(table[0]).toMatchObject({
      ...{
        'Order Number': orderNumber,
        'Order Total': '60.00',
        'Order Amount Paid': '0.00',
        'Item Unit Price': '20.00',
      },
      ...{ 'Recipient Full Name': 'Ada Okafor', 'Buyer Email': expect.stringContaining('@') as string },
      ...{ 'Address Line 1': '1 High Street', City: 'Leeds', 'Postal Code': 'LS1 4AP', 'Country Code': 'GB' },
    });
    await rows`update orders set delivery_is_collection = true where order_number = ${orderNumber}`;
    expect(await exported(`product=${shirt.id}`, 'shipstation')).toEqual([]);
  });

  it('goes over any number of steps without losing or repeating an order; the list counts 10,000 of them', async () => {
    await rows`
      insert into customers (first_name, last_name, email) select 'Many', 'Orders', n || '@many.test' from generate_series(0, 99) n`;
    await rows`
      insert into orders (order_number, total_amount, customer_id, contact_first_name, contact_last_name, contact_email,
                          shipping_address_line1, shipping_address_city, shipping_address_postcode,
                          shipping_address_country,
                          tracking_token, created_at)
      select 'ORD-1999-' || lpad(n::text, 6, '0'), 7.77, o.customer_id, 'Many', 'Orders', 'many@shopper.test', '1',
      'Leeds', 'LS1', 'GB',
             'many-' || n, '1999-01-01'::timestamptz + (n / 7) * interval '1 minute'
        from generate_series(1, 10001) n join (select id as customer_id, email from customers) o on o.email = n % 100 || '@many.test'`;
    const counted = async (query: string) => {
      const listed = await loadOrders(payload, filtersOf(query));
      return listed.ok && [listed.list.matching, listed.list.isMore];
    };
    expect(await counted('search=many&max=7.77')).toEqual([10_000, true]);
    expect(await counted('search=many-orders')).toEqual([0, false]);
    expect(await counted('search=1999-00100')).toEqual([10, false]);
    await rows`delete from orders where order_number between 'ORD-1999-002501' and 'ORD-1999-010001'`;
    expect(await counted('search=many&max=7.77')).toEqual([2500, false]);
    const table = await exported('max=7.77&min=7.77', 'orders');
    expect(table).toHaveLength(2500);
    expect(new Set(table.map((row) => row.order_number)).size).toBe(2500);
    const times = table.map((row) => row.created_at!);
    expect(times).toEqual([...times].sort().reverse());
  });
});
