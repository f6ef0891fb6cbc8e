'use client';

import { useState } from 'react';
import { cancelBackupAction } from './system-actions';
import type { BackupStatus } from '@/modules/system/backup/backup-job';
import { formatBytes } from '@/domain/text/format-bytes';
import { formatCount } from '@/domain/text/locale';
import { failed } from '@/ui/failed';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';

type BackupRunningProps = { job: BackupStatus; onCancelled: () => void };

/** Progress of the backup, with a button to cancel. */
export function BackupRunning({ job, onCancelled }: BackupRunningProps) {
  const [cancelling, setCancelling] = useState(false);
  const { phase, done, total, rows, bytes } = job.progress;

  async function cancel() {
    setCancelling(true);
    try {
      await cancelBackupAction();
      onCancelled();
    } catch {
      toast(failed('Failed to cancel the backup'));
    } finally {
      setCancelling(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control bg-brand-soft px-4 py-3">
      <div className="min-w-0 grow basis-52">
        <p role="status" className="text-sm font-medium">
          {phase === 'tables' ? 'Reading the database…' : 'Reading uploaded files…'}
        </p>
        <progress
          aria-label="Progress of the backup"
          className="mt-2 block h-1.5 w-full accent-accent"
          {...(total !== null && { value: done, max: total })}
        />
        <p className="mt-1.5 text-sm text-ink-muted tabular-nums">
          {phase === 'tables' ? `Table ${done} of ${total ?? '…'}` : `${formatCount(done)} files`}
          {` · ${formatCount(rows)} rows · ${formatBytes(bytes)}`}
        </p>
      </div>
      <Button variant="outline" size="sm" loading={cancelling} onClick={cancel}>
        Cancel backup
      </Button>
    </div>
  );
}
