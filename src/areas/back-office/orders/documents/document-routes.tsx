import type { DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { asStaff, type StaffCall } from '@/modules/accounts/session/staff-route';
import { listShipments } from '@/data/shipments';
import type { OrderRef } from '@/domain/orders/order-ref';
import { isUuid } from '@/domain/text/uuid';
import { pdfResponse } from '@/modules/documents/pdf-response';
import { failure } from '@/lib/result';
import { serveInvoice } from '@/modules/invoices/serve-invoice';
import type { DocumentOrder } from '@/modules/orders/documents/document-order';
import { drawKitPictures } from '@/modules/orders/documents/kit-pictures';
import { PackingSlip } from '@/modules/orders/documents/PackingSlip';
import { ProductionSheet } from '@/modules/orders/documents/ProductionSheet';
import type { SiteSetting } from '@/payload-types';

type WithOrder = { params: Promise<{ id: string }> };
type WithInvoice = { params: Promise<{ id: string; invoiceId: string }> };
type WithShipment = { params: Promise<{ id: string; shipmentId: string }> };

type Drawn = { document: ReactElement<DocumentProps>; name: string };

/** Answers staff who may read orders with a document about the order in the address, drawn by `draw`; 404 where there is none. */
export const documentRoute =
  <Params extends { id: string }>(draw: (call: StaffCall, params: Params) => Promise<Drawn | undefined>) =>
  (_request: Request, { params }: { params: Promise<Params> }): Promise<Response> =>
    asStaff('orders:read', 'orders', async (call) => {
      const asked = await params;
      const drawn = isUuid(asked.id) ? await draw(call, asked) : undefined;
      if (!drawn) return failure('not_found', 'Order or shipment not found.');
      return pdfResponse({
        document: drawn.document,
        fileName: `${drawn.name}.pdf`,
        disposition: 'inline',
      });
    });

type Loaded = { order: DocumentOrder; settings: SiteSetting };
/** Reads an order of one kind, as the member of staff who asks; undefined where there is none. */
type Load = (call: StaffCall, id: string) => Promise<Loaded | undefined>;

/** What whoever makes and packs an order of one kind works from. */
export const workRoutes = (orderRef: (id: string) => OrderRef, load: Load) => ({
  productionSheet: documentRoute(async (call, { id }: Awaited<WithOrder['params']>) => {
    const data = await load(call, id);
    return (
      data && {
        document: <ProductionSheet {...data} pictures={await drawKitPictures(data.order.orderItems)} />,
        name: `production-sheet-${data.order.orderNumber}`,
      }
    );
  }),
  packingSlip: documentRoute(async (call, { id }: Awaited<WithOrder['params']>) => {
    const data = await load(call, id);
    return (
      data && {
        document: <PackingSlip {...data} />,
        name: `packing-slip-${data.order.orderNumber}`,
      }
    );
  }),
  /** What is in one shipment. */
  shipmentSlip: documentRoute(async (call, { id, shipmentId }: Awaited<WithShipment['params']>) => {
    const [data, shipments] = await Promise.all([load(call, id), listShipments(call.payload, orderRef(id))]);
    const shipment = shipments.find((each) => each.id === shipmentId);
    return (
      data &&
      shipment && {
        document: <PackingSlip {...data} shipment={shipment} />,
        name: `packing-slip-${data.order.orderNumber}-${shipment.number}`,
      }
    );
  }),
});

/** Answers staff who may read orders with an invoice or a credit note of the order in the address. */
export const invoiceRoute =
  (orderRef: (id: string) => OrderRef) =>
  (_request: Request, { params }: WithInvoice): Promise<Response> =>
    asStaff('orders:read', 'orders', async ({ payload }) => {
      const { id, invoiceId } = await params;
      const served = isUuid(id) && (await serveInvoice({ payload, id: invoiceId, order: orderRef(id) }));
      return served || failure('not_found', 'Invoice not found.');
    });
