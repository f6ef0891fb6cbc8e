import { FileText, ImageOff } from 'lucide-react';
import { PDF_TYPE } from '@/domain/pages/media';
import { cn } from '@/ui/cn';
import type { MediaItem } from '@/modules/media/data/media-item';

export function Thumbnail({ item: { picture, mimeType }, className }: { item: MediaItem; className?: string }) {
  if (mimeType === PDF_TYPE) {
    return (
      <span className={cn('grid place-items-center bg-surface-sunken text-ink-muted', className)}>
        <FileText aria-hidden className="size-1/3 max-h-10 min-h-6 min-w-6" strokeWidth={1.5} />
      </span>
    );
  }
  if (!picture) {
    return (
      <span className={cn('grid place-items-center bg-surface-sunken text-ink-muted', className)}>
        <ImageOff aria-hidden className="size-6" />
      </span>
    );
  }
  return (
    // Copies already resized: Next’s optimiser has nothing to add.
    <img
      src={picture.thumbnail}
      alt=""
      loading="lazy"
      draggable={false}
      className={cn('bg-surface-sunken object-cover', className)}
      style={{ objectPosition: picture.focus }}
    />
  );
}
