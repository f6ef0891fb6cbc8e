/** What pages show of the library, read as a stranger. */
import { PDF_TYPE } from '@/domain/pages/media';
import { tagsOf } from '@/domain/cache/cache-plan';
import { rememberedEach } from '@/lib/http-cache/remember';
import { getPayloadClient } from '@/lib/payload';
import { PICTURE_FIELDS, pictureOf, type Picture } from './picture';

/** Pictures of the library by id; ids that are not there, or not public, are left out. */
export const findPictures = rememberedEach({
  name: 'picture',
  tagsOf: () => tagsOf('media'),
  read: async (ids): Promise<Map<string, Picture>> => {
    const payload = await getPayloadClient();
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { in: [...ids] } },
      select: PICTURE_FIELDS,
      pagination: false,
      depth: 0,
      overrideAccess: false,
    });
    return new Map(
      docs.flatMap((media): [string, Picture][] => {
        const picture = pictureOf(media);
        return picture ? [[media.id, picture]] : [];
      }),
    );
  },
});

/** Sizes in bytes of PDFs of the library by id; whatever else the ids stand for is left out. */
export const findDocumentSizes = rememberedEach({
  name: 'document size',
  tagsOf: () => tagsOf('media'),
  read: async (ids): Promise<Map<string, number>> => {
    const payload = await getPayloadClient();
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { in: [...ids] }, mimeType: { equals: PDF_TYPE } },
      select: { filesize: true },
      pagination: false,
      depth: 0,
      overrideAccess: false,
    });
    return new Map(docs.map(({ id, filesize }) => [id, filesize ?? 0]));
  },
});
