import 'server-only';
import type { Permission } from '@/domain/staff/permissions';
import type { ListStep } from '@/lib/database/query-listing';
import { requestedStep } from '@/lib/http/list-step';
import { asStaff, type StaffCall } from '@/modules/accounts/session/staff-route';

export const asMember = (
  permission: Permission,
  work: (call: StaffCall) => Promise<object | undefined>,
): Promise<Response> => asStaff(permission, 'this part of the back office', work);

export const listRoute =
  <Filters>(
    permission: Permission,
    list: (step: ListStep<Filters>) => Promise<object>,
    parse: (query: URLSearchParams) => Filters,
  ) =>
  (request: Request): Promise<Response> =>
    asMember(permission, ({ payload }) => list({ payload, ...requestedStep(request, parse) }));
