import { z } from 'zod';
import { MAX_WISHES } from '@/domain/catalogue/wishlist-changes';
import { download, today } from '@/lib/http/download';
import { isFromAnotherSite } from '@/lib/http/origin';
import { failedResponse, readInput, refuse, respond } from '@/lib/http/respond';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { createThrottle } from '@/lib/throttle';
import { exportShopperData } from '@/modules/privacy/data/customer-record';
import { listAddresses } from '@/modules/shoppers/data/addresses';
import { changeWishlist } from '@/modules/shoppers/data/wishlist';
import { currentShopper } from '@/modules/shoppers/session';
import type { Details } from '../checkout/fill-from-account';

const SIGNED_OUT = 'Please sign in to your account.';

const ids = z.array(z.uuid().toLowerCase()).max(MAX_WISHES);
const changesInput = z.object({ add: ids, remove: ids });

export async function wishlistEndpoint(request: Request): Promise<Response> {
  try {
    if (isFromAnotherSite(request.headers)) return refuse('forbidden', 'Please change your list on our own site.');
    const shopper = await currentShopper();
    if (!shopper) return refuse('unauthorized', SIGNED_OUT);
    const read = await readInput(request, changesInput);
    if (!read.ok) return respond(read);
    const req = await localRequest(await getPayloadClient(), { headers: request.headers });
    return respond({ productIds: await changeWishlist(req, shopper.id, read.input) });
  } catch (error) {
    return failedResponse(error, 'A wishlist could not be changed.');
  }
}

const byAccount = createThrottle('shopper-data', { points: 10, seconds: 60 * 60 });

export async function dataFileEndpoint(): Promise<Response> {
  try {
    const shopper = await currentShopper();
    if (!shopper) return refuse('unauthorized', SIGNED_OUT);
    const allowed = await byAccount.consume(shopper.id);
    if (!allowed.ok) return refuse('too_many_requests', 'Please try again in an hour.', allowed);
    const data = await exportShopperData(await getPayloadClient(), shopper.email);
    return download(`${JSON.stringify(data, null, 2)}\n`, {
      type: 'application/json; charset=utf-8',
      name: `your-data-${today()}.json`,
    });
  } catch (error) {
    return failedResponse(error, 'The data of a shopper could not be exported.');
  }
}

export async function detailsEndpoint(): Promise<Response> {
  try {
    const shopper = await currentShopper();
    if (!shopper) return refuse('unauthorized', SIGNED_OUT);
    const [first] = await listAddresses(await getPayloadClient(), shopper.id);
    return respond({ email: shopper.email, address: first?.content } satisfies Details);
  } catch (error) {
    return failedResponse(error, 'The details of an account could not be read.');
  }
}
