import { asStaff } from '@/modules/accounts/session/staff-route';
import { pdfResponse } from '@/modules/documents/pdf-response';
import { today } from '@/lib/http/download';
import { readInput, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { InvoiceDocument } from '@/modules/invoices/InvoiceDocument';
import { loadOrderDocument } from '@/modules/orders/documents/load-order-document';
import { PackingSlips } from '@/modules/orders/documents/PackingSlip';
import { proForma } from '@/modules/orders/documents/pro-forma';
import { documentRoute } from './document-routes';
import { loadPackingSlips } from './load-packing-slips';
import { selectedOrders } from '../filters/order-selection';

export const orderProForma = documentRoute(async ({ payload, req }, { id }: { id: string }) => {
  const data = await loadOrderDocument(payload, req, id);
  return (
    data && {
      document: <InvoiceDocument invoice={proForma(data)} />,
      name: `pro-forma-${data.order.orderNumber}`,
    }
  );
});

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
