'use client';

import { ListChecks, RefreshCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Job, JobRun } from '@/lib/work/runs';
import type { UnmadePack } from '@/modules/kits/production/pack-job';
import type { UnmadeBackup } from '@/modules/system/backup/backup-job';
import { JOBS_HREF } from '@/modules/system/system-paths';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { callAction } from '@/ui/call-action';
import { ErrorState } from '@/ui/ErrorState';
import { failed as failedMessage } from '@/ui/failed';
import { LocalDate } from '@/ui/LocalDate';
import { Skeleton } from '@/ui/Skeleton';
import { Spinner } from '@/ui/Spinner';
import { toast } from '@/ui/toast';
import { useAnswer } from '@/ui/use-answer';
import { PanelDialog } from './PanelDialog';
import { retryPackAction, startBackupAction } from './system-actions';
import type { JobsAnswer } from './system-endpoints';
import { JOBS_LOAD_FAILED, RETRY_STARTED } from './system-messages';

export function Jobs() {
  return (
    <PanelDialog
      title="Background jobs"
      description="The last run of each, on any machine. Runs that end alike are noted once a minute."
      label="View Jobs"
      icon={ListChecks}
    >
      <JobsPanel />
    </PanelDialog>
  );
}

const LABELS: Record<Job, string> = {
  mail: 'Emails',
  orders: 'Unconfirmed orders',
  payments: 'Card payments',
  proofs: 'Proofs',
  reminders: 'Payment reminders',
  pages: 'Scheduled pages',
  redirects: 'Counts of redirects',
  'old-rows': 'Clean-up of old records',
  sums: 'Sums of orders',
  'kit-designs': 'Clean-up of kit designs',
  assets: 'Sizes of team pictures',
  files: 'Clean-up of files',
  cdn: 'Purges of the CDN',
  webhooks: 'Webhooks',
  bulk: 'Imports and exports',
  pictures: 'Pictures of imported products',
  backups: 'Automatic backups',
  newsletter: 'Newsletters',
  vouchers: 'Gift vouchers',
};

function JobsPanel() {
  const { answer, loading, failed, retry } = useAnswer<JobsAnswer>(JOBS_HREF, { reloads: true });
  if (failed)
    return <ErrorState title={JOBS_LOAD_FAILED.description} onRetry={retry} retrying={loading} headingLevel={3} />;
  if (!answer) return <Skeleton className="h-40" />;
  const { jobs, runs, packs, backup } = answer;
  return (
    <>
      <div className="mb-2 flex justify-end">
        <Button variant="outline" size="sm" onClick={retry}>
          {loading ? <Spinner /> : <RefreshCw aria-hidden className="size-4" />}
          Refresh
        </Button>
      </div>
      {(backup || packs.length > 0) && (
        <ul aria-label="Backups and print packs" className="mb-4 divide-y divide-line border-b border-line">
          {backup && <BackupRow backup={backup} onRetried={retry} />}
          {packs.map((pack) => (
            <PackRow key={pack.key} pack={pack} onRetried={retry} />
          ))}
        </ul>
      )}
      <ul aria-label="Jobs" className="divide-y divide-line">
        {jobs.map((job) => (
          <JobRow key={job} job={job} run={runs.find((each) => each.job === job)} />
        ))}
      </ul>
    </>
  );
}

function JobRow({ job, run }: { job: Job; run: JobRun | undefined }) {
  const hasFailed = run?.failedAt && run.failedAt > (run.succeededAt ?? '');
  return (
    <li className="py-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{LABELS[job]}</span>
        {run && <Badge variant={hasFailed ? 'destructive' : 'secondary'}>{hasFailed ? 'Failed' : 'Succeeded'}</Badge>}
      </p>
      <p className="mt-0.5 break-words text-ink-muted">
        {run ? (
          <>
            <LocalDate iso={run.endedAt} withTime />
            {` · ${formatDuration(run.durationMs)} · ${run.machine}, process ${run.pid}`}
          </>
        ) : (
          'Not run yet'
        )}
      </p>
      {run?.failedAt && (
        <p className={hasFailed ? 'mt-1 break-words text-danger' : 'mt-1 break-words text-ink-muted'}>
          {!hasFailed && (
            <>
              {'Failed '}
              <LocalDate iso={run.failedAt} withTime />
              {': '}
            </>
          )}
          {run.failure}
        </p>
      )}
    </li>
  );
}

const formatDuration = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

const STATES = { waiting: 'Waiting', running: 'Under way', failed: 'Failed' } as const;

type TaskRowProps = { label: string; task: Pick<UnmadePack, 'state' | 'message' | 'at'>; children: ReactNode };

function TaskRow({ label, task: { state, message, at }, children }: TaskRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{label}</span>
          <Badge variant={state === 'failed' ? 'destructive' : 'secondary'}>{STATES[state]}</Badge>
        </p>
        <LocalDate iso={at} withTime className="mt-0.5 block text-ink-muted" />
        {message && <p className="mt-1 break-words text-danger">{message}</p>}
      </div>
      {state === 'failed' && children}
    </li>
  );
}

function PackRow({ pack, onRetried }: { pack: UnmadePack; onRetried: () => void }) {
  const [retrying, setRetrying] = useState(false);
  const label = `Print pack of ${pack.label}`;

  async function retry() {
    setRetrying(true);
    const result = await callAction(retryPackAction(pack.key));
    setRetrying(false);
    toast(result.ok ? RETRY_STARTED : { ...failedMessage('Failed to start again'), description: result.message });
    onRetried();
  }

  return (
    <TaskRow label={label} task={pack}>
      <Button variant="outline" size="sm" loading={retrying} onClick={retry} aria-label={`Retry: ${label}`}>
        Retry
      </Button>
    </TaskRow>
  );
}

function BackupRow({ backup, onRetried }: { backup: UnmadeBackup; onRetried: () => void }) {
  return (
    <TaskRow label="Database backup" task={backup}>
      <PasswordDialog
        title="Create Database Backup"
        description="The failed one left nothing behind."
        confirmLabel="Create backup"
        trigger={
          <Button variant="outline" size="sm" aria-label="Retry: Database backup">
            Retry
          </Button>
        }
        call={(password) => startBackupAction(password)}
        onSuccess={() => {
          toast(RETRY_STARTED);
          onRetried();
        }}
      />
    </TaskRow>
  );
}
