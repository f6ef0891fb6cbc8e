import type { DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { asStaff, type StaffCall } from '@/modules/accounts/session/staff-route';
import { listShipments } from '@/data/shipments';
import type { OrderKind } from '@/domain/orders/order-ref';
import { isUuid } from '@/domain/text/uuid';
import { pdfResponse } from '@/modules/documents/pdf-response';
import { failure } from '@/lib/result';
import { getSiteSettings } from '@/lib/site-settings';
import { serveInvoice } from '@/modules/invoices/serve-invoice';
import { drawKitPictures } from '@/modules/orders/documents/kit-pictures';
import { PackingSlip } from '@/modules/orders/documents/PackingSlip';
import { ProductionSheet } from '@/modules/orders/documents/ProductionSheet';
import { DOCUMENT_LOADERS } from './load-packing-slips';

type WithOrder = { params: Promise<{ id: string }> };
type WithInvoice = { params: Promise<{ id: string; invoiceId: string }> };
type WithShipment = { params: Promise<{ id: string; shipmentId: string }> };

type Drawn = { document: ReactElement<DocumentProps>; name: string };

export const documentRoute =
  <Params extends { id: string }>(draw: (call: StaffCall, params: Params) => Promise<Drawn | undefined>) =>
  (_request: Request, { params }: { params: Promise<Params> }): Promise<Response> =>
    asStaff('orders:read', 'orders', async (call) => {
      const requested = await params;
      const drawn = isUuid(requested.id) ? await draw(call, requested) : undefined;
      if (!drawn) return failure('not_found', 'Order or shipment not found.');
      return pdfResponse({
        document: drawn.document,
        fileName: `${drawn.name}.pdf`,
        disposition: 'inline',
      });
    });

async function load(kind: OrderKind, call: StaffCall, id: string) {
  const [[order], settings] = await Promise.all([DOCUMENT_LOADERS[kind](call, [id]), getSiteSettings()]);
  return order && { order, settings };
}

const documentRoutes = (kind: OrderKind) => ({
  productionSheet: documentRoute(async (call, { id }: Awaited<WithOrder['params']>) => {
    const data = await load(kind, call, id);
    return (
      data && {
        document: <ProductionSheet {...data} pictures={await drawKitPictures(data.order.orderItems)} />,
        name: `production-sheet-${data.order.orderNumber}`,
      }
    );
  }),
  packingSlip: documentRoute(async (call, { id }: Awaited<WithOrder['params']>) => {
    const data = await load(kind, call, id);
    return data && { document: <PackingSlip {...data} />, name: `packing-slip-${data.order.orderNumber}` };
  }),
  shipmentSlip: documentRoute(async (call, { id, shipmentId }: Awaited<WithShipment['params']>) => {
    const ref = { kind, orderId: id };
    const [data, shipments] = await Promise.all([load(kind, call, id), listShipments(call.payload, ref)]);
    const shipment = shipments.find((each) => each.id === shipmentId);
    return (
      data &&
      shipment && {
        document: <PackingSlip {...data} shipment={shipment} />,
        name: `packing-slip-${data.order.orderNumber}-${shipment.number}`,
      }
    );
  }),
  invoice: (_request: Request, { params }: WithInvoice): Promise<Response> =>
    asStaff('invoices:read', 'invoices', async ({ payload }) => {
      const { id, invoiceId } = await params;
      const served = isUuid(id) && (await serveInvoice({ payload, id: invoiceId, order: { kind, orderId: id } }));
      return served || failure('not_found', 'Invoice not found.');
    }),
});

export const orderDocuments = { shop: documentRoutes('shop'), team: documentRoutes('team') };
