import { z } from 'zod';
import { deliveryOffers } from '@/domain/delivery/delivery-offers';
import { countryInput } from '@/domain/orders/checkout-input';
import { optionalLineInput } from '@/domain/text/person-input';
import { invalidInput } from '@/lib/failures';
import { failedResponse, respond } from '@/lib/http/respond';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { getDeliveryRules } from '@/modules/delivery/queries';

export const deliveryInput = z.object({ country: countryInput, postcode: optionalLineInput(16) });

/** Depends on the time, so it is not cached. */
export const deliveryEndpoint = withValidKey(async (request: Request) => {
  const query = new URL(request.url).searchParams;
  try {
    return respond(await offerDelivery({ country: query.get('country') ?? '', postcode: query.get('postcode') }));
  } catch (error) {
    return failedResponse(error, 'The ways to deliver could not be read.');
  }
});

export async function offerDelivery(to: unknown) {
  const { data, error } = deliveryInput.safeParse(to);
  return error ? invalidInput(error) : deliveryOffers(await getDeliveryRules(), data, new Date());
}
