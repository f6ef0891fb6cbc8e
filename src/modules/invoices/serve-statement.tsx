import type { Payload } from 'payload';
import { statementCsv } from '@/domain/invoices/statement-csv';
import { periodProblems, type RequestedPeriod } from '@/domain/invoices/statement';
import { invalidFields } from '@/lib/failures';
import { download } from '@/lib/http/download';
import type { Failure } from '@/lib/result';
import { getSiteSettings } from '@/lib/site-settings';
import { pdfFileResponse } from '@/modules/documents/pdf-response';
import { renderPdf } from '@/modules/documents/render-pdf';
import type { AccountRef } from './data/statement';
import { StatementDocument } from './documents/StatementDocument';
import { loadStatement } from './load-statement';

export type StatementFormat = 'pdf' | 'csv';

/** A statement as a PDF, with its name; undefined if there is no such customer or team. */
export async function statementPdf(payload: Payload, owner: AccountRef, requested: RequestedPeriod) {
  const loaded = await loadStatement(payload, owner, requested);
  if (!loaded) return undefined;
  const content = await renderPdf(<StatementDocument {...loaded} settings={await getSiteSettings()} />);
  return { ...loaded, content, fileName: fileNameOf(loaded.statement, 'pdf') };
}

const fileNameOf = ({ from, to }: { from: string; to: string }, format: StatementFormat): string =>
  `statement-${from}-${to}.${format}`;

type Served = { payload: Payload; owner: AccountRef; requested: RequestedPeriod; format: StatementFormat };

/** A statement as a file; undefined if there is no such customer or team. The caller has checked the permission. */
export async function serveStatement({
  payload,
  owner,
  requested,
  format,
}: Served): Promise<Response | Failure<'invalid'> | undefined> {
  const problems = periodProblems(requested);
  if (problems) return invalidFields(problems);
  if (format === 'pdf') {
    const pdf = await statementPdf(payload, owner, requested);
    return pdf && pdfFileResponse({ content: pdf.content, fileName: pdf.fileName, disposition: 'inline' });
  }
  const loaded = await loadStatement(payload, owner, requested);
  return (
    loaded &&
    download(statementCsv(loaded.statement), {
      name: fileNameOf(loaded.statement, 'csv'),
      type: 'text/csv; charset=utf-8',
    })
  );
}
