import { expect, it } from 'vitest';
import { listAllInvoices } from '@/areas/back-office/invoices/data';
import { parseInvoiceFilters } from '@/areas/back-office/invoices/invoice-filters';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { planBankFile } from '@/modules/payments/plan-bank-file';
import { api } from '../setup/http';
import { asStaff, createProduct, createStaff, payload, placed, rows } from '../setup/shop';

const { user, token } = await createStaff('administrator');
const product = await createProduct({ stock: 1000 });

type Refused = { fieldErrors?: Record<string, string[]> };
const set = (body: object) => api<Refused>('POST', '/api/globals/site-settings', { token, body });
const setBack = async (body: object) => Object.keys((await set(body)).body.fieldErrors ?? {});

const anOrder = async () => (await placed({ product: product.id, quantity: 1 })).id;
const numbers = async (kind: string) =>
  (await rows<{ number: string }>`select number from invoices where kind::text = ${kind} order by sequence`).map(
    ({ number }) => number,
  );

it('goes on counting from the first number of the settings, without gaps under a race', async () => {
  expect((await set({ invoicePrefix: 'KR-', firstInvoiceNumber: 1042 })).status).toBe(200);
  await Promise.all(Array.from({ length: 8 }, anOrder));
  expect(await numbers('invoice')).toEqual(Array.from({ length: 8 }, (_, place) => `KR-00${1042 + place}`));
  const filters = parseInvoiceFilters(new URLSearchParams());
  expect(await listAllInvoices({ payload, filters, limit: 50, offset: 0 })).toMatchObject({ total: 8 });
});

it('fixes the first number with the first invoice; a new prefix is of new ones', async () => {
  expect(await setBack({ firstInvoiceNumber: 5000 })).toEqual(['firstInvoiceNumber']);
  expect((await set({ firstCreditNoteNumber: 7 })).status).toBe(200);
  expect((await set({ invoicePrefix: '2026/' })).status).toBe(200);
  const id = await anOrder();
  const cancelled = { ...(await asStaff(user)), orderId: id, status: 'cancelled', reason: 'Asked for' } as const;
  expect(await updateOrderStatus(cancelled)).toMatchObject({ ok: true });
  expect((await numbers('invoice')).slice(-2)).toEqual(['KR-001049', '2026/001050']);
  expect(await numbers('credit_note')).toEqual(['CN-000007']);
  expect(await setBack({ firstCreditNoteNumber: 1 })).toEqual(['firstCreditNoteNumber']);
});

it('refuses prefixes by which two documents could have one number', async () => {
  expect(await setBack({ invoicePrefix: 'CN-' })).toEqual(['invoicePrefix']);
  expect(await setBack({ creditNotePrefix: 'KR-' })).toEqual(['creditNotePrefix']);
  expect(await setBack({ invoicePrefix: 'INV1' })).toEqual(['invoicePrefix']);
  expect(await setBack({ firstCreditNoteNumber: 0 })).toEqual(['firstCreditNoteNumber']);
});

it('finds its numbers on bank statements, whichever way the bank writes them', async () => {
  await set({ invoicePrefix: 'KR-' });
  const file = 'Date,Amount,Reference\n24/11/2026,20.00,KR 1042\n24/11/2026,20.00,invoice no 1043\n';
  const read = await planBankFile(payload, new TextEncoder().encode(file));
  const lines = read.ok ? read.statement.lines : expect.fail(read.message);
  expect(lines?.map(({ kind }) => kind)).toEqual(['matched', 'matched']);
});
