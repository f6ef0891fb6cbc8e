import { FileText } from 'lucide-react';
import { CHECKERED } from '@/ui/checkered';
import { cn } from '@/ui/cn';

type LogoPictureProps = {
  /** Null where there is no picture of it. */
  url: string | null;
  className: string;
};

/** A logo in small; the text beside it says what it is. */
export const LogoPicture = ({ url, className }: LogoPictureProps) =>
  url ? (
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      className={cn('shrink-0 rounded-control object-contain p-1', CHECKERED, className)}
    />
  ) : (
    <span
      className={cn('grid shrink-0 place-items-center rounded-control bg-surface-sunken text-ink-muted', className)}
    >
      <FileText aria-hidden className="size-1/2" />
    </span>
  );
