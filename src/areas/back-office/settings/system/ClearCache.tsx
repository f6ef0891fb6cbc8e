'use client';

import { Eraser } from 'lucide-react';
import { clearCacheAction } from './system-actions';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';
import { cacheCleared } from './system-messages';

/** Clears all stored pages, in every process. */
export function ClearCache() {
  return (
    <PasswordDialog
      title="Clear System Cache"
      description="Every page of the shop is rebuilt at its next visit. Nothing is lost."
      confirmLabel="Clear cache"
      trigger={
        <Button variant="outline">
          <Eraser aria-hidden className="size-4.5" />
          Clear System Cache
        </Button>
      }
      call={clearCacheAction}
      onSuccess={({ entries }) => toast(cacheCleared(entries))}
    />
  );
}
