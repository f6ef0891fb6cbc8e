import { KIT_GALLERY } from '@/domain/kits/gallery/kit-gallery';
import { withValidKey } from '@/modules/accounts/session/with-valid-key';
import { markCacheable } from '@kitroom/front/cache/request-scope';

export const galleryEndpoint = withValidKey(() => {
  markCacheable([]);
  return Response.json({ items: KIT_GALLERY.map(({ id, name, document }) => ({ id, name, document })) });
});
