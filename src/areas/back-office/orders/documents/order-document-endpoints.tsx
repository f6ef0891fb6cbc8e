import { asStaff, type StaffCall } from '@/modules/accounts/session/staff-route';
import { mergePdfs } from '@/modules/documents/merge-pdfs';
import { pdfFileResponse } from '@/modules/documents/pdf-response';
import { renderPdf } from '@/modules/documents/render-pdf';
import { today } from '@/lib/http/download';
import { readInput, respond } from '@/lib/http/respond';
import { failure, type Failure, type Success } from '@/lib/result';
import { listInvoices } from '@/modules/invoices/data/issued-invoice';
import { invoiceFile } from '@/modules/invoices/invoice-file';
import { InvoiceDocument } from '@/modules/invoices/InvoiceDocument';
import { loadOrderDocument } from '@/modules/orders/documents/load-order-document';
import { AddressLabels } from '@/modules/orders/documents/AddressLabels';
import { drawKitPictures } from '@/modules/orders/documents/kit-pictures';
import { PackingSlips } from '@/modules/orders/documents/PackingSlip';
import { ProductionSheet } from '@/modules/orders/documents/ProductionSheet';
import { proForma } from '@/modules/orders/documents/pro-forma';
import { documentRoute } from './document-routes';
import { filtersOf } from '../data/selected-orders';
import { listToPrint, loadPackingSlips } from './load-packing-slips';
import { PRINTED, type Printed } from './packing-slips';
import { selectedRecords, type SelectedRecords } from '../../selection/selection';

export const orderProForma = documentRoute(async ({ payload, req }, { id }: { id: string }) => {
  const data = await loadOrderDocument(payload, req, id);
  return (
    data && {
      document: <InvoiceDocument invoice={proForma(data)} />,
      name: `pro-forma-${data.order.orderNumber}`,
    }
  );
});

/** One PDF of what is printed of the chosen orders, in the order of the list. */
const selectedRoute =
  (what: Printed, draw: (call: StaffCall, chosen: SelectedRecords) => Promise<Drawn>) =>
  (request: Request): Promise<Response> =>
    asStaff(PRINTED[what].permission, 'orders', async (call) => {
      const body = await readInput(request, selectedRecords, failure('invalid', 'Please select orders.'));
      if (!body.ok) return body;
      const drawn = await draw(call, body.input);
      if (!drawn.ok) return respond(drawn, { refused: { too_many: 422 } });
      return pdfFileResponse({ ...drawn, fileName: `${what}-${today()}.pdf`, disposition: 'attachment' });
    });

type Drawn = Success<{ content: Buffer }> | Failure<'none' | 'too_many'>;

export const selectedPackingSlips = selectedRoute('packing-slips', async (call, chosen) => {
  const slips = await loadPackingSlips(call, chosen);
  return slips.ok ? { ok: true, content: await renderPdf(<PackingSlips {...slips} />) } : slips;
});

export const selectedProductionSheets = selectedRoute('production-sheets', async (call, chosen) => {
  const loaded = await loadPackingSlips(call, chosen, 'production-sheets');
  if (!loaded.ok) return loaded;
  const { orders, settings } = loaded;
  async function* sheets() {
    for (const order of orders) {
      const pictures = await drawKitPictures(order.orderItems);
      yield renderPdf(<ProductionSheet {...{ order, settings, pictures }} />);
    }
  }
  return { ok: true, content: await mergePdfs(sheets()) };
});

export const selectedLabels = selectedRoute('address-labels', async (call, chosen) => {
  const loaded = await loadPackingSlips(call, chosen, 'address-labels');
  if (!loaded.ok) return loaded;
  const orders = loaded.orders.filter(({ label }) => label.length > 0);
  if (orders.length === 0) return failure('none', 'None of these orders goes to an address.');
  return { ok: true, content: await renderPdf(<AddressLabels orders={orders} settings={loaded.settings} />) };
});

export const selectedInvoices = selectedRoute('invoices', async (call, chosen) => {
  const listed = await listToPrint(call, chosen, 'invoices');
  if (!listed.ok) return listed;
  const { payload } = call;
  const { kind } = filtersOf(chosen);
  const invoices: string[] = [];
  for (const orderId of listed.ids) {
    const issued = await listInvoices(payload, { kind, orderId });
    invoices.push(...issued.filter((each) => each.kind === 'invoice').map(({ id }) => id));
  }
  if (invoices.length === 0) return failure('none', 'None of these orders has an invoice yet.');
  async function* files() {
    for (const id of invoices) {
      const file = await invoiceFile(payload, id);
      if (file) yield file.content;
    }
  }
  return { ok: true, content: await mergePdfs(files()) };
});
