import type { AuthCollectionSlug, Endpoint } from 'payload';
import { z } from 'zod';
import { clientAddress } from '@/lib/http/client-address';
import { errorResponse, readJson } from '@/lib/http/json';
import { accountCookie } from './account-cookie';
import type { createSignIn } from './operations/sign-in';

const status = { required: 422, invalid_credentials: 401, too_many_attempts: 429, unexpected: 500 } as const;
const text = (max: number) => z.string().max(max);

type Login = {
  collection: AuthCollectionSlug;
  field: 'email' | 'username';
  signIn: ReturnType<typeof createSignIn>;
};

/** `POST /api/<accounts>/login`: the login of Payload’s panel and of other programs, by the same road as the form’s. */
export function loginEndpoint({ collection, field, signIn }: Login): Endpoint {
  const bodySchema = z.object({ [field]: text(320), password: text(1000) });
  return {
    path: '/login',
    method: 'post',
    handler: async (req) => {
      const body = bodySchema.safeParse(await loginBody(req));
      const { [field]: name = '', password = '' } = body.data ?? {};
      const address = clientAddress(req.headers);
      const result = await signIn({ payload: req.payload, req, name, password, address });
      if (!result.ok) {
        const { code, message } = result;
        const wait: HeadersInit =
          result.code === 'too_many_attempts' ? { 'Retry-After': String(result.retryAfterSeconds) } : {};
        return errorResponse(status[code], { code, message }, wait);
      }
      const { ok: _, ...answer } = result;
      return Response.json(
        { message: 'Signed in.', ...answer },
        {
          headers: {
            'Set-Cookie': accountCookie(req.payload, collection).header(result.token),
            'Cache-Control': 'no-store',
          },
        },
      );
    },
  };
}

/** The panel sends its form as multipart with the JSON in `_payload`; programs send JSON. */
async function loginBody(req: Parameters<Endpoint['handler']>[0]): Promise<unknown> {
  if (!req.headers.get('content-type')?.startsWith('multipart/form-data')) return readJson(req);
  const sent = (await req.formData?.())?.get('_payload');
  return readJson({ text: async () => String(sent) });
}
