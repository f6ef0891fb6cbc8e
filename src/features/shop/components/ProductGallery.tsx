'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import { cn } from '@/ui/cn';
import { ChevronRightIcon } from '@/ui/icons';
import { picturesFor } from '../pictures-for';
import type { ProductDetail } from '../products';
import { ChevronLeftIcon } from './icons';
import { useProductColor } from './product-color';
import { ProductImage } from './ProductImage';

type GalleryPictures = Readonly<ProductDetail['pictures']>;

/** The pictures of the chosen colour. */
export function ProductGallery({ pictures, name }: { pictures: GalleryPictures; name: string }) {
  const { color } = useProductColor();
  const shown = picturesFor(pictures, color);
  return <Slides key={shown === pictures ? '' : color} pictures={shown} name={name} />;
}

/** A row that is swiped by the browser itself, with thumbnails, arrows, and the arrow keys. */
function Slides({ pictures, name }: { pictures: GalleryPictures; name: string }) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const last = pictures.length - 1;

  function show(index: number) {
    const row = track.current;
    if (row) row.scrollTo({ left: Math.min(Math.max(index, 0), last) * row.clientWidth });
  }

  function step(event: KeyboardEvent) {
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  }

  return (
    <section aria-label={`Pictures of ${name}`} className={cn('relative flex flex-col gap-3', last > 0 && 'lg:pl-24')}>
      <div className="group/stage relative overflow-hidden rounded-card bg-surface-sunken">
        <ul
          ref={track}
          tabIndex={0}
          aria-label={`Picture ${current + 1} of ${pictures.length}`}
          onKeyDown={step}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(scrollLeft / clientWidth))
          }
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-2 motion-safe:scroll-smooth"
        >
          {pictures.map((picture, index) => (
            <li key={picture.src} id={`picture-${index + 1}`} className="w-full shrink-0 snap-center">
              <ProductImage
                picture={picture}
                sizes="(min-width: 1344px) 660px, (min-width: 1024px) 50vw, 100vw"
                priority={index === 0 ? 'high' : 'lazy'}
                className="aspect-4/5"
              />
            </li>
          ))}
        </ul>
        {last > 0 && (
          <>
            <Arrow label="Previous picture" isShown={current > 0} onClick={() => show(current - 1)} className="left-3">
              <ChevronLeftIcon className="size-5" />
            </Arrow>
            <Arrow label="Next picture" isShown={current < last} onClick={() => show(current + 1)} className="right-3">
              <ChevronRightIcon className="size-5" />
            </Arrow>
          </>
        )}
      </div>
      {last > 0 && (
        <ul className="flex gap-2 overflow-x-auto overscroll-contain p-1 [scrollbar-width:none] lg:absolute lg:inset-y-0 lg:left-0 lg:w-20 lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto">
          {pictures.map((picture, index) => (
            <li key={picture.src} className="shrink-0">
              <a
                href={`#picture-${index + 1}`}
                aria-label={`Show picture ${index + 1}: ${picture.alt}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
                className={cn(
                  'block w-16 overflow-hidden rounded-control bg-surface-sunken ring-2 transition-shadow lg:w-18',
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
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type ArrowProps = {
  label: string;
  isShown: boolean;
  onClick: () => void;
  className: string;
  children: React.ReactNode;
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
