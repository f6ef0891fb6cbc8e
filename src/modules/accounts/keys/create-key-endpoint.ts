import type { Endpoint } from 'payload';
import { readJson, respond } from '@/lib/http/respond';
import { createKey } from './create-key';

/** `POST /api/api-keys` with `{ name, scopes, addresses?, expiresAt?, password }`: 201 `{ id, key, prefix }`. */
export const createKeyEndpoint: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    const read = await readJson(req);
    if (!read.ok) return respond(read);
    return respond(await createKey(req, read.body), { status: 201 });
  },
};
