'use client';

import { DatabaseBackup, Download, FileArchive, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { AutomaticBackups } from './AutomaticBackups';
import { startBackupAction, cancelBackupAction, deleteBackupAction, downloadBackupAction } from './system-actions';
import type { SystemStatus } from './system-endpoints';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';
import { BACKUP_CANCELLED, BACKUP_CREATED, BACKUP_FAILED, BACKUP_DELETED, DOWNLOAD_STARTED } from './system-messages';
import { useSystemStatus } from './use-system-status';
import type { BackupStatus } from '@/modules/system/backup/backup-job';
import { formatBytes } from '@/domain/text/format-bytes';
import { formatCount } from '@/domain/text/locale';
import { failed } from '@/ui/failed';
import type { BackupFile } from '@/modules/system/backup/backup-files';
import { IconButton } from '@/ui/IconButton';
import { LocalDate } from '@/ui/LocalDate';

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
    <>
      <li className="space-y-4 py-4 first:pt-0 last:pb-0">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 grow basis-56">
            <p className="font-medium">Database backup</p>
            <p className="mt-0.5 text-sm text-ink-muted">
              All data and uploaded files at one point in time. The shop stays open while the backup is made.
            </p>
          </div>
          <PasswordDialog
            title="Create Database Backup"
            description="A backup contains everything, including customers’ data and password hashes. Keep it where only you have access."
            confirmLabel="Create backup"
            trigger={
              <Button variant="outline" disabled={running !== undefined}>
                <DatabaseBackup aria-hidden className="size-4.5" />
                Create Database Backup
              </Button>
            }
            open={open}
            onOpenChange={setOpen}
            call={(password) => startBackupAction(password)}
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
      {status && <AutomaticBackups automatic={status.automatic} onSaved={reload} />}
    </>
  );
}

type BackupRunningProps = { job: BackupStatus; onCancelled: () => void };

function BackupRunning({ job, onCancelled }: BackupRunningProps) {
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

type BackupListProps = { backups: readonly BackupFile[]; onDeleted: () => void };

function BackupList({ backups, onDeleted }: BackupListProps) {
  if (backups.length === 0) return <p className="text-sm text-ink-muted">No backups yet.</p>;
  return (
    <ul aria-label="Backups" className="divide-y divide-line rounded-control border border-line">
      {backups.map((backup) => (
        <BackupRow key={backup.name} backup={backup} onDeleted={onDeleted} />
      ))}
    </ul>
  );
}

function BackupRow({ backup, onDeleted }: { backup: BackupFile; onDeleted: () => void }) {
  const [asking, setAsking] = useState<'download' | 'delete'>();
  const { name, size, createdAt } = backup;
  const dialog = { description: name, onOpenChange: () => setAsking(undefined) };
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-4">
      <FileArchive aria-hidden className="size-5 shrink-0 text-accent max-sm:hidden" />
      <div className="min-w-0 grow">
        <p className="font-medium">
          <LocalDate iso={createdAt} withTime />
        </p>
        <p className="text-sm break-all text-ink-muted">
          {formatBytes(size)} · {name}
        </p>
      </div>
      <IconButton label={`Download ${name}`} onClick={() => setAsking('download')}>
        <Download aria-hidden className="size-5" />
      </IconButton>
      <IconButton label={`Delete ${name}`} onClick={() => setAsking('delete')}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
      <PasswordDialog
        {...dialog}
        title="Download backup"
        confirmLabel="Download"
        open={asking === 'download'}
        call={(password) => downloadBackupAction(name, password)}
        onSuccess={({ href }) => {
          toast(DOWNLOAD_STARTED);
          window.location.assign(href);
        }}
      />
      <PasswordDialog
        {...dialog}
        title="Delete this backup for good?"
        confirmLabel="Delete backup"
        destructive
        open={asking === 'delete'}
        call={(password) => deleteBackupAction(name, password)}
        onSuccess={() => {
          toast(BACKUP_DELETED);
          onDeleted();
        }}
      />
    </li>
  );
}
