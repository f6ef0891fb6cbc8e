import type { Endpoint } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { z } from 'zod';
import { clientAddress } from '@/lib/http/client-address';
import { errorResponse, readJson } from '@/lib/http/json';
import { loginStaff } from './operations/login-staff';

const status = { required: 422, invalid_credentials: 401, too_many_attempts: 429, unexpected: 500 } as const;
const bodySchema = z.object({ email: z.string().max(320), password: z.string().max(1000) });

/** `POST /api/admin-users/login`: the login of Payload’s panel and of other programs, by the same road as the form’s. */
export const staffLoginEndpoint: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const body = bodySchema.safeParse(await loginBody(req));
    if (!body.success) return errorResponse(422, { code: 'required', message: 'Email and password are required.' });
    const result = await loginStaff({ payload: req.payload, req, ...body.data, address: clientAddress(req.headers) });
    if (!result.ok) {
      const { code, message } = result;
      const wait: HeadersInit =
        result.code === 'too_many_attempts' ? { 'Retry-After': String(result.retryAfterSeconds) } : {};
      return errorResponse(status[code], { code, message }, wait);
    }
    const { auth } = req.payload.collections['admin-users'].config;
    const cookie = generatePayloadCookie({
      collectionAuthConfig: auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token: result.token,
    });
    const { ok: _, ...answer } = result;
    return Response.json(
      { message: 'Signed in.', ...answer },
      { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } },
    );
  },
};

/** The panel sends its form as multipart with the JSON in `_payload`; programs send JSON. */
async function loginBody(req: Parameters<Endpoint['handler']>[0]): Promise<unknown> {
  if (!req.headers.get('content-type')?.startsWith('multipart/form-data')) return readJson(req);
  const sent = (await req.formData?.())?.get('_payload');
  return readJson({ text: async () => String(sent) });
}
