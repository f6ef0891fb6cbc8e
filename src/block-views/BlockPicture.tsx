import type { PictureSource } from './picture-source';

type BlockPictureProps = {
  picture: PictureSource;
  alt: string;
  sizes: string;
  isFirst?: boolean;
  className?: string;
};

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
