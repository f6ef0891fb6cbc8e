import 'server-only';
import { headers } from 'next/headers';
import type { Payload, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { fieldErrors } from '@/domain/orders/checkout-input';
import { SIGNED_OUT, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { describeDatabaseError } from '@/lib/database/describe-error';
import { log } from '@/lib/log';
import { localRequest } from '@/lib/payload';
import { failure } from '@/lib/result';
import { mayEnter } from './session';

/** What a form that is not right is answered, each message beside its field. */
export const invalid = (error: z.ZodError) =>
  failure('invalid', 'Some fields are not valid.', { fieldErrors: fieldErrors(error) });

/** As the signed-in administrator. A lapsed session is told and leads nowhere: what was typed stays. */
export async function asStaff<Answer>(work: (context: { payload: Payload; req: PayloadRequest }) => Promise<Answer>) {
  try {
    const { payload, user } = await currentStaff();
    if (!user || !mayEnter(user)) return failure('signed_out', SIGNED_OUT);
    return await work({ payload, req: await localRequest(payload, { headers: await headers(), user }) });
  } catch (error) {
    log.error({ err: error }, 'An order could not be changed.');
    return failure('failed', describeDatabaseError(error)?.message ?? UPDATE_FAILED);
  }
}
