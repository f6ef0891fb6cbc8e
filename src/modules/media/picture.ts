import { packAddresses, type PackedAddresses, type PictureAddresses } from '@/domain/catalogue/picture-addresses';
import { objectPosition } from '@/domain/pages/focal-point';
import type { Media } from '@/payload-types';
import { ownAddress } from '@/lib/http/own-address';

export interface Picture extends PictureAddresses {
  alt: string;
  /** Width and height of the largest size, in px: they reserve the image’s place before it has loaded. */
  width: number;
  height: number;
  /** CSS object-position that keeps the focus in view; undefined for the middle. */
  focus?: string;
}

export interface LibraryDocument {
  name: string;
  size: number;
}

export type PackedPicture = Omit<Picture, keyof PictureAddresses> & PackedAddresses;

export const packPicture = ({ src, thumbnail, srcSet, focus, ...rest }: Picture): PackedPicture => ({
  ...rest,
  ...packAddresses({ src, thumbnail, srcSet }),
  ...(focus !== undefined && { focus }),
});

export const PICTURE_FIELDS = {
  alt: true,
  url: true,
  width: true,
  height: true,
  sizes: true,
  filename: true,
  focalX: true,
  focalY: true,
  mimeType: true,
} as const;

type PictureMedia = Pick<Media, 'alt' | 'url' | 'width' | 'height' | 'sizes' | 'focalX' | 'focalY' | 'mimeType'>;

/** The picture in its available widths; undefined if its file is missing, or no picture. */
export function pictureOf({
  alt,
  url,
  width,
  height,
  sizes,
  focalX,
  focalY,
  mimeType,
}: PictureMedia): Picture | undefined {
  if (mimeType && !mimeType.startsWith('image/')) return undefined;
  const copies = [sizes?.small, sizes?.medium, sizes?.large].flatMap((size) =>
    size?.url && size.width ? [{ src: ownAddress(size.url), width: size.width, height: size.height }] : [],
  );
  const widths = [...new Map(copies.map((copy) => [copy.width, copy])).values()];
  const largest = widths.at(-1) ?? { width, height };
  const src = widths.at(1)?.src ?? widths.at(0)?.src ?? (url ? ownAddress(url) : undefined);
  if (!src) return undefined;
  return {
    alt,
    src,
    thumbnail: widths.at(0)?.src ?? src,
    srcSet: widths.length > 1 ? widths.map((copy) => `${copy.src} ${copy.width}w`).join(', ') : undefined,
    width: largest.width ?? 1200,
    height: largest.height ?? 1500,
    focus: objectPosition(focalX, focalY),
  };
}
