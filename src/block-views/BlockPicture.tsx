import type { PictureSource } from './picture-source';

type BlockPictureProps = {
  picture: PictureSource;
  /** Empty where it only decorates. */
  alt: string;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** Whether the page opens with it. */
  isFirst?: boolean;
  className?: string;
};

/** A picture of a page in the best width there is of it; all but the first load when they come near. */
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
