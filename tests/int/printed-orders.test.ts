import { describe, expect, it, vi } from 'vitest';
import {
  selectedInvoices,
  selectedLabels,
  selectedPackingSlips,
  selectedProductionSheets,
} from '@/areas/back-office/orders/documents/order-document-endpoints';
import { pdfText } from '../setup/pdf-text';
import { createProduct, createStaff, createTeam, later, placed } from '../setup/shop';
import { createTeamOrder } from '../setup/team-orders';

const jar = new Map<string, string>();
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: (name: string) => jar.has(name) && { name, value: jar.get(name) } }),
}));

const admin = await createStaff('administrator');
const worker = await createStaff('warehouse');
const product = await createProduct({ stock: 20 });
const older = await placed({ product: product.id, quantity: 1 });
await later();
const newer = await placed({ product: product.id, quantity: 2 });

async function print(route: typeof selectedInvoices, ids: string[], { kind = '', token = admin.token } = {}) {
  jar.set('payload-token', token);
  const body = JSON.stringify({ query: kind && `kind=${kind}`, selection: { all: false, ids } });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await route(new Request('http://shop.test/', { method: 'POST', headers, body }));
  if (!answer.ok) return { status: answer.status, text: await answer.text() };
  return { status: 200, text: await pdfText(new Uint8Array(await answer.arrayBuffer())) };
}

const numbersIn = (text: string) => [...new Set(text.match(/ORD-\d{4}-\d{6}/g))];
const both = [older.id, newer.id];

describe('what is printed of many orders', () => {
  it.each([
    ['packing slips', selectedPackingSlips],
    ['production sheets', selectedProductionSheets],
    ['address labels', selectedLabels],
  ])('is one document of %s, in the order of the list', async (_what, route) => {
    const { status, text } = await print(route, both, { token: worker.token });
    expect([status, numbersIn(text)]).toEqual([200, [newer.orderNumber, older.orderNumber]]);
  });

  it('is every invoice of the orders, for those who may see invoices', async () => {
    const { status, text } = await print(selectedInvoices, both);
    expect([status, numbersIn(text)]).toEqual([200, [newer.orderNumber, older.orderNumber]]);
    expect((await print(selectedInvoices, both, { token: worker.token })).status).toBe(403);
  });

  it('is of teams’ orders, too; labels only of those with an address', async () => {
    const team = await createTeam();
    const order = await createTeamOrder(team.user);
    const { status, text } = await print(selectedProductionSheets, [order], { kind: 'team' });
    expect(status).toBe(200);
    expect(text).toContain('Velocity Netball Dress');
    expect(await print(selectedLabels, [order], { kind: 'team' })).toMatchObject({ status: 422 });
  });
});
