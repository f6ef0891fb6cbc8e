import 'server-only';
import type { ListStep } from '@/lib/database/query-listing';
import { requestedStep } from '@/lib/http/list-step';
import { asStaff, type StaffCall } from '@/modules/accounts/session/staff-route';

/** Route of the back office: requires an administrator and answers with the result of the work. */
export const asAdministrator = (work: (call: StaffCall) => Promise<object | undefined>): Promise<Response> =>
  asStaff('back-office:enter', 'the back office', work);

/** `GET …/list?offset=…&limit=…`: a step of a list, filtered by its URL. */
export const listRoute =
  <Filters>(list: (step: ListStep<Filters>) => Promise<object>, parse: (query: URLSearchParams) => Filters) =>
  (request: Request): Promise<Response> =>
    asAdministrator(({ payload }) => list({ payload, ...requestedStep(request, parse) }));
