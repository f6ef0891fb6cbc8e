import type { Payload } from 'payload';
import type { Attachment } from '@/lib/mail/email';
import { findFirstInvoice } from './data/issued-invoice';
import { invoiceFile } from './invoice-file';

/** A document as an attachment; empty if the email’s data names none. */
export async function attachedInvoice(payload: Payload, id: unknown): Promise<Attachment[]> {
  const file = typeof id === 'string' ? await invoiceFile(payload, id) : undefined;
  return file ? [{ filename: file.fileName, content: file.content }] : [];
}

/** First invoice of an order as an attachment, and the day it is due, as 2026-12-12. */
export async function firstInvoice(
  payload: Payload,
  orderId: string,
): Promise<{ attachments: Attachment[]; dueOn?: string }> {
  const invoice = await findFirstInvoice(payload, orderId);
  return { attachments: await attachedInvoice(payload, invoice?.id), ...(invoice && { dueOn: invoice.dueOn }) };
}
