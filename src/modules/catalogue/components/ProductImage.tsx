import { cn } from '@/ui/cn';
import { addressesOf } from '@/domain/catalogue/picture-addresses';
import type { PackedPicture } from '@/modules/media/picture';

type ProductImageProps = {
  picture: PackedPicture;
  sizes: string;
  /** `high` for the first picture, `eager` for others in the first view, `low` for what waits for both. */
  priority?: 'high' | 'eager' | 'lazy' | 'low';
  /** Empty if the text beside it already says what it shows. */
  alt?: string;
  /** Cover or contain; `own` if the container’s styles decide (repeated.css). */
  fit?: keyof typeof FITS;
  className?: string;
};

const FITS = { cover: 'h-auto w-full object-cover', contain: 'size-full object-contain', own: '' };

export function ProductImage(props: ProductImageProps) {
  const { picture, sizes, priority = 'lazy', alt = picture.alt, fit = 'cover', className } = props;
  const { src, srcSet } = addressesOf(picture);
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={priority === 'lazy' || priority === 'low' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'high' || priority === 'low' ? priority : undefined}
      decoding={priority === 'high' ? 'sync' : 'async'}
      style={picture.focus ? { objectPosition: picture.focus } : undefined}
      className={cn(FITS[fit], className) || undefined}
    />
  );
}
