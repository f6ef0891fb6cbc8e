'use client';

import { useLayoutEffect, useRef, useState, type KeyboardEventHandler, type MouseEvent } from 'react';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/Dialog';
import type { PackedPicture } from '@/modules/media/picture';
import { GalleryArrow } from './GalleryArrow';
import { ProductImage } from '@/modules/catalogue/components/ProductImage';
import { usePictureTrack } from './use-picture-track';

export type PictureViewerProps = {
  pictures: readonly PackedPicture[];
  name: string;
  first: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export function PictureViewer({ pictures, name, first, isOpen, onOpenChange }: PictureViewerProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        body.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
      }}
      title={name}
      placement="full"
    >
      <div ref={body} className="relative -mx-5 flex h-full flex-col sm:mx-0">
        <Row pictures={pictures} first={first} />
      </div>
    </Dialog>
  );
}

function Row({ pictures, first }: Pick<PictureViewerProps, 'pictures' | 'first'>) {
  const { ref, current, last, show, onScroll, onKeyDown } = usePictureTrack(pictures.length, first);
  const begin = useRef({ show, first });

  useLayoutEffect(() => {
    const { show: showNow, first: index } = begin.current;
    showNow(index, 'instant');
  }, []);

  return (
    <>
      <div
        ref={ref}
        onScroll={onScroll}
        className="flex min-h-0 grow snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-surface-sunken [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {pictures.map((picture, index) => (
          <Zoomable key={picture.stem} picture={picture} isShown={index === current} onKeyDown={onKeyDown} />
        ))}
      </div>
      {last > 0 && (
        <>
          <GalleryArrow to="previous" disabled={current === 0} onClick={() => show(current - 1)} />
          <GalleryArrow to="next" disabled={current === last} onClick={() => show(current + 1)} />
          <p aria-live="polite" className="mt-3 text-center text-sm text-ink-muted">
            {`Picture ${current + 1} of ${pictures.length}. Press to enlarge.`}
          </p>
        </>
      )}
    </>
  );
}

type ZoomableProps = {
  picture: PackedPicture;
  isShown: boolean;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
};
type Point = { x: number; y: number };

function Zoomable({ picture, isShown, onKeyDown }: ZoomableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState<Point>();
  const isLarge = point !== undefined && isShown;

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !point) return;
    box.scrollTo({
      left: point.x * box.scrollWidth - box.clientWidth / 2,
      top: point.y * box.scrollHeight - box.clientHeight / 2,
      behavior: 'instant',
    });
  }, [point]);

  function toggle({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const middle = { x: 0.5, y: 0.5 };
    // A key press has no point.
    const pressed = detail === 0 ? middle : { x: (clientX - left) / width, y: (clientY - top) / height };
    setPoint(isLarge ? undefined : pressed);
  }

  return (
    <div
      ref={frame}
      className={cn(
        'size-full shrink-0 snap-center snap-always',
        isLarge ? 'overflow-auto overscroll-contain' : 'overflow-hidden',
      )}
    >
      <button
        type="button"
        tabIndex={isShown ? 0 : -1}
        aria-pressed={isLarge}
        aria-label={`Enlarge: ${picture.alt}`}
        onClick={toggle}
        onKeyDown={isLarge ? undefined : onKeyDown}
        className={cn(
          'block focus-visible:-outline-offset-2',
          isLarge ? 'size-[250%] cursor-zoom-out md:size-[200%]' : 'size-full cursor-zoom-in',
        )}
      >
        <ProductImage
          picture={picture}
          sizes={isLarge ? '180vw' : '90vw'}
          priority={isShown ? 'eager' : 'lazy'}
          fit="contain"
        />
      </button>
    </div>
  );
}
