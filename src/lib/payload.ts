import config from '@payload-config';
import { createLocalReq, getPayload, type Payload, type PayloadRequest } from 'payload';

/** The process’s one Payload. */
export const getPayloadClient = (): Promise<Payload> => getPayload({ config });

/**
 * A request of its own to hand to operations from routes and actions.
 * @param headers of the incoming request; they carry the caller’s address and cookies.
 */
export async function localRequest(
  payload: Payload,
  { headers, user }: { headers?: Headers; user?: PayloadRequest['user'] } = {},
): Promise<PayloadRequest> {
  return createLocalReq({ req: { headers: headers ?? new Headers() }, user: user ?? undefined }, payload);
}
