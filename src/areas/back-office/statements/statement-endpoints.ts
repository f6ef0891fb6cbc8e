import { uuidOf, type WithId } from '@/lib/http/parameters';
import type { AccountRef } from '@/modules/invoices/data/statement';
import { requestedPeriod } from '@/modules/invoices/load-statement';
import { serveStatement, type StatementFormat } from '@/modules/invoices/serve-statement';
import { asMember } from '../access/endpoint';

const statementRoute =
  (kind: AccountRef['kind'], format: StatementFormat) =>
  (request: Request, { params }: WithId): Promise<Response> =>
    asMember('invoices:read', async ({ payload }) => {
      const id = uuidOf(await params);
      const requested = requestedPeriod(new URL(request.url).searchParams);
      return id ? serveStatement({ payload, owner: { kind, id }, requested, format }) : undefined;
    });

export const customerStatementPdf = statementRoute('customer', 'pdf');
export const customerStatementCsv = statementRoute('customer', 'csv');

export const teamStatementPdf = statementRoute('team', 'pdf');
export const teamStatementCsv = statementRoute('team', 'csv');
