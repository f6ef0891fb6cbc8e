import type { AuthCollectionSlug, Endpoint } from 'payload';
import { generateCookie } from 'payload/shared';
import { z } from 'zod';
import { clientAddress } from '@/lib/http/client-address';
import { parseJson, readJson, refuse, respond } from '@/lib/http/respond';
import { isFromAnotherSite } from '@/lib/http/origin';
import type { Success } from '@/lib/result';
import { accountCookie } from '../session/account-cookie';
import { createDeviceCookie } from '../session/known-devices';
import type { SignedIn } from '../session/open-session';
import type { StaffSignIn, StaffSignInRefusal } from './sign-in-staff';

const text = (max: number) => z.string().max(max);

type Login = {
  collection: AuthCollectionSlug;
  field: 'email' | 'username';
  signIn: (call: StaffSignIn) => Promise<Success<SignedIn> | StaffSignInRefusal>;
};

/** Refuses other sites: they could sign a visitor in to an account of their own, to see what is put into it. */
export function loginEndpoint({ collection, field, signIn }: Login): Endpoint {
  const bodySchema = z.object({
    [field]: text(320).default(''),
    password: text(1000).default(''),
    code: text(100).optional(),
    challenge: text(1000).optional(),
  });
  return {
    path: '/login',
    method: 'post',
    handler: async (req) => {
      if (isFromAnotherSite(req.headers)) {
        return refuse('forbidden', 'Please log in on our own pages.');
      }
      const read = await loginBody(req);
      if (!read.ok && read.code !== 'bad_request') return respond(read);
      const body = bodySchema.safeParse(read.ok ? read.body : undefined);
      const { [field]: name = '', password = '', code, challenge } = body.data ?? {};
      const address = clientAddress(req.headers);
      const result = await signIn({ req, name, password, address, code, challenge });
      if (!result.ok) return respond(result);
      const { ok: _, ...answer } = result;
      const device = await createDeviceCookie(req.payload, req.headers, collection, result.user.id);
      const headers = new Headers({ 'Cache-Control': 'no-store' });
      headers.append('Set-Cookie', accountCookie(req.payload, collection).header(result.token));
      headers.append('Set-Cookie', generateCookie<string>({ ...device, sameSite: 'Lax', returnCookieAsObject: false }));
      return Response.json({ message: 'Signed in.', ...answer }, { headers });
    },
  };
}

/** The panel sends its form as multipart with the JSON in `_payload`; programs send JSON. */
async function loginBody(req: Parameters<Endpoint['handler']>[0]): ReturnType<typeof readJson> {
  if (!req.headers.get('content-type')?.startsWith('multipart/form-data')) return readJson(req);
  // Treats a body that is no form as empty.
  const form = await req.formData?.().catch(() => undefined);
  return parseJson(String(form?.get('_payload')));
}
