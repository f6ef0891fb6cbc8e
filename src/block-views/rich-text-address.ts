/** Where the documents live that a text refers to. Pure; the text is an editor's, so nothing of its shape is taken for granted. */
import { isRecord } from '@/domain/text/is-record';

const placeOf: Record<string, (slug: string) => string> = {
  pages: (slug) => `/${slug}`,
  products: (slug) => `/product/${slug}`,
  categories: (slug) => `/shop?category=${slug}`,
};

/** The path of a document that a link points to; `undefined` where it has no page, or may not be read. */
export function documentAddress(reference: unknown): string | undefined {
  if (!isRecord(reference) || !isRecord(reference.value)) return undefined;
  const { relationTo, value } = reference;
  const toPath = typeof relationTo === 'string' && Object.hasOwn(placeOf, relationTo) ? placeOf[relationTo] : undefined;
  return typeof value.slug === 'string' ? toPath?.(value.slug) : undefined;
}

const MEDIA_PATH = '/api/media/file/';

/** An uploaded picture as an image element shows it; `undefined` for other files and for those without one. */
export function ownPicture(upload: unknown): { src: string; alt: string; width?: number; height?: number } | undefined {
  if (!isRecord(upload) || typeof upload.url !== 'string') return undefined;
  if (typeof upload.mimeType !== 'string' || !upload.mimeType.startsWith('image/')) return undefined;
  const start = upload.url.indexOf(MEDIA_PATH);
  if (start < 0) return undefined;
  return {
    // Without our own origin, since the shop may be reached by several names.
    src: upload.url.slice(start),
    alt: typeof upload.alt === 'string' ? upload.alt : '',
    width: typeof upload.width === 'number' ? upload.width : undefined,
    height: typeof upload.height === 'number' ? upload.height : undefined,
  };
}
