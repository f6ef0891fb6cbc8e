import { describe, expect, it } from 'vitest';
import { signIn } from '../setup/incoming';
import { checkBankFile } from '@/areas/back-office/invoices/bank/bank-endpoints';
import { bankChange, runBankLines } from '@/areas/back-office/invoices/bank/run-bank-lines';
import type { BulkStep } from '@/areas/back-office/file-runs/bulk-run';
import type { PlannedBankLine } from '@/domain/invoices/bank-matching';
import { planBankFile } from '@/modules/payments/plan-bank-file';
import { asStaff, createProduct, createStaff, placed, rows, payload } from '../setup/shop';

const { user, token } = await createStaff('administrator');
const product = (await createProduct({ stock: 10_000, price: 20 })).id;

/** 40.00, with its first invoice. */
async function invoiced(quantity = 2) {
  const { id, orderNumber } = await placed({ product, quantity });
  await rows`update orders set created_at = '2026-11-20T12:00:00Z' where id = ${id}`;
  const [invoice] = await rows<{ number: string }>`select number from invoices where order_id = ${id}`;
  return { id, orderNumber, invoice: invoice?.number ?? '' };
}

const file = (...body: string[]) => ['Date,Description,Paid out,Paid in', ...body].join('\n');
const bytes = (text: string) => new TextEncoder().encode(text);
async function plan(text: string): Promise<PlannedBankLine[]> {
  const answer = await planBankFile(payload, bytes(text));
  if (!answer.ok) throw new Error(answer.message);
  return answer.statement.lines ?? [];
}

/** For the first matching order of each. */
async function enter(lines: readonly PlannedBankLine[]): Promise<BulkStep[]> {
  const change = bankChange.parse({
    lines: lines.flatMap(({ key, cents, receivedOn, text, candidates: [first] }) =>
      first
        ? [
            {
              ...{ parts: [{ kind: first.orderKind, orderId: first.orderId, cents }], cents, receivedOn },
              ...{ reference: text, bankLine: key },
            },
          ]
        : [],
    ),
  });
  const { payload, req } = await asStaff(user);
  const steps: BulkStep[] = [];
  for await (const step of runBankLines({ payload, change, newRequest: async () => (await asStaff(user)).req ?? req }))
    steps.push(step);
  return steps;
}
const paid = async (id: string) =>
  (await rows<{ paid: number }>`select paid_amount::float8 as paid from orders where id = ${id}`)[0]?.paid;

describe('a bank’s statement', () => {
  it('is matched by the numbers in its lines, and entered once', async () => {
    const [first, second] = [await invoiced(), await invoiced()];
    const text = file(
      `24/11/2026,OKAFOR A ${first.invoice.replace('-', ' ')},,40.00`,
      `24/11/2026,thanks ${second.orderNumber.toLowerCase()},,15.00`,
      `25/11/2026,rest ${second.orderNumber},,25.00`,
      '25/11/2026,RENT,500.00,',
    );
    const lines = await plan(text);
    expect(lines.map(({ kind, candidates }) => [kind, candidates[0]?.orderId])).toEqual([
      ['matched', first.id],
      ['matched', second.id],
      ['matched', second.id],
    ]);
    expect((await enter(lines)).at(-1)).toMatchObject({ done: 3, changed: 3 });
    expect([await paid(first.id), await paid(second.id)]).toEqual([40, 40]);
    const entered = await rows`
      select amount::float8 as amount, way, received_on as "receivedOn", reference from order_payments
      where order_id = ${second.id}
      order by created_at`;
    expect(entered).toEqual([
      {
        amount: 15,
        way: 'transfer',
        receivedOn: '2026-11-24',
        reference: `thanks ${second.orderNumber.toLowerCase()}`,
      },
      { amount: 25, way: 'transfer', receivedOn: '2026-11-25', reference: `rest ${second.orderNumber}` },
    ]);

    expect((await plan(text)).map(({ kind }) => kind)).toEqual(['entered', 'entered', 'entered']);
    const [again] = (await enter(lines)).filter(({ refused }) => refused.length > 0);
    expect(again?.refused[0]?.message).toBe('This payment of the statement has been entered already.');
    expect([await paid(first.id), await paid(second.id)]).toEqual([40, 40]);
    const receipts = await rows<{ cents: number }>`
      select (m.data ->> 'cents')::int as cents
      from mail_messages m join orders o on o.tracking_token = m.data ->> 'token'
      where m.template = 'payment-received' and m.data ->> 'way' = 'transfer' and m."to" = o.contact_email
        and o.id = any(${[first.id, second.id]}) order by cents`;
    expect(receipts.map(({ cents }) => cents)).toEqual([1500, 2500, 4000]);
  });

  it('is entered once where two people enter it at once, for two orders even', async () => {
    const [first, second] = [await invoiced(3), await invoiced(3)];
    const [line] = await plan(file(`24/11/2026,${first.orderNumber} or ${second.orderNumber},,60.00`));
    expect(line).toMatchObject({ kind: 'choose', candidates: [{ by: 'number' }, { by: 'number' }] });
    const reversed = { ...line!, candidates: line!.candidates.toReversed() };
    await Promise.all([enter([line!]), enter([reversed]), enter([line!])]);
    const sums = [await paid(first.id), await paid(second.id)];
    expect(sums.toSorted()).toEqual([0, 60]);
  });

  it('suggests what is open by amount and name, and nothing where nothing fits', async () => {
    const { id } = await invoiced(7);
    await rows`update orders set contact_last_name = 'Vandersloot' where id = ${id}`;
    const lines = await plan(
      file('24/11/2026,VANDERSLOOT P kit,,140.00', '24/11/2026,Vandersloot,,3.33', '24/11/2026,who,,3.33'),
    );
    expect(lines.map(({ kind, candidates }) => [kind, candidates[0]?.by])).toEqual([
      ['choose', 'amount and name'],
      ['choose', 'name'],
      ['unknown', undefined],
    ]);
    expect(lines[0]?.candidates[0]).toMatchObject({ orderId: id, open: 14_000 });
  });

  it('is read by the chosen columns, over the endpoint, by staff only', async () => {
    const { orderNumber } = await invoiced();
    const form = () => {
      const body = new FormData();
      body.set(
        'file',
        new File([`When,Sum,What\n2026-11-24,"40,00",${orderNumber}`], 'bank.csv', { type: 'text/csv' }),
      );
      return body;
    };
    const ask = async (body: FormData) =>
      checkBankFile(new Request('http://shop.test/admin/invoices/bank/check', { method: 'POST', body }));
    expect((await ask(form())).status).toBe(401);
    signIn(token);
    expect(await (await ask(form())).json()).toMatchObject({ statement: { headings: ['When', 'Sum', 'What'] } });
    const corrected = form();
    corrected.set('columns', JSON.stringify({ date: 0, amount: 1, description: 2 }));
    expect(await (await ask(corrected)).json()).toMatchObject({
      statement: { lines: [{ kind: 'matched', cents: 4000 }] },
    });
  });

  it('says of a card order that it is paid by card', async () => {
    const { id, orderNumber } = await invoiced();
    await rows`update orders set payment_method = 'card' where id = ${id}`;
    const [line] = await plan(file(`24/11/2026,${orderNumber},,40.00`));
    expect(line).toMatchObject({ kind: 'refused', message: `${orderNumber}: it is paid by card.` });
  });
});
