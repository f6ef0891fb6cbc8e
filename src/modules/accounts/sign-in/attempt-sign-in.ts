import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import { clientAddress } from '@/lib/http/client-address';
import { log } from '@/lib/log';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { failure, type Result } from '@/lib/result';
import { UNEXPECTED } from './unexpected';
import { signInStaff, type StaffSignInRefusal } from './sign-in-staff';
import { startSession } from '../session/session';

const text = (max: number) => z.string().max(max).catch('');
const form = z.object({
  email: text(320),
  password: text(1000),
  code: text(100),
  challenge: text(1000),
  next: z.unknown().optional(),
});

type Attempt = {
  email: string;
  /** Requested page, as sent: to be checked by the code that redirects there. */
  next: unknown;
  result: Result<object, Exclude<StaffSignInRefusal['code'], 'second_factor_required'>> | { ok: 'code_wanted' };
  challenge?: string;
};

export async function attemptSignIn(data: FormData): Promise<Attempt> {
  const { next, email, password, code, challenge } = form.parse(Object.fromEntries(data));
  const again = challenge || undefined;
  try {
    const payload = await getPayloadClient();
    const incoming = await headers();
    const req = await localRequest(payload, { headers: incoming });
    const address = clientAddress(incoming);
    const result = await signInStaff({ req, name: email, password, code, challenge, address });
    if (result.ok) {
      await startSession('admin-users', result);
      return { email, next, result: { ok: true } };
    }
    if (result.code === 'second_factor_required') {
      return { email, next, result: { ok: 'code_wanted' }, challenge: result.challenge };
    }
    const refusal = failure(result.code, result.message);
    return { email, next, result: refusal, challenge: result.code === 'challenge_expired' ? undefined : again };
  } catch (error) {
    log.error({ err: error }, 'Staff login failed.');
    const refusal = failure('unexpected', UNEXPECTED);
    return { email, next, result: refusal, challenge: again };
  }
}
