'use client';

import { DatabaseBackup } from 'lucide-react';
import { useRef, useState } from 'react';
import { startBackupAction } from './system-actions';
import type { SystemStatus } from './system-endpoints';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';
import { BackupList } from './BackupList';
import { BackupRunning } from './BackupRunning';
import { BACKUP_CANCELLED, BACKUP_CREATED, BACKUP_FAILED } from './system-messages';
import { useSystemStatus } from './use-system-status';

export function Backups() {
  const [open, setOpen] = useState(false);
  /** Name of the backup started here, to download once complete. */
  const begun = useRef<string>(undefined);
  const { status, failed, reload } = useSystemStatus(announce);
  const job = status?.job;
  const running = job?.state === 'running' ? job : undefined;

  /** Once: later polls report the same one. */
  function announce({ job: ended, href }: SystemStatus) {
    if (!ended || ended.name !== begun.current) return;
    begun.current = undefined;
    if (ended.state === 'done') {
      toast(BACKUP_CREATED);
      if (href) window.location.assign(href);
    } else if (ended.state === 'cancelled') toast(BACKUP_CANCELLED);
    else toast({ ...BACKUP_FAILED, description: ended.message ?? BACKUP_FAILED.description });
  }

  return (
    <li className="space-y-4 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-56">
          <p className="font-medium">Database backup</p>
          <p className="mt-0.5 text-sm text-ink-muted">
            All data and uploaded files as they are at one moment. The shop stays open while it is made.
          </p>
        </div>
        <PasswordDialog
          title="Create Database Backup"
          description="A backup contains everything, including customers’ data and password hashes. Keep it where only you can get at it."
          confirmLabel="Create backup"
          trigger={
            <Button variant="outline" disabled={running !== undefined}>
              <DatabaseBackup aria-hidden className="size-4.5" />
              Create Database Backup
            </Button>
          }
          open={open}
          onOpenChange={setOpen}
          call={startBackupAction}
          onSuccess={({ name }) => {
            begun.current = name;
            reload();
          }}
        />
      </div>
      {running && <BackupRunning job={running} onCancelled={reload} />}
      {failed && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
          The backups could not be loaded.
          <Button variant="outline" size="sm" onClick={reload}>
            Try again
          </Button>
        </p>
      )}
      {status && <BackupList backups={status.backups} onDeleted={reload} />}
      {!status && !failed && <Skeleton className="h-16" />}
    </li>
  );
}
