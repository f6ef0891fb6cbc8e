import type { Payload } from 'payload';
import type { Attachment } from '@/lib/mail/email';
import { findFirstInvoiceId } from './data/issued-invoice';
import { invoiceFile } from './invoice-file';

/** A document as it is attached to an email; nothing where the email’s data names none. */
export async function attachedInvoice(payload: Payload, id: unknown): Promise<Attachment[]> {
  const file = typeof id === 'string' ? await invoiceFile(payload, id) : undefined;
  return file ? [{ filename: file.fileName, content: file.content }] : [];
}

/** The first invoice of an order, as it is attached to the email that tells of the order. */
export const firstInvoice = async (payload: Payload, orderId: string): Promise<Attachment[]> =>
  attachedInvoice(payload, await findFirstInvoiceId(payload, orderId));
