'use client';

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { ChevronRightIcon } from '@/ui/icons';
import { picturesFor } from '../pictures-for';
import type { ProductDetail } from '../products';
import { ChevronLeftIcon } from './icons';
import { NoPicture } from './NoPicture';
import { useProductColor } from './product-color';
import { ProductImage } from './ProductImage';

type GalleryPictures = Readonly<ProductDetail['pictures']>;

const SIZES = '(min-width: 1344px) 600px, (min-width: 768px) 46vw, 95vw';

/** The pictures of the chosen colour. */
export function ProductGallery({ pictures, name }: { pictures: GalleryPictures; name: string }) {
  const { color } = useProductColor();
  const shown = picturesFor(pictures, color);
  return (
    <section aria-label={`Pictures of ${name}`}>
      <Slides key={shown === pictures ? '' : color} pictures={shown} />
    </section>
  );
}

/** A row that is swiped by the browser itself, with arrows and thumbnails. */
function Slides({ pictures }: { pictures: GalleryPictures }) {
  const id = useId();
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [first] = pictures;
  const last = pictures.length - 1;

  function show(index: number) {
    const row = track.current;
    if (row) row.scrollTo({ left: index * row.clientWidth });
  }

  if (!first) return <NoPicture />;
  if (last === 0) {
    return <ProductImage picture={first} sizes={SIZES} priority="high" className="aspect-4/5 rounded-card" />;
  }
  return (
    <div className="relative flex flex-col gap-3 lg:pl-24">
      <div className="group/stage relative overflow-hidden rounded-card bg-surface-sunken">
        <div
          ref={track}
          id={id}
          role="tabpanel"
          tabIndex={0}
          aria-label={`Picture ${current + 1} of ${pictures.length}`}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(scrollLeft / clientWidth))
          }
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-2 motion-safe:scroll-smooth"
        >
          {pictures.map((picture, index) => (
            <div key={picture.src} className="w-full shrink-0 snap-center">
              <ProductImage
                picture={picture}
                sizes={SIZES}
                priority={index === 0 ? 'high' : 'lazy'}
                className="aspect-4/5"
              />
            </div>
          ))}
        </div>
        <Arrow label="Previous picture" isShown={current > 0} onClick={() => show(current - 1)} className="left-3">
          <ChevronLeftIcon className="size-5" />
        </Arrow>
        <Arrow label="Next picture" isShown={current < last} onClick={() => show(current + 1)} className="right-3">
          <ChevronRightIcon className="size-5" />
        </Arrow>
      </div>
      <Thumbnails pictures={pictures} current={current} controls={id} onShow={show} />
    </div>
  );
}

type ThumbnailsProps = {
  pictures: GalleryPictures;
  current: number;
  /** Id of what they switch. */
  controls: string;
  onShow: (index: number) => void;
};

function Thumbnails({ pictures, current, controls, onShow }: ThumbnailsProps) {
  const last = pictures.length - 1;

  /** One stop for the Tab key; arrows, Home and End go on from there. */
  function step(event: KeyboardEvent<HTMLElement>, index: number) {
    const before = Math.max(index - 1, 0);
    const after = Math.min(index + 1, last);
    const keys = { ArrowLeft: before, ArrowUp: before, ArrowRight: after, ArrowDown: after, Home: 0, End: last };
    const target = Object.entries(keys).find(([key]) => key === event.key)?.[1];
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
          key={picture.src}
          type="button"
          role="tab"
          aria-label={`Show picture ${index + 1}: ${picture.alt}`}
          aria-selected={index === current}
          aria-controls={controls}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onShow(index)}
          onKeyDown={(event) => step(event, index)}
          className={cn(
            'w-16 shrink-0 overflow-hidden rounded-control bg-surface-sunken ring-2 transition-shadow lg:w-18',
            index === current ? 'ring-brand' : 'ring-transparent hover:ring-line-strong',
          )}
        >
          <img
            src={picture.thumbnail}
            alt=""
            width={72}
            height={90}
            loading="lazy"
            decoding="async"
            className="aspect-4/5 w-full object-cover"
          />
        </button>
      ))}
    </div>
  );
}

type ArrowProps = {
  label: string;
  isShown: boolean;
  onClick: () => void;
  className: string;
  children: ReactNode;
};

function Arrow({ label, isShown, onClick, className, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={!isShown}
      onClick={onClick}
      className={cn(
        'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-surface/90 text-ink shadow-card transition-opacity',
        'hover:bg-surface focus-visible:opacity-100 disabled:pointer-events-none disabled:opacity-0 pointer-coarse:hidden',
        'opacity-0 group-hover/stage:not-disabled:opacity-100',
        className,
      )}
    >
      {children}
    </button>
  );
}
