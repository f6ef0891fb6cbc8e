import 'server-only';
import type { ListStep } from '@/lib/database/query-listing';
import { requestedStep } from '@/lib/http/list-step';
import { asStaff, type StaffCall } from '@/modules/accounts/session/staff-route';

/** Lets administrators alone into a route of the back office, and answers with what the work came to. */
export const asAdministrator = (work: (call: StaffCall) => Promise<object | undefined>): Promise<Response> =>
  asStaff('back-office:enter', 'the back office', work);

/** `GET …/list?offset=…&limit=…`: a step of a list, under the filters of its URL. */
export const listRoute =
  <Filters>(list: (asked: ListStep<Filters>) => Promise<object>, parse: (query: URLSearchParams) => Filters) =>
  (request: Request): Promise<Response> =>
    asAdministrator(({ payload }) => list({ payload, ...requestedStep(request, parse) }));
