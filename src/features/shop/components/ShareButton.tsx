'use client';

import { LINK_COPIED } from '@/domain/storefront-messages';
import { cn } from '@/ui/cn';
import { toast } from '@/ui/toast';
import { ShareIcon } from './icons';

/** Shares the page by the device's own means, or copies its link. */
export function ShareButton({ title, className }: { title: string; className?: string }) {
  async function share() {
    const url = window.location.href;
    if (typeof navigator.share === 'function') {
      // Closing the device's dialog without sharing is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast(LINK_COPIED);
    } catch {
      toast({ title: 'Copy this link', description: url, duration: Infinity });
    }
  }
  return (
    <button type="button" aria-label="Share" title="Share" onClick={share} className={cn('icon-btn', className)}>
      <ShareIcon className="size-5" />
    </button>
  );
}
