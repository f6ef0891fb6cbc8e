import { safePicture } from '@/domain/pages/safe-address';
import { libraryId, type PageData } from '@/modules/pages/page-content';

/** What an image element needs of a picture; the size is left out where nobody knows it. */
export interface PictureSource {
  src: string;
  srcSet?: string;
  width?: number;
  height?: number;
  /** As the library describes it. */
  alt?: string;
  focus?: string;
}

/**
 * The pictures that come with the program (public/art), in the widths there are of each: as AVIF, which every browser knows
 * that knows our styles. At their address itself is a WebP, for whatever asks for nothing else.
 */
const ownArt: Record<string, Omit<PictureSource, 'src'>> = {
  '/art/hero-2000.webp': { srcSet: '/art/hero-1200.avif 1200w, /art/hero-2000.avif 2000w', width: 2000, height: 1200 },
  '/art/hero-square-800.webp': {
    srcSet: '/art/hero-square-480.avif 480w, /art/hero-square-800.avif 800w',
    width: 800,
    height: 800,
  },
};
const CUT_OUT = /^(\/art\/(?:category|mockup)-[a-z]+)\.webp$/;

/** The picture at an address that an editor gave; undefined where there is none, or none that may be loaded. Pure. */
export function pictureSource(address: string | null | undefined, data: PageData): PictureSource | undefined {
  const id = libraryId(address);
  if (id) return data.pictures[id];
  const src = safePicture(address);
  if (!src) return undefined;
  const cutOut = CUT_OUT.exec(src)?.[1];
  if (cutOut) return { src, srcSet: `${cutOut}.avif 560w`, width: 560, height: 700 };
  return { src, ...(Object.hasOwn(ownArt, src) ? ownArt[src] : undefined) };
}
