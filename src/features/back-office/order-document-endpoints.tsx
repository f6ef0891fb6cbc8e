import { headers } from 'next/headers';
import type { ReactElement } from 'react';
import type { DocumentProps } from '@react-pdf/renderer';
import { forStaff } from '@/features/accounts/staff-route';
import { pdfResponse } from '@/features/documents/pdf-response';
import { errorResponse } from '@/lib/http/json';
import { localRequest } from '@/lib/payload';
import { Invoice } from './documents/Invoice';
import { PackingSlip } from './documents/PackingSlip';
import { ProductionSheet } from './documents/ProductionSheet';
import { loadOrderDocument, type OrderDocumentData } from './operations/load-order-document';

type WithOrder = { params: Promise<{ id: string }> };

/** Answers administrators with a document about the order in the address; 404 where there is none. */
const documentRoute =
  (name: string, draw: (data: OrderDocumentData) => ReactElement<DocumentProps>) =>
  (_request: Request, { params }: WithOrder): Promise<Response> =>
    forStaff('back-office:enter', 'orders', async ({ payload, user }) => {
      const req = await localRequest(payload, { headers: await headers(), user });
      const data = await loadOrderDocument(payload, req, (await params).id);
      if (!data) return errorResponse(404, { code: 'not_found', message: 'This order does not exist.' });
      const fileName = `${name}-${data.order.orderNumber}.pdf`;
      return pdfResponse({ document: draw(data), fileName, disposition: 'inline' });
    });

/** `GET /admin/orders/{id}/invoice.pdf` */
export const orderInvoice = documentRoute('invoice', (data) => <Invoice {...data} />);
/** `GET /admin/orders/{id}/packing-slip.pdf` */
export const orderPackingSlip = documentRoute('packing-slip', (data) => <PackingSlip {...data} />);
/** `GET /admin/orders/{id}/production-sheet.pdf` */
export const orderProductionSheet = documentRoute('production-sheet', (data) => <ProductionSheet {...data} />);
