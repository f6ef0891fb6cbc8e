import type { DocumentProps } from '@react-pdf/renderer';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { InvoiceDocument } from '@/modules/invoices/InvoiceDocument';
import { proForma } from '@/modules/orders/documents/pro-forma';
import { shopDocument } from '@/modules/orders/documents/document-order';
import { PackingSlip, PackingSlips } from '@/modules/orders/documents/PackingSlip';
import { ProductionSheet } from '@/modules/orders/documents/ProductionSheet';
import { loadOrderDocument, type OrderDocumentData } from '@/modules/orders/documents/load-order-document';
import { pdfResponse } from '@/modules/documents/pdf-response';
import { renderPdf } from '@/modules/documents/render-pdf';
import { loadPackingSlips } from '@/areas/back-office/orders/documents/load-packing-slips';
import { localRequest } from '@/lib/payload/local-request';
import { pdfText } from '../setup/pdf-text';
import { createProduct, createStaff, placed, rows, payload } from '../setup/shop';

const kit = await createProduct({ stock: { S: 5, XL: 5 } });
const order = await placed({ product: kit.id, color: 'Red', sizes: { S: 2, XL: 1 } });

const load = async (role: 'administrator' | 'content_manager' | undefined, id: string) => {
  const user = role && { ...(await createStaff(role)).user, collection: 'admin-users' as const };
  return loadOrderDocument(payload, await localRequest(payload, { user }), id);
};

const draw = async <Data extends object>(document: FunctionComponent<Data>, data: Data) => {
  const answer = await pdfResponse({
    document: createElement(document, data) as ReactElement<DocumentProps>,
    fileName: 'order.pdf',
    disposition: 'inline',
  });
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  return { isPdf: text.startsWith('%PDF-'), pages: text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0 };
};

const documents = {
  ProForma: (data: OrderDocumentData) => InvoiceDocument({ invoice: proForma(data) }),
  PackingSlip: (data: OrderDocumentData) => PackingSlip({ ...data, order: shopDocument(data.order) }),
  ProductionSheet: (data: OrderDocumentData) => ProductionSheet({ ...data, order: shopDocument(data.order) }),
};

it('is written from the order and the brand', async () => {
  await rows`update orders set paid_amount = total_amount where id = ${order.id}`;
  await rows`insert into order_refunds (order_id, amount, reason, by_name) values (${order.id}, 5, 'Late', 'Alex')`;
  const data = await load('administrator', order.id);
  expect(data).toMatchObject({
    order: { orderNumber: order.orderNumber },
    settings: { brandName: expect.any(String), invoiceDays: 14 },
    paidAmount: 60,
  });
  for (const [name, document] of Object.entries(documents)) {
    expect(await draw(document, data!), name).toEqual({ isPdf: true, pages: 1 });
  }
});

it('as a pro forma says what an invoice would: to whom, prices with or without tax, and by when it is paid', async () => {
  const data = (await load('administrator', order.id))!;
  const billingAddress = { line1: '9 Bank Street', city: 'York', postcode: 'YO1 7HH', country: 'GB' };
  const billed = { companyName: 'Northside Ltd', purchaseOrder: 'PO-7', billingAddress };
  const taxed = {
    ...{ taxTreatment: 'charged', taxName: 'VAT', taxAmount: 10, netAmount: 50, vatNumber: 'GB980780684' },
    taxLines: [{ rate: 20, net: 50, tax: 10 }],
  } as const;
  const open = { paymentStatus: 'unpaid', ...billed, ...taxed } as const;
  const printed = async (change: Partial<OrderDocumentData['order']>) => {
    const changed = { ...data.order, ...open, ...change } as OrderDocumentData['order'];
    const invoice = proForma({ ...data, order: changed, paidAmount: 0 });
    return pdfText(await renderPdf(InvoiceDocument({ invoice })));
  };
  const first = await printed({ pricesIncludeTax: true });
  expect(first).toMatch(/PRO FORMA .*Invoice to Northside Ltd .* 9 Bank Street .*VAT number GB980780684/);
  expect(first).toMatch(
    /Your PO number PO-7 Deliver to 1 High Street .* Price incl\. VAT Amount excl\. VAT Amount incl\. VAT/,
  );
  expect(first).toMatch(/VAT 20% on \$50\.00 \$10\.00 .*Please pay within 14 days of the date of the invoice\./);
  expect(await printed({ pricesIncludeTax: false })).toContain('Amount excl. VAT');
  const none = [{ rate: 0, net: 60, tax: 0 }];
  expect(await printed({ taxTreatment: 'reverse-charge', taxAmount: 0, taxLines: none })).toMatch(
    /Amount excl\. VAT .*Reverse charge: /,
  );
  expect(await printed({ status: 'cancelled' })).toMatch(
    /This order was cancelled\. Payment There is nothing to pay\./,
  );
});

it('is for administrators alone, and there for orders alone', async () => {
  expect(await load('administrator', 'b4a3c6de-0000-4000-8000-000000000000')).toBeUndefined();
  expect(await load('administrator', '../1')).toBeUndefined();
  for (const role of ['content_manager', undefined] as const) {
    expect(await load(role, order.id), String(role)).toBeUndefined();
  }
});

it('goes over as many pages as 80 lines and long names take', async () => {
  const data = await load('administrator', order.id);
  const line = data!.order.orderItems[0]!;
  const orderItems = Array.from({ length: 80 }, (_, n) => ({
    ...line,
    productName: `${'An article with quite a long name '.repeat(n % 4)}${'x'.repeat(n % 90)} ${n}`,
    color: n % 3 ? 'Sky blue with white hoops' : null,
  }));
  const long: OrderDocumentData = {
    ...data!,
    order: { ...data!.order, orderItems, notes: 'Łódź, näher.\n'.repeat(80) },
  };
  for (const [name, document] of Object.entries(documents)) {
    const { isPdf, pages } = await draw(document, long);
    expect(isPdf, name).toBe(true);
    expect(pages, name).toBeGreaterThan(2);
    expect(pages, name).toBeLessThan(40);
  }
});

it('packs the selected orders by one document, oldest first, and no more than it can hold', async () => {
  const kit = await createProduct({ stock: 5 });
  const newer = await placed({ product: kit.id, quantity: 2 });
  const slips = async (role: 'administrator' | 'content_manager', ids: string[]) => {
    const user = { ...(await createStaff(role)).user, collection: 'admin-users' as const };
    const req = await localRequest(payload, { user });
    return loadPackingSlips({ payload, req }, { query: '', selection: { all: false, ids } });
  };
  const loaded = await slips('administrator', [newer.id, order.id]);
  if (!loaded.ok) throw new Error(loaded.message);
  expect(loaded.orders.map(({ id }) => id)).toEqual([newer.id, order.id]);
  expect(await draw(PackingSlips, loaded)).toEqual({ isPdf: true, pages: 2 });
  expect(await slips('administrator', ['b4a3c6de-0000-4000-8000-000000000000'])).toMatchObject({ code: 'none' });
  await rows`update order_items
    set players = ${JSON.stringify(Array.from({ length: 1001 }, () => ({ name: 'HUDSON', number: '7' })))}
    where _parent_id = ${newer.id}`;
  expect(await slips('administrator', [newer.id, order.id])).toMatchObject({ code: 'too_many' });
  expect(await slips('administrator', [newer.id])).toMatchObject({ ok: true });
  await expect(slips('content_manager', [order.id])).rejects.toMatchObject({ status: 403 });

  await rows`
    insert into orders (order_number, total_amount, customer_id, contact_first_name, contact_last_name, contact_email,
                        shipping_address_line1, shipping_address_city, shipping_address_postcode,
                        shipping_address_country,
                        tracking_token, created_at)
    select 'ORD-1998-' || lpad(n::text, 6, '0'), 7.77, o.customer_id, 'Many', 'Slips', 'slips@shopper.test', '1',
    'Leeds', 'LS1',
           'GB', 'slips-' || n, '1998-01-01' from generate_series(1, 51) n,
           (select customer_id from orders limit 1) o`;
  const many = await rows<{ id: string }>`select id from orders where contact_email = 'slips@shopper.test'`;
  expect(
    await slips(
      'administrator',
      many.map(({ id }) => id),
    ),
  ).toMatchObject({ code: 'too_many' });
  expect(
    await slips(
      'administrator',
      many.slice(1).map(({ id }) => id),
    ),
  ).toMatchObject({ ok: true });
});
