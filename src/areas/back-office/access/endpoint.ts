import 'server-only';
import type { ListStep } from '@/lib/database/query-listing';
import { requestedStep } from '@/lib/http/list-step';
import { asStaff, type StaffCall } from '@/modules/accounts/session/staff-route';

export const asAdministrator = (work: (call: StaffCall) => Promise<object | undefined>): Promise<Response> =>
  asStaff('back-office:enter', 'the back office', work);

export const listRoute =
  <Filters>(list: (step: ListStep<Filters>) => Promise<object>, parse: (query: URLSearchParams) => Filters) =>
  (request: Request): Promise<Response> =>
    asAdministrator(({ payload }) => list({ payload, ...requestedStep(request, parse) }));
