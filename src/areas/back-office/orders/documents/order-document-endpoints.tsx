import { shopOrder } from '@/domain/orders/order-ref';
import type { ReactElement } from 'react';
import type { DocumentProps } from '@react-pdf/renderer';
import { asStaff } from '@/modules/accounts/session/staff-route';
import { listShipments } from '@/data/shipments';
import { pdfResponse } from '@/modules/documents/pdf-response';
import { today } from '@/lib/http/download';
import { readInput, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { serveInvoice } from '@/modules/invoices/serve-invoice';
import { ProForma } from '@/modules/orders/documents/ProForma';
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

/** `GET /admin/orders/{id}/pro-forma.pdf` */
export const orderProForma = documentRoute('pro-forma', (data) => <ProForma {...data} />);

type WithInvoice = { params: Promise<{ id: string; invoiceId: string }> };

/** `GET /admin/orders/{id}/invoices/{invoiceId}`: the PDF of an invoice or a credit note. */
export const orderInvoice = (_request: Request, { params }: WithInvoice): Promise<Response> =>
  asStaff('orders:read', 'orders', async ({ payload }) => {
    const { id, invoiceId } = await params;
    return (
      (await serveInvoice({ payload, id: invoiceId, order: shopOrder(id) })) ??
      failure('not_found', 'Invoice not found.')
    );
  });

/** `GET /admin/orders/{id}/packing-slip.pdf` */
export const orderPackingSlip = documentRoute('packing-slip', (data) => <PackingSlip {...data} />);
/** `GET /admin/orders/{id}/shipments/{shipmentId}/packing-slip.pdf`: what is in one shipment. */
export const shipmentPackingSlip = (
  _request: Request,
  { params }: { params: Promise<{ id: string; shipmentId: string }> },
): Promise<Response> =>
  asStaff('back-office:enter', 'orders', async ({ payload, req }) => {
    const { id, shipmentId } = await params;
    const data = await loadOrderDocument(payload, req, id);
    const shipment =
      data && (await listShipments(payload, { kind: 'shop', orderId: id })).find((each) => each.id === shipmentId);
    if (!shipment) return failure('not_found', 'Shipment not found.');
    return pdfResponse({
      document: <PackingSlip {...data} shipment={shipment} />,
      fileName: `packing-slip-${data.order.orderNumber}-${shipment.number}.pdf`,
      disposition: 'inline',
    });
  });
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
