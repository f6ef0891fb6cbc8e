import type { Payload } from 'payload';
import type { OrderRef } from '@/domain/orders/order-ref';
import { isUuid } from '@/domain/text/uuid';
import { pdfFileResponse } from '@/modules/documents/pdf-response';
import { isInvoiceOf } from './data/issued-invoice';
import { invoiceFile } from './invoice-file';

type ServeInvoice = { payload: Payload; id: string; order: OrderRef };

/** The caller has checked the permission. Undefined if the order has no such document. */
export async function serveInvoice({ payload, id, order }: ServeInvoice): Promise<Response | undefined> {
  if (!isUuid(id) || !(await isInvoiceOf(payload, id, order))) return undefined;
  const file = await invoiceFile(payload, id);
  return file && pdfFileResponse({ ...file, disposition: 'inline' });
}
