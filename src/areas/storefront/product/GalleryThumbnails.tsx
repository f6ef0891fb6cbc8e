import type { KeyboardEvent } from 'react';
import { addressesOf } from '@/domain/catalogue/picture-addresses';
import type { PackedPicture } from '@/modules/media/picture';
import { pictureForKey } from './use-picture-track';

type GalleryThumbnailsProps = {
  pictures: readonly PackedPicture[];
  current: number;
  /** Id of the slides. */
  controls: string;
  onShow: (index: number) => void;
};

/** Thumbnails: one tab stop; arrows, Home and End move within. */
export function GalleryThumbnails({ pictures, current, controls, onShow }: GalleryThumbnailsProps) {
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
