import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { openInvoices, wrongOpenInvoices } from '@/data/kept-sums';
import { listAllInvoices } from '@/areas/back-office/invoices/data';
import { exportInvoices } from '@/areas/back-office/invoices/export-invoices';
import { parseInvoiceFilters } from '@/areas/back-office/invoices/invoice-filters';
import { invoiceFileEndpoint } from '@/areas/portal/orders/order-file-endpoints';
import { invoiceFile } from '@/modules/invoices/invoice-file';
import { shopToday } from '@/domain/delivery/promise';
import { teamOrder } from '@/domain/orders/order-ref';
import { loadOrderMoney } from '@/modules/payments/data/order-money';
import { saveTeamBilling } from '@/modules/team/save-team-billing';
import { findTeamBilling } from '@/modules/team/data/team-billing';
import { loadTeamOrder } from '@/modules/team/data/team-order';
import { recordPayment } from '@/modules/payments/record-payment';
import { refundOrder } from '@/modules/payments/refund-order';
import { formatMoney } from '@/domain/money/money';
import { formatDay } from '@/domain/text/locale';
import { localRequest } from '@/lib/payload/local-request';
import { api } from '../setup/http';
import { createPerson, createStaff, createTeam, later, rows, payload } from '../setup/shop';
import { pdfText } from '../setup/pdf-text';
import { createTeamOrder, teamOrderData, sentOrder, teamOrderItem } from '../setup/team-orders';
import { writeEmail } from '../setup/written-email';

const staff = await createStaff('administrator');
const team = await createTeam({ email: 'contact@invoices.test' });
await createPerson(team.user, 'treasurer', { email: 'contact@invoices.test' });
await createPerson(team.user, 'treasurer', { email: 'treasurer@invoices.test' });
await createPerson(team.user, 'coach');
const other = await createTeam();

const move = (id: string, status: string) =>
  api('PATCH', `/api/team-orders/${id}`, { token: staff.token, body: { status } });
const detailOf = async (id: string) => (await loadTeamOrder({ payload, id })) ?? expect.fail('There is no such order.');
const moneyOf = async (id: string) => {
  const order = await detailOf(id);
  return { ...(await loadOrderMoney(payload, teamOrder(id), order)), paidAmount: order.paidAmount };
};
const issued = async (id: string) => (await moneyOf(id)).invoices.map(({ kind, totalAmount }) => [kind, totalAmount]);
const orderOf = async (status: string = 'pending') => {
  const id = await createTeamOrder(team.user, {});
  if (status !== 'pending') await rows`update team_orders set status = ${status}, needs_proof = false where id = ${id}`;
  const [order] = await rows<{ total: number }>`select total_amount::float8 as total from team_orders where id = ${id}`;
  return { id, total: order!.total };
};

async function pay(orderId: string, cents: number, revision: number) {
  const req = await localRequest(payload, { user: staff.user });
  const entry = { kind: 'team', way: 'transfer', receivedOn: shopToday(), reference: 'Bank 7' } as const;
  return recordPayment({ req, orderId, cents, revision, ...entry });
}

it('is issued as the team’s order is approved, once, and comes to what the order does', async () => {
  const { id, total } = await orderOf();
  expect(await issued(id)).toEqual([]);
  expect((await move(id, 'approved')).status).toBe(200);
  expect(await issued(id)).toEqual([['invoice', total]]);
  await move(id, 'pending');
  await move(id, 'approved');
  expect(await issued(id)).toEqual([['invoice', total]]);
  const [document] = (await moneyOf(id)).invoices;
  const { body } = await api('GET', `/api/invoices/${document?.id}`, { token: staff.token });
  expect(body).toMatchObject({
    customer: { teamName: team.user.teamName },
    payment: { method: 'invoice', isPaid: false },
    totalAmount: total,
  });
  const mails = await rows<{ to: string; data: { invoice?: string } }>`select "to", data from mail_messages
    where template = 'team-order-news' and data ->> 'orderId' = ${id}`;
  const addresses = mails.filter(({ data }) => data.invoice === document?.id).map(({ to }) => to);
  expect(addresses.toSorted()).toEqual(['contact@invoices.test', 'treasurer@invoices.test']);
});

it('follows its lines, and is credited as the order is cancelled', async () => {
  const { id, total } = await orderOf();
  await move(id, 'approved');
  const item = teamOrderItem();
  const more = sentOrder(item, { ...item, productName: 'Second dress' });
  const edited = await api('PATCH', `/api/team-orders/${id}`, { token: staff.token, body: { orderData: more } });
  expect(edited.status).toBe(200);
  const documents = await issued(id);
  expect(documents).toHaveLength(2);
  const charged = documents.reduce((sum, [, amount]) => sum + Number(amount), 0);
  expect(charged).not.toBe(total);
  const { body } = await api('GET', `/api/invoices/${(await moneyOf(id)).invoices.at(-1)?.id}`, { token: staff.token });
  expect(body).toMatchObject({ reason: 'The order was changed.' });
  await move(id, 'cancelled');
  expect((await issued(id)).at(-1)).toEqual(['credit_note', charged]);
  expect(await moneyOf(id)).toMatchObject({ toPay: 0 });
});

it('is one, with one email that has the reason, where lines and status change together', async () => {
  const { id } = await orderOf();
  const item = teamOrderItem();
  const more = sentOrder(item, { ...item, productName: 'Second dress' });
  const body = { orderData: more, status: 'approved', statusReason: ' As agreed on the phone ' };
  const { status } = await api('PATCH', `/api/team-orders/${id}`, { token: staff.token, body });
  expect(status).toBe(200);
  const { totalAmount } = await detailOf(id);
  expect(await issued(id)).toEqual([['invoice', totalAmount]]);
  const emailed = await rows<{ to: string; data: { news: string } }>`select "to", data from mail_messages
    where data ->> 'orderId' = ${id} order by "to"`;
  expect(emailed.map(({ to }) => to)).toEqual(['contact@invoices.test', 'treasurer@invoices.test']);
  expect(emailed[0]?.data.news).toContain(
    'It is now: Approved.\n\nAs agreed on the phone\n\nThe invoice for your order',
  );
  const [event] = await rows`select comment from team_order_events where team_order_id = ${id}
    and type = 'status_changed'`;
  expect(event).toEqual({ comment: 'As agreed on the phone' });
});

it('claims no rate of tax where the team pays none, and tells its prices without it', async () => {
  const item = teamOrderItem({ quantities: { S: 1, M: 2 }, unitPrice: 30, taxRates: { S: 20, M: 20 } });
  const id = await createTeamOrder(team.user, { needsProof: false, data: teamOrderData(item) });
  await rows`
    update team_orders set tax_treatment = 'exempt', tax_name = 'VAT', tax_rounding = 'line', prices_include_tax = true,
    tax_amount = 0, tax_relief_amount = 15, total_amount = 75 where id = ${id}`;
  await rows`insert into team_order_tax_lines (_order, _parent_id, id, rate, net, tax)
    values (1, ${id}, ${`exempt-${id}`}, 0, 75, 0)`;
  expect((await move(id, 'approved')).status).toBe(200);
  const [document] = (await moneyOf(id)).invoices;
  const { content } = (await invoiceFile(payload, document!.id)) ?? expect.fail('There is no such invoice.');
  const printed = await pdfText(content);
  expect(printed).not.toContain('20%');
  expect(printed).toMatch(/Price excl\. VAT .* \$25\.00 \$75\.00 Net \$75\.00 .*Exempt from VAT\./);
});

it('goes to whom the team is invoiced to, as long as it is not issued', async () => {
  const billingAddress = { line1: '9 Bank Street', line2: '', city: 'York', postcode: 'YO1 7HH', country: 'GB' };
  const save = (body: object, token = team.token) => api('PUT', '/api/team/billing', { token, body });
  const invoiced = await orderOf();
  await move(invoiced.id, 'approved');
  const open = await orderOf();
  expect((await save({ billingAddress: { ...billingAddress, postcode: 'X' } })).body).toMatchObject({
    code: 'invalid',
    fieldErrors: { 'billingAddress.postcode': ['Please enter a valid UK postcode.'] },
  });
  expect((await save({ companyName: 'Northside SC Ltd', billingAddress })).status).toBe(200);
  expect(await detailOf(invoiced.id)).toMatchObject({ companyName: null, billingAddress: null });
  expect(await detailOf(open.id)).toMatchObject({ companyName: 'Northside SC Ltd' });
  await move(open.id, 'approved');
  const [document] = (await moneyOf(open.id)).invoices;
  const { content } = (await invoiceFile(payload, document!.id)) ?? expect.fail('There is no such invoice.');
  expect(await pdfText(content)).toMatch(/Invoice to Northside SC Ltd Northside 9 Bank Street York YO1 7HH/);
  expect((await save({ companyName: 'Mine' }, other.token)).status).toBe(200);
  const staffed = { req: await localRequest(payload, { user: staff.user }), teamId: team.user.id };
  expect(await saveTeamBilling({ ...staffed, billing: {} })).toEqual({ ok: true });
  expect(await saveTeamBilling({ ...staffed, req: await localRequest(payload), billing: {} })).toMatchObject({
    code: 'forbidden',
  });
  expect(await findTeamBilling(payload, team.user.id)).toEqual({ companyName: null, billingAddress: null });
  expect(await detailOf(open.id)).toMatchObject({ companyName: 'Northside SC Ltd' });
  // Older than the check of postcodes.
  await rows`update team_profiles set billing_address_line1 = '9 Bank Street', billing_address_city = 'York',
    billing_address_postcode = 'X', billing_address_country = 'GB' where id = ${team.user.id}`;
  const stays = await save({ companyName: 'Northside', billingAddress: { ...billingAddress, postcode: 'X' } });
  expect(stays.status).toBe(200);
});

it('is paid part by part, and refuses the second of two who record from the same state', async () => {
  const { id, total } = await orderOf();
  await move(id, 'approved');
  const cents = Math.round(total * 100);
  const { revision } = await detailOf(id);
  const first = await pay(id, 100, revision);
  const seen = first.ok ? first.revision : expect.fail(first.message);
  expect(first).toMatchObject({ paidAmount: 1 });
  expect(await pay(id, 100, revision)).toMatchObject({ ok: false, code: 'conflict' });
  expect(await pay(id, 0, seen)).toMatchObject({ ok: false, code: 'invalid' });
  expect(await moneyOf(id)).toMatchObject({ toPay: cents - 100, paidAmount: 1, payments: [{ reference: 'Bank 7' }] });
  const [document] = (await moneyOf(id)).invoices;
  const listed = async () => {
    const filters = parseInvoiceFilters(new URLSearchParams({ search: document!.number }));
    return (await listAllInvoices({ payload, filters, limit: 10, offset: 0 })).rows;
  };
  expect(await listed()).toMatchObject([
    {
      ...{ customerName: team.user.teamName, openAmount: total - 1, state: 'due' },
      orderPath: `/admin/clubs/${team.user.id}/orders/${id}`,
      pdfPath: `/admin/team-orders/${id}/invoices/${document?.id}`,
    },
  ]);
  expect(await pay(id, cents - 100, seen)).toMatchObject({ ok: true, paidAmount: total });
  expect(await moneyOf(id)).toMatchObject({ toPay: 0, dueOn: undefined });
  expect(await listed()).toMatchObject([{ openAmount: 0, state: 'paid' }]);
  expect(await rows(openInvoices())).not.toEqual([]);
  expect(await rows(wrongOpenInvoices())).toEqual([]);
});

it('is thanked for with each payment, once and with what is left, and every email of it has a subject of its own', async () => {
  const { id, total } = await orderOf();
  await rows`update team_orders set needs_proof = false where id = ${id}`;
  await move(id, 'approved');
  const cents = Math.round(total * 100);
  const { revision, orderNumber } = await detailOf(id);
  await later();
  const first = await pay(id, 1000, revision);
  await pay(id, 1000, revision);
  await later();
  await pay(id, cents - 1000, first.ok ? first.revision : 0);
  await later();
  await move(id, 'in_production');
  const issued = await rows<{ to: string; data: Record<string, unknown> }>`
    select "to", data from mail_messages where template = 'team-order-news' and data ->> 'orderId' = ${id}
    order by created_at, "to"`;
  const written = await Promise.all(
    issued.map(async ({ to, data }) => [to, await writeEmail('team-order-news', data)] as const),
  );
  const open = formatMoney(cents - 1000);
  const [document] = (await moneyOf(id)).invoices;
  const due = formatDay(document!.dueOn, { dateStyle: 'long' });
  const subjects = written.map(([to, email]) => [to.split('@')[0], email?.subject.split(' · ')[0]]);
  const both = (subject: string) => ['contact', 'treasurer'].map((to) => [to, subject]);
  expect(subjects).toEqual([
    ...both(`Invoice ${document?.number} for order ${orderNumber}: ${formatMoney(cents)} due ${due}`),
    ...both(`Payment of $10.00 received for order ${orderNumber}`),
    ...both(`Payment of ${open} received for order ${orderNumber}`),
    ['contact', `Order ${orderNumber} is in production`],
  ]);
  const texts = written.map(([, email]) => email?.text ?? '');
  expect(texts[2]).toContain(`$10.00 for order ${orderNumber} has arrived. ${open} is still to be paid.`);
  expect(texts[4]).toContain('has arrived. Nothing is left to pay.');
});

it('is paid back in part, with a credit note, as an order of the shop is', async () => {
  const { id, total } = await orderOf();
  await move(id, 'approved');
  const { revision } = await detailOf(id);
  await pay(id, Math.round(total * 100), revision);
  const refund = async (cents: number, user = staff.user) => {
    const req = await localRequest(payload, { user });
    return refundOrder({ req, kind: 'team', orderId: id, cents, reason: 'A seam, for staff alone' });
  };
  const { user: editor } = await createStaff('content_manager');
  expect(await refund(100, editor)).toMatchObject({ ok: false, code: 'forbidden' });
  expect(await refund(Math.round(total * 100) + 1)).toMatchObject({ ok: false, code: 'invalid' });
  expect(await refund(1000)).toMatchObject({ ok: true, refundedAmount: 10 });
  expect((await issued(id)).at(-1)).toEqual(['credit_note', 10]);
  expect(await moneyOf(id)).toMatchObject({ toPay: 0, refunds: [{ amount: 10, reason: 'A seam, for staff alone' }] });
  const mails = await rows<{ news: string; invoice: string | null }>`
    select data ->> 'news' as news, data ->> 'invoice' as invoice from mail_messages
    where template = 'team-order-news' and data ->> 'orderId' = ${id} and data ->> 'news' like '%on its way back%'`;
  expect(mails).toMatchObject([{ invoice: expect.any(String) }, { invoice: mails[0]?.invoice }]);
  expect(mails[0]?.news).not.toContain('seam');
  expect(await refund(Math.round(total * 100) - 1000)).toMatchObject({ ok: true, refundedAmount: total });
  expect(await refund(1)).toMatchObject({ message: 'The full amount has already been refunded.' });
  const filters = parseInvoiceFilters(new URLSearchParams({ search: (await moneyOf(id)).invoices[0]!.number }));
  let csv = '';
  for await (const part of exportInvoices(payload, filters)) csv += part;
  const { data } = Papa.parse<Record<string, string>>(csv.slice(1), { delimiter: ',', header: true });
  expect(data[0]).toMatchObject({ team: team.user.teamName, total_amount: total.toFixed(2), open_amount: '0.00' });
  const { body } = await api('GET', `/api/order-refunds?where[teamOrder][equals]=${id}`, { token: staff.token });
  expect(body).toMatchObject({ totalDocs: 2 });
  expect((await api('GET', '/api/order-refunds', { token: team.token })).status).toBe(403);
});

it('is read by its own team, and by no other', async () => {
  const { id } = await orderOf();
  await move(id, 'approved');
  const [document] = (await moneyOf(id)).invoices;
  const path = `/api/team/orders/${id}/invoices/${document?.id}`;
  const read = (token?: string) =>
    invoiceFileEndpoint(
      new Request(`http://localhost${path}`, token ? { headers: { Authorization: `JWT ${token}` } } : {}),
      { params: Promise.resolve({ id, invoiceId: document!.id }) },
    );
  const own = await read(team.token);
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await read(other.token)).status).toBe(404);
  expect((await read()).status).toBe(401);
  expect((await api('GET', `/api/invoices/${document?.id}`, { token: other.token })).status).toBeGreaterThan(400);
});

it('is missing from an order that was approved before invoices were kept, and stays so', async () => {
  const { id } = await orderOf('approved');
  expect((await move(id, 'in_production')).status).toBe(200);
  expect(await moneyOf(id)).toMatchObject({ invoices: [], payments: [], toPay: 0, paidAmount: 0 });
});
