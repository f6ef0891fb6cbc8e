import type { Payload } from 'payload';
import { requestedPeriod, loadStatement } from '@/modules/invoices/load-statement';
import { serveStatement, type StatementFormat } from '@/modules/invoices/serve-statement';
import { withTeam } from '../shell/with-team';

const ownAccount = ({ id }: { id: string }) => ({ kind: 'team', id }) as const;

export const loadOwnStatement = (payload: Payload, team: { id: string }, query: URLSearchParams) =>
  loadStatement(payload, ownAccount(team), requestedPeriod(query));

const statementRoute =
  (format: StatementFormat) =>
  (request: Request): Promise<Response> =>
    withTeam(request, 'invoices', async ({ payload, team }) => {
      const requested = requestedPeriod(new URL(request.url).searchParams);
      return serveStatement({ payload, owner: ownAccount(team), requested, format });
    });

export const statementPdfEndpoint = statementRoute('pdf');
export const statementCsvEndpoint = statementRoute('csv');
