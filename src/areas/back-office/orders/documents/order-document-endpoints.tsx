import type { ReactElement } from 'react';
import type { DocumentProps } from '@react-pdf/renderer';
import { asStaff } from '@/modules/accounts/session/staff-route';
import { pdfResponse } from '@/modules/documents/pdf-response';
import { today } from '@/lib/http/download';
import { readInput, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { Invoice } from '@/modules/orders/documents/Invoice';
import { PackingSlip, PackingSlips } from '@/modules/orders/documents/PackingSlip';
import { ProductionSheet } from '@/modules/orders/documents/ProductionSheet';
import { drawKitPictures } from '@/modules/orders/documents/kit-pictures';
import { loadOrderDocument, type OrderDocumentData } from '@/modules/orders/documents/load-order-document';
import { loadPackingSlips } from './load-packing-slips';
import { selectedOrders } from '../filters/order-selection';

type WithOrder = { params: Promise<{ id: string }> };

/** Answers administrators with a document about the order in the address; 404 where there is none. */
const documentRoute =
  (
    name: string,
    draw: (data: OrderDocumentData) => ReactElement<DocumentProps> | Promise<ReactElement<DocumentProps>>,
  ) =>
  (_request: Request, { params }: WithOrder): Promise<Response> =>
    asStaff('back-office:enter', 'orders', async ({ payload, req }) => {
      const data = await loadOrderDocument(payload, req, (await params).id);
      if (!data) return failure('not_found', 'Order not found.');
      const fileName = `${name}-${data.order.orderNumber}.pdf`;
      return pdfResponse({ document: await draw(data), fileName, disposition: 'inline' });
    });

/** `GET /admin/orders/{id}/invoice.pdf` */
export const orderInvoice = documentRoute('invoice', (data) => <Invoice {...data} />);
/** `GET /admin/orders/{id}/packing-slip.pdf` */
export const orderPackingSlip = documentRoute('packing-slip', (data) => <PackingSlip {...data} />);
/** `GET /admin/orders/{id}/production-sheet.pdf` */
export const orderProductionSheet = documentRoute('production-sheet', async (data) => (
  <ProductionSheet {...data} pictures={await drawKitPictures(data.order.orderItems)} />
));

/** `POST /admin/orders/packing-slips.pdf` with `{ query, selection }`: the slips of the selected orders in one document. */
export const selectedPackingSlips = (request: Request): Promise<Response> =>
  asStaff('back-office:enter', 'orders', async ({ payload, req }) => {
    const body = await readInput(request, selectedOrders, failure('invalid', 'Please select orders.'));
    if (!body.ok) return body;
    const slips = await loadPackingSlips(payload, req, body.input);
    if (!slips.ok) return respond(slips, { refused: { too_many: 422 } });
    const { orders, settings } = slips;
    return pdfResponse({
      document: <PackingSlips orders={orders} settings={settings} />,
      fileName: `packing-slips-${today()}.pdf`,
      disposition: 'attachment',
    });
  });
