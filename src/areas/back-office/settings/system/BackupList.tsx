'use client';

import { Download, FileArchive, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteBackupAction, downloadBackupAction } from './system-actions';
import type { BackupFile } from '@/modules/system/backup/backup-files';
import { formatBytes } from '@/domain/text/format-bytes';
import { IconButton } from '@/ui/IconButton';
import { LocalDate } from '@/ui/LocalDate';
import { toast } from '@/ui/toast';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';
import { BACKUP_DELETED, DOWNLOAD_STARTED } from './system-messages';

type BackupListProps = { backups: readonly BackupFile[]; onDeleted: () => void };

export function BackupList({ backups, onDeleted }: BackupListProps) {
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
