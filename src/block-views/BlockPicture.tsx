import type { PictureSource } from './picture-source';

type BlockPictureProps = {
  picture: PictureSource;
  /** Empty for a decorative picture. */
  alt: string;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** True if it is at the top of the page. */
  isFirst?: boolean;
  className?: string;
};

/** Picture in the best width available; only the first loads at once. */
export function BlockPicture({ picture, alt, sizes, isFirst, className }: BlockPictureProps) {
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={picture.srcSet && sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      style={picture.focus ? { objectPosition: picture.focus } : undefined}
      className={className}
    />
  );
}
