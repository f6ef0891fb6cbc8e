'use client';

import { cn } from '@/ui/cn';
import { shareLink } from '@/ui/share-link';
import { ShareIcon } from '@/ui/shop-icons';

type ShareButtonProps = {
  title: string;
  path: string;
  className?: string;
};

export function ShareButton({ title, path, className }: ShareButtonProps) {
  return (
    <button
      type="button"
      aria-label="Share"
      title="Share"
      onClick={() => void shareLink({ title, path })}
      className={cn('icon-btn', className)}
    >
      <ShareIcon className="size-5" />
    </button>
  );
}
