import type { Endpoint } from 'payload';
import { z } from 'zod';
import { errorResponse, readJson } from '@/lib/http/json';
import { localRequest } from '@/lib/payload';
import { log } from '@/lib/log';
import { allowPasswordRequest } from './allow-password-request';
import { requestStaffPassword } from './staff-password';

const body = z.object({ email: z.string().trim().min(1).max(320) });

/**
 * `POST /api/admin-users/forgot-password`: the same email as from the login screen. Neither the answer nor
 * its timing reveals which accounts exist.
 */
export const forgotPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const { payload, headers } = req;
    const parsed = body.safeParse(await readJson(req));
    if (!parsed.success) return errorResponse(422, { code: 'invalid', message: 'Enter your email address.' });
    const { email } = parsed.data;
    const allowed = await allowPasswordRequest({ payload, headers, collection: 'admin-users', name: email });
    if (!allowed.ok) return errorResponse(429, { code: allowed.code, message: allowed.message });
    void localRequest(payload, { headers })
      .then((own) => requestStaffPassword({ req: own, email }))
      .catch((error: unknown) => log.error({ err: error }, 'A new password could not be offered.'));
    return Response.json({ message: 'Success' }, { headers: { 'Cache-Control': 'no-store' } });
  },
};
