import { shopToday } from '@/domain/delivery/promise';
import { shiftDay } from '@/domain/text/days';
import { shopOrder } from '@/domain/orders/order-ref';
import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { documentText } from '@/data/search-texts';
import { openInvoices, wrongOpenInvoices } from '@/data/kept-sums';
import { listAllInvoices } from '@/areas/back-office/invoices/data';
import { exportInvoices } from '@/areas/back-office/invoices/export-invoices';
import { parseInvoiceFilters, type InvoiceFilters } from '@/areas/back-office/invoices/invoice-filters';
import { exportOrders } from '@/areas/back-office/orders/export/order-export';
import { parseOrderFilters } from '@/areas/back-office/orders/filters/order-filters';
import { shopperInvoiceFile } from '@/areas/storefront/order/invoice-endpoint';
import { NO_TAXES, UK_RATES } from '@/domain/taxes/tax-settings';
import { inTransaction } from '@/lib/database/transaction';
import { localRequest } from '@/lib/payload/local-request';
import { invoiceFile } from '@/modules/invoices/invoice-file';
import { issueInvoice } from '@/modules/invoices/issue-invoice';
import { confirmOrder } from '@/modules/orders/confirmation/confirm-order';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { refundOrder } from '@/modules/payments/refund-order';
import { recordPayment } from '@/modules/payments/record-payment';
import { markPaid } from '@/modules/payments/mark-paid';
import { emails } from '../../emails';
import { api } from '../setup/http';
import { pdfText } from '../setup/pdf-text';
import {
  asStaff,
  checkoutBody,
  createProduct,
  createStaff,
  editPlaced,
  order,
  placed,
  rows,
  payload,
} from '../setup/shop';
import { voidPayments } from '../setup/void-payments';

const { user, token } = await createStaff('administrator');
const product = await createProduct({ stock: 10_000 });

type Found = {
  id: string;
  kind: string;
  number: string;
  sequence: number;
  total: number;
  reason: string | null;
  issuedOn: string;
  dueOn: string;
};

const documentsOf = (orderId: string) =>
  rows<Found>`
    select id, kind, number, sequence::int as sequence, total_amount::float8 as total, reason, issued_on as "issuedOn",
    due_on as "dueOn" from invoices where order_id = ${orderId} order by issued_at, sequence`;
const issued = async (orderId: string) => (await documentsOf(orderId)).map(({ kind, total }) => [kind, total]);
const anOrder = async (quantity = 2) => (await placed({ product: product.id, quantity })).id;

/** Numbers 1, 2, 3 … in the order of issue; days never go back. Two may share a millisecond. */
async function expectNoGaps() {
  const all = await rows<{ kind: string; sequence: number; number: string; issuedOn: string }>`
    select kind, sequence::int as sequence, number, issued_on as "issuedOn" from invoices
    order by kind, issued_at, sequence`;
  for (const kind of ['invoice', 'credit_note']) {
    const found = all.filter((each) => each.kind === kind);
    expect(found.map(({ sequence }) => sequence)).toEqual(found.map((_, index) => index + 1));
    const prefix = kind === 'invoice' ? 'INV' : 'CN';
    for (const { sequence, number } of found) expect(number).toBe(`${prefix}-${String(sequence).padStart(6, '0')}`);
    expect(found.map(({ issuedOn }) => issuedOn)).toEqual(found.map(({ issuedOn }) => issuedOn).toSorted());
  }
}

const edit = (orderId: string, quantity: number) =>
  editPlaced(user, orderId, (lines) => lines.map(({ id }) => ({ id, quantity })));

const setStatus = async (orderId: string, status: 'cancelled' | 'processing' | 'pending') =>
  updateOrderStatus({ ...(await asStaff(user)), orderId, status, reason: 'Asked for' });

describe('an invoice', () => {
  it('is issued as an order is placed to be paid by invoice, due after the days of the settings', async () => {
    const id = await anOrder();
    const [invoice, ...others] = await documentsOf(id);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ kind: 'invoice', total: 40, reason: null });
    const days = (Date.parse(invoice!.dueOn) - Date.parse(invoice!.issuedOn)) / 86_400_000;
    expect(days).toBe(14);
  });

  it('says what was ordered, by whom, from whom, as it was then, for ever', async () => {
    const before = await payload.findGlobal({ slug: 'site-settings' });
    await payload.updateGlobal({ slug: 'site-settings', data: { bankDetails: 'Sort code 00-00-00', invoiceDays: 30 } });
    const [invoice] = await documentsOf(await anOrder());
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { bankDetails: before.bankDetails, invoiceDays: before.invoiceDays, brandName: before.brandName },
    });
    const { body } = await api('GET', `/api/invoices/${invoice?.id}`, { token });
    expect(body).toMatchObject({
      number: invoice?.number,
      supplier: { brandName: before.brandName, bankDetails: 'Sort code 00-00-00' },
      customer: { contact: { firstName: 'Ada' }, shippingAddress: { city: 'Leeds' } },
      rows: [{ kind: 'line', name: product.name, quantity: 2, unitPrice: 20, amount: 40 }],
      payment: { method: 'invoice', isPaid: false },
      totalAmount: 40,
      dueDays: 30,
    });
    expect(await pdfText((await invoiceFile(payload, invoice!.id))!.content)).toMatch(/Reference: ORD-\d{4}-\d{6}/);
  });

  it('waits for an order that has to be confirmed, by whichever way it is', async () => {
    const [byCustomer, byStaff, never] = [await anOrder(60), await anOrder(60), await anOrder(60)];
    for (const id of [byCustomer, byStaff, never]) expect(await issued(id)).toEqual([]);
    const [order] = await rows<{ email: string }>`select contact_email as email from orders where id = ${byCustomer}`;
    const req = await localRequest(payload);
    expect(await confirmOrder({ req, id: byCustomer, email: order!.email })).toEqual({ ok: true });
    await setStatus(byStaff, 'processing');
    await setStatus(never, 'cancelled');
    expect(await issued(byCustomer)).toEqual([['invoice', 1020]]);
    expect(await issued(byStaff)).toEqual([['invoice', 1020]]);
    expect(await issued(never)).toEqual([]);
  });

  it('is followed by one for each change: more, less, a refund, a cancellation', async () => {
    const id = await anOrder();
    expect(await edit(id, 3)).toMatchObject({ ok: true });
    expect(await edit(id, 1)).toMatchObject({ ok: true });
    await markPaid({ ...(await asStaff(user)), orderId: id });
    await refundOrder({ ...(await asStaff(user)), orderId: id, cents: 550, reason: 'A loose seam' });
    await setStatus(id, 'cancelled');
    await refundOrder({ ...(await asStaff(user)), orderId: id, cents: 1450, reason: 'The rest' });
    expect((await documentsOf(id)).map(({ kind, total, reason }) => [kind, total, reason])).toEqual([
      ['invoice', 40, null],
      ['invoice', 20, 'The order was changed.'],
      ['credit_note', 40, 'The order was changed.'],
      ['credit_note', 5.5, 'Refund.'],
      ['credit_note', 14.5, 'The order was cancelled.'],
    ]);
  });

  it('is followed by a new one where a cancelled order is reopened', async () => {
    const id = await anOrder();
    await setStatus(id, 'processing');
    await setStatus(id, 'cancelled');
    await setStatus(id, 'pending');
    expect((await documentsOf(id)).map(({ kind, total, reason }) => [kind, total, reason])).toEqual([
      ['invoice', 40, null],
      ['credit_note', 40, 'The order was cancelled.'],
      ['invoice', 40, 'The order was reopened.'],
    ]);
  });

  it('is not followed where the order is not invoiced, or what changes is no money', async () => {
    const id = await anOrder();
    await setStatus(id, 'processing');
    expect((await documentsOf(id)).map(({ total, reason }) => [total, reason])).toEqual([[40, null]]);
    const waiting = await anOrder(60);
    expect(await edit(waiting, 61)).toMatchObject({ ok: true });
    expect(await issued(waiting)).toEqual([]);
  });

  it('is rolled back with what it belongs to, and leaves no gap', async () => {
    const id = await anOrder(60);
    const req = await localRequest(payload);
    await expect(
      inTransaction(req, async (session) => {
        await issueInvoice(session, shopOrder(id));
        throw new Error('Changed my mind');
      }),
    ).rejects.toThrow('Changed my mind');
    expect(await issued(id)).toEqual([]);
    await Promise.all(Array.from({ length: 30 }, () => anOrder()));
    await Promise.all([edit(await anOrder(), 1), edit(await anOrder(), 1), setStatus(await anOrder(), 'cancelled')]);
    await expectNoGaps();
  });

  it('changes by no way once it has its number', async () => {
    const id = await anOrder();
    const [invoice] = await documentsOf(id);
    for (const statement of [
      `update invoices set total_amount = 1 where id = '${invoice?.id}'`,
      `update invoices set number = 'INV-900000', sequence = 900000 where id = '${invoice?.id}'`,
      `delete from invoices where id = '${invoice?.id}'`,
      `delete from orders where id = '${id}'`,
      'truncate invoices cascade',
    ])
      await expect(rows(statement), statement).rejects.toMatchObject({ code: expect.stringMatching(/^23/) as string });
    for (const method of ['PATCH', 'DELETE'] as const)
      expect((await api(method, `/api/invoices/${invoice?.id}`, { token, body: { totalAmount: 1 } })).status).toBe(403);
    expect(await documentsOf(id)).toEqual([invoice]);
  });

  it('takes its number from no caller', async () => {
    const id = await anOrder();
    const [invoice] = await documentsOf(id);
    await rows`
      insert into invoices (kind, number, sequence, issued_on, order_id, order_number, due_days, time_zone, currency,
                            total_amount, rows, tax_lines, supplier, customer, payment)
      select kind, 'INV-5', 500000, '1999-01-01', order_id, order_number, due_days, time_zone, currency, total_amount,
      rows,
             tax_lines, supplier, customer, payment from invoices where id = ${invoice?.id}`;
    await expectNoGaps();
  });
});

describe('the PDF of an invoice', () => {
  it('is drawn once for simultaneous requests, and the same bytes for ever', async () => {
    const [invoice] = await documentsOf(await anOrder());
    const files = await Promise.all(Array.from({ length: 4 }, () => invoiceFile(payload, invoice!.id)));
    await payload.updateGlobal({ slug: 'site-settings', data: { tagline: 'Changed since' } });
    const again = await invoiceFile(payload, invoice!.id);
    const hashes = [...files, again].map((file) => createHash('sha256').update(file!.content).digest('hex'));
    expect(new Set(hashes).size).toBe(1);
    expect(again?.fileName).toBe(`invoice-${invoice?.number}.pdf`);
    expect(again?.content.subarray(0, 5).toString()).toBe('%PDF-');
    const stored = await rows<{ sha256: string }>`select sha256 from invoice_files where invoice_id = ${invoice!.id}`;
    expect(stored).toEqual([{ sha256: hashes[0] }]);
    for (const statement of [
      `update invoice_files set content = 'x', sha256 = encode(sha256('x'), 'hex')`,
      'delete from invoice_files',
      'truncate invoice_files',
    ])
      await expect(rows(statement)).rejects.toMatchObject({ code: '23001' });
  });

  it('is there for credit notes as well, and for nothing that was not issued', async () => {
    const id = await anOrder();
    await setStatus(id, 'cancelled');
    const [, note] = await documentsOf(id);
    const file = await invoiceFile(payload, note!.id);
    expect(file?.fileName).toBe(`credit-note-${note?.number}.pdf`);
    expect(await invoiceFile(payload, id)).toBeUndefined();
  });
});

describe('the emails about an order', () => {
  const emailsOf = async (id: string) => {
    const [order] = await rows<{ token: string }>`select tracking_token as token from orders where id = ${id}`;
    return rows<{ template: keyof typeof emails; data: Record<string, unknown> }>`select template, data
      from mail_messages where data ->> 'token' = ${order?.token} order by created_at, template`;
  };
  const written = async ({ template, data }: { template: keyof typeof emails; data: Record<string, unknown> }) => {
    const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
    return emails[template].write({ payload, settings: { ...settings, bankDetails: 'Sort code 00-00-00' }, data });
  };

  it('carry its documents: confirmation, refund, and one for each change', async () => {
    const id = await anOrder();
    await edit(id, 3);
    await markPaid({ ...(await asStaff(user)), orderId: id });
    await refundOrder({ ...(await asStaff(user)), orderId: id, cents: 500, reason: 'For internal eyes' });
    await setStatus(id, 'cancelled');
    const [first, more, refund, rest] = await documentsOf(id);
    const attached = new Map<string, (string | undefined)[]>();
    for (const email of await emailsOf(id)) {
      const mail = await written(email);
      const names = (mail?.attachments ?? []).map(({ filename }) => filename);
      attached.set(email.template, [...(attached.get(email.template) ?? []), ...names]);
      expect(mail?.text).not.toContain('internal eyes');
      if (email.template === 'order-invoice') expect(mail?.text).toMatch(/\nReference: ORD-\d{4}-\d{6}\n/);
    }
    expect(Object.fromEntries(attached)).toEqual({
      'order-confirmation': [`invoice-${first?.number}.pdf`],
      'order-cancelled': [`credit-note-${rest?.number}.pdf`],
      'order-notice': [],
      'order-invoice': [`invoice-${more?.number}.pdf`],
      'order-refunded': [`credit-note-${refund?.number}.pdf`],
      'payment-received': [],
    });
  });

  it('carry nothing while an order waits to be confirmed', async () => {
    const [email] = await emailsOf(await anOrder(60));
    expect(email?.template).toBe('order-to-confirm');
    expect((await written(email!))?.attachments).toBeUndefined();
  });
});

describe('payments', () => {
  const paymentsOf = (id: string) =>
    rows<{ amount: number; way: string; day: string; reference: string | null; by: string }>`
      select amount::float8 as amount, way, received_on as day, reference, by_name as by
      from order_payments where order_id = ${id} order by created_at`;
  const stateOf = async (id: string) => {
    const [order] = await rows<{ paid: number; status: string; dated: boolean }>`
      select paid_amount::float8 as paid, payment_status as status, paid_at is not null as dated from orders
      where id = ${id}`;
    return [order?.status, order?.paid, order?.dated];
  };
  const receive = async (
    orderId: string,
    cents: number,
    more: { reference?: string; bankLine?: string; receivedOn?: string; allowOverpayment?: boolean } = {},
  ) =>
    recordPayment({
      ...(await asStaff(user)),
      ...{ orderId, cents, way: 'transfer', receivedOn: shopToday(), reference: '', ...more },
    });

  it('come in parts until all is there, and what is too much is kept', async () => {
    const id = await anOrder();
    expect(await receive(id, 1500, { reference: 'ORD 1' })).toMatchObject({ ok: true, paidAmount: 15 });
    expect(await stateOf(id)).toEqual(['part', 15, false]);
    await receive(id, 2000);
    expect(await stateOf(id)).toEqual(['part', 35, false]);
    expect(await receive(id, 1000)).toMatchObject({ ok: false, code: 'overpayment', over: 5 });
    await receive(id, 1000, { allowOverpayment: true });
    expect(await stateOf(id)).toEqual(['overpaid', 45, true]);
    expect(await paymentsOf(id)).toEqual([
      { amount: 15, way: 'transfer', day: shopToday(), reference: 'ORD 1', by: user.fullName },
      { amount: 20, way: 'transfer', day: shopToday(), reference: null, by: user.fullName },
      { amount: 10, way: 'transfer', day: shopToday(), reference: null, by: user.fullName },
    ]);
  });

  it('are what is left where the rest is marked as paid, and can be voided', async () => {
    const id = await anOrder();
    await receive(id, 1500);
    await markPaid({ ...(await asStaff(user)), orderId: id });
    expect(await stateOf(id)).toEqual(['paid', 40, true]);
    expect(await voidPayments(user, id)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await stateOf(id)).toEqual(['unpaid', 0, false]);
    expect((await paymentsOf(id)).map(({ amount }) => amount)).toEqual([15, 25, -15, -25]);
  });

  it('can be refunded in part or whole though more is to come', async () => {
    const id = await anOrder();
    await receive(id, 1500);
    const refund = async (cents: number) =>
      refundOrder({ ...(await asStaff(user)), orderId: id, cents, reason: 'Late' });
    expect(await refund(1600)).toMatchObject({ ok: false, code: 'invalid' });
    expect(await refund(1500)).toMatchObject({ ok: true, refundedAmount: 15 });
    expect(await stateOf(id)).toEqual(['refunded', 15, true]);
    expect(await receive(id, 2500)).toMatchObject({ ok: true });
    expect(await stateOf(id)).toEqual(['paid', 40, true]);
  });

  it('are refused for unconfirmed orders, of nothing, and without permission', async () => {
    expect(await receive(await anOrder(60), 100)).toMatchObject({ ok: false, code: 'not_possible' });
    const id = await anOrder();
    expect(await receive(id, 0)).toMatchObject({ ok: false, code: 'invalid' });
    for (const receivedOn of ['2099-01-01', shiftDay(shopToday(), 1), '1990-01-01', shiftDay(shopToday(), -1)])
      expect(await receive(id, 100, { receivedOn })).toMatchObject({
        ok: false,
        code: 'invalid',
        fieldErrors: {
          receivedOn: [expect.stringMatching(/^This day is (?:in the future|before the order)\.$/)],
        },
      });
    const editor = await asStaff((await createStaff('content_manager')).user);
    const entry = { orderId: id, cents: 100, way: 'cash', receivedOn: shopToday(), reference: '' } as const;
    expect(await recordPayment({ ...editor, ...entry })).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await paymentsOf(id)).toEqual([]);
  });

  it('are entered once for each line of a bank’s file, and are never changed', async () => {
    const id = await anOrder();
    await receive(id, 500, { bankLine: 'line 1' });
    expect(await receive(id, 500, { bankLine: 'line 1' })).toMatchObject({ ok: false, code: 'not_possible' });
    expect(await stateOf(id)).toEqual(['part', 5, false]);
    for (const statement of ['update order_payments set amount = 1', 'delete from order_payments'])
      await expect(rows(statement)).rejects.toMatchObject({ code: '23001' });
  });
});

describe('the files of an order', () => {
  it('are given to visitors with its link, and those of no other order', async () => {
    const [ours, theirs] = [await anOrder(), await anOrder()];
    const [invoice] = await documentsOf(ours);
    const tokenOf = async (id: string) =>
      (await rows<{ token: string }>`select tracking_token as token from orders where id = ${id}`)[0]!.token;
    const get = async (link: string, invoiceId: string) =>
      shopperInvoiceFile(new Request('http://shop.test/'), {
        params: Promise.resolve({ token: link, invoiceId }),
      });
    const answer = await get(await tokenOf(ours), invoice!.id);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      ...[200, 'application/pdf', 'private, no-store'],
    ]);
    expect((await get(await tokenOf(theirs), invoice!.id)).status).toBe(404);
    expect((await get('x'.repeat(32), invoice!.id)).status).toBe(404);
    expect((await get(await tokenOf(ours), '../1')).status).toBe(404);
  });
});

describe('the list of invoices', () => {
  const list = async (state: InvoiceFilters['state'], search: string) => {
    const filters = parseInvoiceFilters(new URLSearchParams({ state, search }));
    return listAllInvoices({ payload, filters, limit: 50, offset: 0 });
  };
  const receive = async (orderId: string, cents: number) =>
    recordPayment({
      ...(await asStaff(user)),
      ...{ orderId, cents, way: 'transfer', receivedOn: shopToday(), reference: '' },
    });
  const lateOrder = async () => {
    await payload.updateGlobal({ slug: 'site-settings', data: { invoiceDays: 0, timeZone: 'Pacific/Kiritimati' } });
    const id = await anOrder();
    await payload.updateGlobal({ slug: 'site-settings', data: { invoiceDays: 14, timeZone: 'Europe/London' } });
    return id;
  };

  it('shows of each what is open, money and credit for the oldest first', async () => {
    const id = await anOrder();
    const [{ orderNumber } = { orderNumber: '' }] = await rows<{ orderNumber: string }>`
      select order_number as "orderNumber" from orders where id = ${id}`;
    await edit(id, 5);
    await edit(id, 4);
    await receive(id, 3000);
    const { rows: found, matching } = await list('all', orderNumber);
    expect(matching).toBe(3);
    expect(found.map(({ state, totalAmount, openAmount }) => [state, totalAmount, openAmount])).toEqual([
      ['credit_note', 20, 0],
      ['due', 60, 50],
      ['paid', 40, 0],
    ]);
    expect((await list('due', orderNumber)).rows.map(({ kind }) => kind)).toEqual(['invoice']);
    const { dueAmount } = await list('all', '');
    await receive(id, 5000);
    expect((await list('all', '')).dueAmount).toBe(dueAmount - 50);
  });

  it('counts as overdue what was to be paid before today, on the shop’s clock', async () => {
    const before = await list('overdue', '');
    const id = await lateOrder();
    expect((await list('overdue', '')).matching).toBe(before.matching);
    await payload.updateGlobal({ slug: 'site-settings', data: { timeZone: 'Pacific/Pago_Pago', invoiceDays: 0 } });
    const late = await anOrder();
    await payload.updateGlobal({ slug: 'site-settings', data: { timeZone: 'Pacific/Kiritimati', invoiceDays: 14 } });
    const after = await list('overdue', '');
    await payload.updateGlobal({ slug: 'site-settings', data: { timeZone: 'Europe/London' } });
    expect(after.rows.map(({ orderPath }) => orderPath)).toContain(`/admin/orders/${late}`);
    expect(after.overdueAmount).toBeGreaterThanOrEqual(40);
    expect(after.rows.map(({ orderPath }) => orderPath)).not.toContain(`/admin/orders/${id}`);
  });
});

it('notes open invoices with their balances, as they are paid, unpaid, credited and refunded', async () => {
  const noted = async (id: string) => (await rows`select from open_invoices where order_id = ${id}`).length === 1;
  const id = await anOrder();
  const pay = async () => markPaid({ ...(await asStaff(user)), orderId: id });
  expect(await noted(id)).toBe(true);
  await pay();
  expect(await noted(id)).toBe(false);
  await voidPayments(user, id);
  expect(await noted(id)).toBe(true);
  await pay();
  await edit(id, 5);
  expect(await noted(id)).toBe(true);
  await edit(id, 4);
  await refundOrder({ ...(await asStaff(user)), orderId: id, cents: 1000, reason: 'Late' });
  expect(await rows(openInvoices())).not.toEqual([]);
  expect(await rows(wrongOpenInvoices())).toEqual([]);
});

it('finds documents by an index of their numbers, names and addresses', async () => {
  await rows`analyze invoices`;
  const client = await payload.db.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_indexscan = off');
    const plan = await client.query(`explain select from invoices i where (${documentText()}) ilike '%ada@%'`);
    expect(JSON.stringify(plan.rows)).toContain('invoices_details');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

/** 20 % and 0 %, half refunded. */
async function taxedOrder(): Promise<string> {
  const setTaxes = async (isCharged: boolean) =>
    payload.updateGlobal({
      slug: 'tax-settings',
      data: { ...NO_TAXES, isCharged, rates: UK_RATES, homeRate: 0.79, homeRateOn: '2026-11-02' } as never,
    });
  await setTaxes(true);
  const shirt = await createProduct({ price: 24, stock: { M: 50, MB: 50 } });
  const { id } = await placed({ product: shirt.id, color: 'Red', sizes: { M: 2, MB: 1 } });
  await setTaxes(false);
  await markPaid({ ...(await asStaff(user)), orderId: id });
  await refundOrder({ ...(await asStaff(user)), orderId: id, cents: 3600, reason: 'Late' });
  return id;
}

describe('the tax of an order', () => {
  it('is on its documents by rate, and goes back with a refund', async () => {
    const id = await taxedOrder();
    const found = await rows<{ taxLines: object; rates: number[]; taxName: string }>`
      select tax_lines as "taxLines", customer ->> 'taxName' as "taxName",
           array(select row ->> 'taxRate' from jsonb_array_elements(rows) row) as rates
      from invoices where order_id = ${id} order by issued_at`;
    expect(found).toEqual([
      {
        taxName: 'VAT',
        rates: expect.arrayContaining(['20', '0']) as object,
        taxLines: [
          { rate: 20, net: 40, tax: 8 },
          { rate: 0, net: 24, tax: 0 },
        ],
      },
      {
        taxName: 'VAT',
        rates: ['20', '0'],
        taxLines: [
          { rate: 20, net: 20, tax: 4 },
          { rate: 0, net: 12, tax: 0 },
        ],
      },
    ]);
    const [invoice, note] = await documentsOf(id);
    const textOf = async (document: string) => pdfText((await invoiceFile(payload, document))!.content);
    const printed = await textOf(invoice!.id);
    expect(printed).toContain('Payment Please pay by');
    expect(printed).not.toContain('order confirmation');
    expect(printed).toContain('VAT Price incl. VAT Amount excl. VAT Amount incl. VAT');
    expect(printed).toMatch(/1 0% \$24\.00 \$24\.00 \$24\.00 .*2 20% \$24\.00 \$40\.00 \$48\.00/);
    expect(printed).toContain('Net $64.00 VAT 20% on $40.00 $8.00 VAT 0% on $24.00 $0.00 Total VAT $8.00 VAT in GBP');
    expect(await textOf(note!.id)).toMatch(
      new RegExp(`Credits invoice ${invoice!.number}, ${Number(invoice!.issuedOn.slice(8))} \\w+ \\d{4} `),
    );
  });
});

describe('the export of invoices', () => {
  type Exported = Record<string, string>;
  const read = async (file: AsyncGenerator<string>) => {
    let csv = '';
    for await (const part of file) csv += part;
    return Papa.parse<Exported>(csv.replace('\uFEFF', ''), { delimiter: ',', header: true, skipEmptyLines: true }).data;
  };
  const documents = async (query: Record<string, string> = {}) =>
    read(exportInvoices(payload, parseInvoiceFilters(new URLSearchParams(query))));
  const orders = async () =>
    read(exportOrders({ payload, filters: parseOrderFilters(new URLSearchParams()), rows: 'orders' }));
  const sumOf = (found: readonly Exported[], column: string) =>
    Math.round(found.reduce((sum, row) => sum + Number(row[column] || 0), 0) * 100);

  it('adds up to what each order brings, by rate, and to what was paid for it', async () => {
    const [plain, smaller, refunded, cancelled, overpaid] = [
      await anOrder(),
      ...(await Promise.all([5, 4, 3, 2].map(anOrder))),
    ];
    const call = await asStaff(user);
    const receive = (orderId: string, cents: number) =>
      recordPayment({
        ...call,
        orderId,
        cents,
        way: 'transfer',
        receivedOn: shopToday(),
        reference: '',
        allowOverpayment: true,
      });
    await receive(plain, 1500);
    await edit(smaller!, 2);
    await markPaid({ ...call, orderId: refunded! });
    await refundOrder({ ...call, orderId: refunded!, cents: 2500, reason: 'Late' });
    await setStatus(cancelled!, 'cancelled');
    await receive(overpaid!, 5000);
    await refundOrder({ ...call, orderId: overpaid!, cents: 1000, reason: 'Too much' });
    const taxedId = await taxedOrder();
    const ours = await rows<{ number: string }>`select order_number as number from orders
      where id = any(${[plain, smaller, refunded, cancelled, overpaid, taxedId]}::uuid[])`;
    const all = await documents();
    const invoiced = (await orders()).filter((row) => ours.some(({ number }) => number === row.order_number));
    expect(invoiced).toHaveLength(6);
    for (const invoicedOrder of invoiced) {
      const own = all.filter((row) => row.order_number === invoicedOrder.order_number);
      expect(own.map((row) => row.number).join(' ')).toBe(invoicedOrder.invoices);
      expect(sumOf(own, 'total_amount'), invoicedOrder.order_number).toBe(sumOf([invoicedOrder], 'revenue'));
      for (const row of own) {
        expect(sumOf([row], 'net_amount') + sumOf([row], 'tax_amount')).toBe(sumOf([row], 'total_amount'));
        expect(sumOf([row], 'settled_amount') + sumOf([row], 'open_amount')).toBe(sumOf([row], 'total_amount'));
      }
      const kept = sumOf([invoicedOrder], 'paid_amount') - sumOf([invoicedOrder], 'refunded_amount');
      if (kept <= sumOf(own, 'total_amount')) expect(sumOf(own, 'settled_amount')).toBe(kept);
      if (sumOf([invoicedOrder], 'refunded_amount') === 0 && invoicedOrder.status !== 'cancelled')
        for (const column of ['net_20%', 'tax_20%', 'gross_20%', 'net_0%', 'tax_0%'])
          expect(sumOf(own, column), column).toBe(sumOf([invoicedOrder], column));
    }
    const taxedNumber = invoiced.find((row) => row['net_20%'])?.order_number;
    const taxed = all.filter((row) => row.order_number === taxedNumber);
    expect(taxed.map((row) => [row.kind, row['net_20%'], row['tax_20%'], row['gross_20%'], row['net_0%']])).toEqual([
      ['invoice', '40.00', '8.00', '48.00', '24.00'],
      ['credit_note', '-20.00', '-4.00', '-24.00', '-12.00'],
    ]);
    const invoice = taxed[0]!;
    const [stored] = await rows<{ id: string }>`select id from invoices where number = ${invoice.number}`;
    const file = (await invoiceFile(payload, stored!.id)) ?? expect.fail('There is no PDF.');
    const text = await pdfText(new Uint8Array(file.content));
    for (const column of ['number', 'net_20%', 'tax_20%', 'total_amount']) expect(text).toContain(invoice[column]);
  });

  it('has the requested days and state, and runs no formula', async () => {
    const today = (await documentsOf(await anOrder()))[0]!.issuedOn;
    const all = await documents();
    expect((await documents({ from: today, to: today })).length).toBeLessThanOrEqual(all.length);
    expect(await documents({ from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
    const credits = await documents({ state: 'credit_note' });
    expect(credits).toEqual(all.filter(({ kind }) => kind === 'credit_note'));
    const body = checkoutBody({ product: product.id, quantity: 1 });
    const formula = await order({ ...body, customer: { ...body.customer, firstName: '=1+1' } });
    const { orderNumber } = formula.ok ? formula.order : expect.fail(formula.message);
    expect(await documents({ search: orderNumber })).toMatchObject([
      { kind: 'invoice', country: 'GB', currency: 'USD', contact: expect.stringMatching(/^'=1\+1/), team: '' },
    ]);
  });
});
