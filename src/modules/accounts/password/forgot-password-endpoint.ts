import type { Endpoint } from 'payload';
import { z } from 'zod';
import { readInput, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { localRequest } from '@/lib/payload/local-request';
import { log } from '@/lib/log';
import { allowPasswordRequest } from './allow-password-request';
import { requestStaffPassword } from './staff-password';

const schema = z.object({ email: z.string().trim().min(1).max(320) });

/** Neither the answer nor its timing reveals which accounts exist. */
export const forgotPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const { payload, headers } = req;
    const body = await readInput(req, schema, failure('invalid', 'Enter your email address.'));
    if (!body.ok) return respond(body);
    const { email } = body.input;
    const allowed = await allowPasswordRequest({ payload, headers, collection: 'admin-users', name: email });
    if (!allowed.ok) return respond(allowed);
    void localRequest(payload, { headers })
      .then((own) => requestStaffPassword({ req: own, email }))
      .catch((error: unknown) => log.error({ err: error }, 'A new password could not be offered.'));
    return respond({ message: 'Success' });
  },
};
