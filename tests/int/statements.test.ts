import { expect, it } from 'vitest';
import { signIn } from '../setup/incoming';
import {
  teamStatementCsv,
  customerStatementCsv,
  customerStatementPdf,
} from '@/areas/back-office/statements/statement-endpoints';
import { shopToday } from '@/domain/delivery/promise';
import { shiftDay } from '@/domain/text/days';
import { localRequest } from '@/lib/payload/local-request';
import { statementEmail } from '@/modules/invoices/emails';
import { loadStatement } from '@/modules/invoices/load-statement';
import { sendStatement } from '@/modules/invoices/send-statement';
import { recordPayment } from '@/modules/payments/record-payment';
import { refundOrder } from '@/modules/payments/refund-order';
import type { AdminUser } from '@/payload-types';
import { api } from '../setup/http';
import { asStaff, createProduct, createStaff, createTeam, placed, rows, payload } from '../setup/shop';
import { createTeamOrder } from '../setup/team-orders';

const today = shopToday();
const period = { from: shiftDay(today, -30), to: today };

const staff = await createStaff('administrator');
const editor = await createStaff('content_manager');
const team = await createTeam({ email: 'treasurer@statements.test', contactPerson: 'Priya Nair' });
const other = await createTeam();
const product = await createProduct({ stock: 10, price: 50 });
const { id } = await placed({ product: product.id, quantity: 2 });
const [row] = await rows<{ customer: string }>`select customer_id as customer from orders where id = ${id}`;
const customer = row!.customer;
const call = { ...(await asStaff(staff.user)), orderId: id };
const paid = { way: 'transfer', receivedOn: today, reference: '=HYPERLINK' } as const;
await recordPayment({ ...call, ...paid, cents: 10_000 });
await refundOrder({ ...(await asStaff(staff.user)), orderId: id, cents: 2500, reason: 'For staff alone' });
const teamOrder = await createTeamOrder(team.user, { needsProof: false });
await api('PATCH', `/api/team-orders/${teamOrder}`, { token: staff.token, body: { status: 'approved' } });

const statementOf = async (kind: 'customer' | 'team', id: string, requested = {}) =>
  (await loadStatement(payload, { kind, id }, requested)) ?? expect.fail('There is no such account.');

it('has every document, payment and refund of a customer, and comes to what is open', async () => {
  const { statement } = await statementOf('customer', customer, period);
  expect(statement.rows.map(({ kind, cents }) => [kind, cents])).toEqual(
    expect.arrayContaining([
      ['invoice', 10_000],
      ['payment', 10_000],
      ['refund', 2500],
      ['credit_note', 2500],
    ]),
  );
  expect(statement.rows).toHaveLength(4);
  expect(statement).toMatchObject({ opening: 0, closing: 0, credit: 0 });
  expect(JSON.stringify(statement)).not.toContain('For staff alone');
});

it('tells a team what is open and by how late, and not what waits for despatch', async () => {
  const { statement, range } = await statementOf('team', team.user.id);
  expect(range).toBe('open');
  expect(statement).toMatchObject({ closing: 9000, ages: { current: 9000 } });
  const later = { from: period.from, to: shiftDay(today, 50) };
  expect((await statementOf('team', team.user.id, later)).statement.ages).toMatchObject({ current: 0, upTo60: 9000 });
  await rows`update team_orders set deposit_percent = 40 where id = ${teamOrder}`;
  const { ages } = (await statementOf('team', team.user.id, later)).statement;
  expect(ages).toMatchObject({ current: 5400, upTo60: 3600 });
});

it('is a file for administrators and for the team that it is of, and for nobody else', async () => {
  const path = `http://shop.test/statement?${new URLSearchParams(period)}`;
  const requested = (token: string | undefined, serve: typeof teamStatementCsv, id: string) => {
    signIn(token);
    return serve(new Request(path), { params: Promise.resolve({ id }) });
  };
  const pdf = await requested(staff.token, customerStatementPdf, customer);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const csv = await (await requested(staff.token, customerStatementCsv, customer)).text();
  expect(csv.split('\r\n')[0]).toBe('date,entry,order,due_date,charged,credited,balance');
  expect(csv).toContain('Bank transfer, =HYPERLINK');
  expect(csv).toContain(`${today},Closing balance,,,,,0.00`);
  expect((await requested(editor.token, customerStatementCsv, customer)).status).toBe(403);
  expect((await requested(undefined, teamStatementCsv, team.user.id)).status).toBe(401);
  expect((await requested(staff.token, teamStatementCsv, customer)).status).toBe(404);
  const own = (token?: string) => api('GET', `/api/team/statement.csv?${new URLSearchParams(period)}`, { token });
  expect((await own(team.token)).text).toContain('Closing balance,,,,,90.00');
  expect((await own(other.token)).text).toContain('Closing balance,,,,,0.00');
  expect((await own()).status).toBe(401);
});

it('refuses a period that is none, over every address of its files', async () => {
  for (const [query, field] of [
    ['from=2026-13-45&to=2026-12-01', 'from'],
    ['from=2026-13-45', 'from'],
    ['from=2026-05-01&to=yesterday', 'to'],
    ['from=2026-05-02&to=2026-05-01', 'to'],
    ['from=2026-05-02', 'to'],
    ['range=forever', 'range'],
  ] as const)
    for (const format of ['csv', 'pdf']) {
      const answer = await api('GET', `/api/team/statement.${format}?${query}`, { token: team.token });
      expect([query, answer.status, answer.body.code]).toEqual([query, 422, 'invalid']);
      expect(Object.keys(answer.body.fieldErrors ?? {})).toContain(field);
    }
  signIn(staff.token);
  const params = { params: Promise.resolve({ id: customer }) };
  expect((await customerStatementCsv(new Request('http://shop.test/x?from=2026-13-45'), params)).status).toBe(422);
});

it('is emailed by who may change orders, with the PDF', async () => {
  const owner = { kind: 'team', id: team.user.id } as const;
  const send = async (user: AdminUser) => sendStatement({ ...(await asStaff(user)), owner, period });
  expect(await send(editor.user)).toMatchObject({ ok: false, code: 'forbidden' });
  const asTeam = await localRequest(payload, { user: { ...team.user, collection: 'teams' } });
  expect(await sendStatement({ req: asTeam, owner, period })).toMatchObject({ code: 'forbidden' });
  expect(await send(staff.user)).toMatchObject({ ok: true, email: 'treasurer@statements.test' });
  const [mail] = await rows<{ to: string; data: Record<string, unknown> }>`select "to", data from mail_messages
    where template = 'statement'`;
  expect(mail?.to).toBe('treasurer@statements.test');
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  const email = await statementEmail.write({ payload, settings, data: mail!.data });
  expect(email?.text).toContain('Hello Priya Nair, attached is your statement');
  expect(email?.text).toContain('The balance is $90.00.');
  expect(email?.attachments).toMatchObject([{ filename: `statement-${period.from}-${period.to}.pdf` }]);
});
