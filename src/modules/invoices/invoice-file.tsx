import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { documentFileName } from '@/domain/invoices/invoice-names';
import { renderPdf } from '@/modules/documents/render-pdf';
import { findFile, findInvoice, insertFile } from './data/issued-invoice';
import { InvoiceDocument } from './InvoiceDocument';

type InvoiceFile = { fileName: string; content: Buffer };

/** Drawn on the first request, the same bytes ever after. Throws if the stored file was altered. */
export async function invoiceFile(payload: Payload, id: string): Promise<InvoiceFile | undefined> {
  const invoice = await findInvoice(payload, id);
  if (!invoice) return undefined;
  const fileName = documentFileName(invoice);
  let file = await findFile(payload, id);
  if (!file) {
    await insertFile(payload, id, await renderPdf(<InvoiceDocument invoice={invoice} />));
    file = await findFile(payload, id);
  }
  if (!file || createHash('sha256').update(file.content).digest('hex') !== file.sha256) {
    throw new Error(`The PDF of ${invoice.number} is not as it was stored.`);
  }
  return { fileName, content: file.content };
}
