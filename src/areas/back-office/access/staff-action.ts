import 'server-only';
import { headers } from 'next/headers';
import type { z, ZodSafeParseResult } from 'zod';
import { SIGNED_OUT, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import type { Permission } from '@/domain/staff/permissions';
import { may } from '@/lib/accounts/active-user';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import type { StaffCall } from '@/modules/accounts/session/staff-route';
import { describeDatabaseError } from '@/lib/describe-database-error';
import { invalidInput, thrownRefusal } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload/local-request';
import { failure, type Failure } from '@/lib/result';
import { memberRequest } from './session';

/** Redirects to the login if signed out, then back to `path`; `refused` is for input that no screen of ours sends. */
export async function staffAction<Input extends object, Answer>(
  permission: Permission,
  path: string,
  { success, data }: ZodSafeParseResult<Input>,
  work: (call: StaffCall & Input) => Promise<Answer>,
  refused = 'This request is not valid. Please reload the page.',
): Promise<Answer | Failure<'invalid'>> {
  const call = await memberRequest(permission, path);
  return success ? work({ ...call, ...data }) : failure('invalid', refused);
}

/** Form action. Reports a lapsed session instead of redirecting, so that the input stays. */
export async function formAction<Answer>(
  permission: Permission,
  work: (call: StaffCall) => Promise<Answer>,
  signedOut = 'You are signed out. Sign in again in another tab, then save: nothing here is lost.',
): Promise<Answer | Failure<'signed_out'> | Failure<'forbidden'>> {
  const { payload, user } = await currentStaff();
  if (!user) return failure('signed_out', signedOut);
  if (!may(user, permission)) return failure('forbidden', 'Your role does not allow this.');
  return work({ payload, user, req: await localRequest(payload, { headers: await headers(), user }) });
}

export async function orderAction<Answer>(permission: Permission, work: (call: StaffCall) => Promise<Answer>) {
  try {
    return await formAction(permission, work, SIGNED_OUT);
  } catch (error) {
    const refused = thrownRefusal(error);
    if (refused) return failure('not_possible', refused.message);
    log.error({ err: error }, 'An order could not be changed.');
    return failure('failed', describeDatabaseError(error)?.message ?? UPDATE_FAILED);
  }
}

/** Refuses wrong input by field; draws the screen anew once the order is changed, by this or meanwhile by another. */
export const orderChange = <Schema extends z.ZodType<object>, Answer extends { ok: boolean; code?: string }>(
  permission: Permission,
  schema: Schema,
  input: z.input<Schema>,
  work: (call: StaffCall & z.output<Schema>) => Promise<Answer>,
) =>
  orderAction(permission, async (call) => {
    const { data, error } = schema.safeParse(input);
    return error ? invalidInput(error) : refreshed(work({ ...call, ...data }), 'conflict');
  });
