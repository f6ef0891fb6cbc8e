import { safePicture } from '@/domain/pages/safe-address';
import { libraryId, type PageData } from '@/modules/pages/page-content';

export interface PictureSource {
  src: string;
  srcSet?: string;
  width?: number;
  height?: number;
  alt?: string;
  focus?: string;
}

/** Pictures in public/art, as AVIF in their widths; the plain address is a WebP, for older browsers. */
const ownArt: Record<string, Omit<PictureSource, 'src'>> = {
  '/art/hero-2000.webp': { srcSet: '/art/hero-1200.avif 1200w, /art/hero-2000.avif 2000w', width: 2000, height: 1200 },
  '/art/hero-square-800.webp': {
    srcSet: '/art/hero-square-480.avif 480w, /art/hero-square-800.avif 800w',
    width: 800,
    height: 800,
  },
};
const CUT_OUT = /^(\/art\/(?:category|mockup)-[a-z]+)\.webp$/;

/** Undefined if there is none or it may not be loaded. Pure. */
export function pictureSource(address: string | null | undefined, data: PageData): PictureSource | undefined {
  const id = libraryId(address);
  if (id) return data.pictures[id];
  const src = safePicture(address);
  if (!src) return undefined;
  const cutOut = CUT_OUT.exec(src)?.[1];
  if (cutOut) return { src, srcSet: `${cutOut}.avif 560w`, width: 560, height: 700 };
  return { src, ...(Object.hasOwn(ownArt, src) ? ownArt[src] : undefined) };
}
