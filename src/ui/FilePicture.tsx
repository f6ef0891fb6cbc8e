import { FileText } from 'lucide-react';
import { CHECKERED } from '@/ui/checkered';
import { cn } from '@/ui/cn';

type FilePictureProps = {
  url: string | null;
  className: string;
};

export const FilePicture = ({ url, className }: FilePictureProps) =>
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
