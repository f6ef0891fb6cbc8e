'use client';

import { useId, useState, type ComponentType, type KeyboardEvent } from 'react';
import { PRODUCT_LOAD_FAILED } from '@/domain/catalogue/storefront-messages';
import { cn } from '@/ui/cn';
import { toast } from '@/ui/toast';
import type { ProductDetail } from '@/modules/catalogue/products';
import { GalleryArrow } from './GalleryArrow';
import { ZoomIcon } from '@/ui/shop-icons';
import { NoPicture } from '@/ui/NoPicture';
import type { PictureViewerProps } from './PictureViewer';
import { useProductColor } from '@/modules/product-cards/product-color';
import { ProductImage } from '@/modules/catalogue/components/ProductImage';
import { usePictureTrack, pictureForKey } from './use-picture-track';
import { addressesOf } from '@/domain/catalogue/picture-addresses';
import type { PackedPicture } from '@/modules/media/picture';

type GalleryPictures = Readonly<ProductDetail['pictures']>;

const SIZES = '(min-width: 1344px) 600px, (min-width: 768px) 46vw, calc(100vw - 32px)';

export function ProductGallery({ pictures, name }: { pictures: GalleryPictures; name: string }) {
  const { color } = useProductColor();
  const shown = picturesFor(pictures, color);
  return (
    <section aria-label={`Pictures of ${name}`}>
      {shown.length === 0 ? (
        <NoPicture />
      ) : (
        <Slides key={shown === pictures ? '' : color} pictures={shown} name={name} />
      )}
    </section>
  );
}

/** Row swiped by the browser itself, with keys, arrows and thumbnails; each picture opens the viewer. */
function Slides({ pictures, name }: { pictures: GalleryPictures; name: string }) {
  const id = useId();
  const { ref, current, last, show, onScroll, onKeyDown } = usePictureTrack(pictures.length);
  const [viewer, setViewer] = useState<{ View: ComponentType<PictureViewerProps> }>();
  const [isOpen, setOpen] = useState(false);
  const isRow = last > 0;

  async function zoom() {
    try {
      const { PictureViewer } = await import('./PictureViewer');
      setViewer({ View: PictureViewer });
      setOpen(true);
    } catch {
      toast(PRODUCT_LOAD_FAILED);
    }
  }

  return (
    <div className={cn('relative flex flex-col gap-3', isRow && 'lg:pl-24')}>
      <div className="group/stage relative overflow-hidden rounded-card bg-surface-sunken">
        <div
          ref={ref}
          id={id}
          {...(isRow && {
            role: 'tabpanel',
            'aria-label': `Picture ${current + 1} of ${pictures.length}`,
            onScroll,
          })}
          className="flex max-md:h-[min(125vw,42svh)] overflow-x-auto [scroll-snap-type:x_mandatory] overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {pictures.map((picture, index) => (
            <button
              key={picture.stem}
              type="button"
              tabIndex={index === current ? 0 : -1}
              aria-haspopup="dialog"
              aria-label={`Zoom in: ${picture.alt}`}
              onClick={() => void zoom()}
              onKeyDown={isRow ? onKeyDown : undefined}
              className="slide"
            >
              <ProductImage picture={picture} sizes={SIZES} priority={index === 0 ? 'high' : 'low'} fit="own" />
            </button>
          ))}
        </div>
        {isRow && (
          <>
            <GalleryArrow to="previous" disabled={current === 0} onClick={() => show(current - 1)} className={ARROW} />
            <GalleryArrow to="next" disabled={current === last} onClick={() => show(current + 1)} className={ARROW} />
          </>
        )}
        <span
          aria-hidden
          className="pointer-events-none absolute right-3 bottom-3 grid size-10 md:size-11 place-items-center rounded-full bg-surface/90 text-ink [box-shadow:var(--shadow-card)]"
        >
          <ZoomIcon className="size-5" />
        </span>
      </div>
      {isRow && (
        <GalleryThumbnails pictures={pictures} current={current} controls={id} onShow={(index) => show(index)} />
      )}
      {viewer && <viewer.View pictures={pictures} name={name} first={current} isOpen={isOpen} onOpenChange={setOpen} />}
    </div>
  );
}

const ARROW = 'opacity-0 focus-visible:opacity-100 group-hover/stage:not-disabled:opacity-100';

/** Pictures of a colour and general ones; all if none shows the colour, or none is chosen. */
export function picturesFor<P extends { color?: string }>(
  pictures: readonly P[],
  color: string | undefined,
): readonly P[] {
  if (color === undefined || !pictures.some((picture) => picture.color === color)) return pictures;
  return pictures.filter((picture) => picture.color === color || picture.color === undefined);
}

type GalleryThumbnailsProps = {
  pictures: readonly PackedPicture[];
  current: number;
  controls: string;
  onShow: (index: number) => void;
};

/** Thumbnails: one tab stop; arrows, Home and End move within. */
function GalleryThumbnails({ pictures, current, controls, onShow }: GalleryThumbnailsProps) {
  function step(event: KeyboardEvent<HTMLElement>, index: number) {
    const target = pictureForKey(event.key, index, pictures.length - 1);
    if (target === undefined) return;
    event.preventDefault();
    onShow(target);
    const tab = event.currentTarget.parentElement?.children.item(target);
    if (tab instanceof HTMLElement) tab.focus();
  }

  return (
    <div
      role="tablist"
      aria-label="Pictures"
      className="flex gap-2 overflow-x-auto overscroll-contain p-1 [scrollbar-width:none] lg:absolute lg:inset-y-0 lg:left-0 lg:w-20 lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto"
    >
      {pictures.map((picture, index) => (
        <button
          key={picture.stem}
          type="button"
          role="tab"
          aria-label={`Show picture ${index + 1}: ${picture.alt}`}
          aria-selected={index === current}
          aria-controls={controls}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onShow(index)}
          onKeyDown={(event) => step(event, index)}
          className="thumbnail"
        >
          <img
            src={addressesOf(picture).thumbnail}
            alt=""
            width={72}
            height={90}
            loading="lazy"
            fetchPriority="low"
            decoding="async"
          />
        </button>
      ))}
    </div>
  );
}
