import { cartInput, fieldErrors } from '@/domain/orders/checkout-input';
import { errorResponse, readJson } from '@/lib/http/json';
import { getPayloadClient } from '@/lib/payload';
import { resolveItems } from '@/modules/orders/lines/resolve-items';

/** `POST /api/cart`: what these items cost now and whether they are in stock. Nothing is stored or reserved. */
export async function quoteEndpoint(request: Request): Promise<Response> {
  const body = await readJson(request);
  if (body === undefined) return errorResponse(400, { code: 'bad_request', message: 'The body is not valid JSON.' });
  const input = cartInput.safeParse(body);
  if (!input.success) {
    return errorResponse(422, {
      code: 'invalid',
      message: 'Some fields are not valid.',
      fieldErrors: fieldErrors(input.error),
    });
  }
  const quote = await resolveItems(await getPayloadClient(), input.data.items);
  return Response.json(quote, { headers: { 'Cache-Control': 'no-store' } });
}
