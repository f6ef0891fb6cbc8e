import { KIT_GARMENT_TYPES } from '@/domain/kits/document/kit-garments';
import { failedResponse } from '@/lib/http/respond';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { listKitProducts } from '@/modules/catalogue/queries';

export const kitProductsEndpoint = withValidKey(async (request: Request) => {
  const requested = new URL(request.url).searchParams.get('garment')?.split(',') ?? [];
  try {
    return Response.json({
      items: await listKitProducts(KIT_GARMENT_TYPES.filter((type) => requested.includes(type))),
    });
  } catch (error) {
    return failedResponse(error, 'The products of a kit could not be listed.');
  }
});
