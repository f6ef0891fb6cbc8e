import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

/** @param headers of the incoming request, for the caller’s address and cookies */
export async function localRequest(
  payload: Payload,
  { headers, user }: { headers?: Headers; user?: PayloadRequest['user'] } = {},
): Promise<PayloadRequest> {
  return createLocalReq({ req: { headers: headers ?? new Headers() }, user: user ?? undefined }, payload);
}
