/** Pictures and documents of the library for pages, read as a stranger. */
import { PDF_TYPE } from '@/domain/pages/media';
import { tagsOf } from '@/domain/cache/cache-plan';
import { rememberedEach } from '@kitroom/front/cache/remember';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { PICTURE_FIELDS, pictureOf, type LibraryDocument, type Picture } from './picture';

interface LibraryFile {
  picture?: Picture;
  document?: LibraryDocument;
}

const findFiles = rememberedEach({
  name: 'library file',
  tagsOf: () => tagsOf('media'),
  read: async (ids): Promise<Map<string, LibraryFile>> => {
    const payload = await getPayloadClient();
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { in: [...ids] } },
      select: { ...PICTURE_FIELDS, filesize: true },
      pagination: false,
      depth: 0,
      overrideAccess: false,
    });
    const fileOf = ({ filesize, ...media }: (typeof docs)[number]): LibraryFile =>
      media.mimeType === PDF_TYPE
        ? {
            document: {
              name: media.alt || (media.filename ?? ''),
              size: filesize ?? 0,
            },
          }
        : { picture: pictureOf(media) };
    return new Map(docs.map((media) => [media.id, fileOf(media)]));
  },
});

/** Pictures of the library by id; missing and private ones are left out. */
export const findPictures = (ids: readonly string[]): Promise<Map<string, Picture>> =>
  findAs(ids, ({ picture }) => picture);

export const findDocuments = (ids: readonly string[]): Promise<Map<string, LibraryDocument>> =>
  findAs(ids, ({ document }) => document);

async function findAs<Shown>(
  ids: readonly string[],
  shownOf: (file: LibraryFile) => Shown | undefined,
): Promise<Map<string, Shown>> {
  const files = [...(await findFiles(ids))];
  return new Map(
    files.flatMap(([id, file]): [string, Shown][] => {
      const shown = shownOf(file);
      return shown === undefined ? [] : [[id, shown]];
    }),
  );
}
