import { shopOrder } from '@/domain/orders/order-ref';
import { asStaff } from '@/modules/accounts/session/staff-route';
import { pdfResponse } from '@/modules/documents/pdf-response';
import { today } from '@/lib/http/download';
import { readInput, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { InvoiceDocument } from '@/modules/invoices/documents/InvoiceDocument';
import { shopDocument } from '@/modules/orders/documents/document-order';
import { loadOrderDocument } from '@/modules/orders/documents/load-order-document';
import { PackingSlips } from '@/modules/orders/documents/PackingSlip';
import { proForma } from '@/modules/orders/documents/pro-forma';
import { documentRoute, invoiceRoute, workRoutes } from './document-routes';
import { loadPackingSlips } from './load-packing-slips';
import { selectedOrders } from '../filters/order-selection';

/** `GET /admin/orders/{id}/pro-forma.pdf` */
export const orderProForma = documentRoute(async ({ payload, req }, { id }: { id: string }) => {
  const data = await loadOrderDocument(payload, req, id);
  return (
    data && {
      document: <InvoiceDocument invoice={proForma(data)} />,
      name: `pro-forma-${data.order.orderNumber}`,
    }
  );
});

/**
 * `GET /admin/orders/{id}/production-sheet.pdf`, `…/packing-slip.pdf` and, of one shipment,
 * `…/shipments/{shipmentId}/packing-slip.pdf`.
 */
export const orderWork = workRoutes(shopOrder, async ({ payload, req }, id) => {
  const data = await loadOrderDocument(payload, req, id);
  return data && { order: shopDocument(data.order), settings: data.settings };
});

/** `POST /admin/orders/packing-slips.pdf` with `{ query, selection }`: the slips of the selected orders in one document. */
export const selectedPackingSlips = (request: Request): Promise<Response> =>
  asStaff('orders:read', 'orders', async ({ payload, req }) => {
    const body = await readInput(request, selectedOrders, failure('invalid', 'Please select orders.'));
    if (!body.ok) return body;
    const slips = await loadPackingSlips({ payload, req }, body.input);
    if (!slips.ok) return respond(slips, { refused: { too_many: 422 } });
    const { orders, settings } = slips;
    return pdfResponse({
      document: <PackingSlips orders={orders} settings={settings} />,
      fileName: `packing-slips-${today()}.pdf`,
      disposition: 'attachment',
    });
  });

/** `GET /admin/orders/{id}/invoices/{invoiceId}` */
export const orderInvoice = invoiceRoute(shopOrder);
