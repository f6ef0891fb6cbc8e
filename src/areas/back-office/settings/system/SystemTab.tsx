'use client';

import { ScrollText, Eraser, FileText, FileDown, Download, RefreshCw, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { ACTIVITY_PATH } from '@/modules/system/activity/activity-filters';
import { buttonClass } from '@/ui/button-class';
import { SettingRow, SettingRows } from '@/modules/accounts/components/SettingRow';
import { Backups } from './Backups';
import { Jobs } from './Jobs';
import { PanelDialog } from './PanelDialog';
import { UnsentEmails } from './UnsentEmails';
import { clearCacheAction, exportDataAction } from './system-actions';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';
import { cacheCleared, DOWNLOAD_STARTED, LOGS_LOAD_FAILED } from './system-messages';
import { useState } from 'react';
import { LOG_LEVEL_LABELS, LOG_LEVELS, type LogFilters, type LogEntry } from '@/modules/system/logs/log-entries';
import { LOGS_DOWNLOAD_HREF, LOGS_HREF } from '@/modules/system/system-paths';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import type { Choice } from '@/ui/choices';
import { FilterSelect } from '@/ui/list/FilterSelect';
import { SearchBox } from '@/ui/SearchBox';
import type { LogPage } from '@/modules/system/logs/read-log';
import { useAnswer } from '@/ui/use-answer';
import { Badge, type BadgeVariant } from '@/ui/Badge';
import { LocalDate } from '@/ui/LocalDate';

export function SystemTab() {
  return (
    <SettingRows>
      <Backups />
      <SettingRow
        label="System cache"
        description="Stored pages of the shop. Clearing them rebuilds each at its next visit, so the first visitors wait a little."
      >
        <ClearCache />
      </SettingRow>
      <SettingRow
        label="Data export"
        description="Products, orders, customers, teams and all other records as JSON lines, without passwords or keys."
      >
        <ExportData />
      </SettingRow>
      <SettingRow
        label="System log"
        description="What the software itself reports: failed and slow requests, warnings."
      >
        <SystemLogs />
      </SettingRow>
      <SettingRow label="Emails" description="Emails that wait for their turn, or that the mail server has refused.">
        <UnsentEmails />
      </SettingRow>
      <SettingRow
        label="Background jobs"
        description="When each job last ran, and print packs and backups that failed."
      >
        <Jobs />
      </SettingRow>
      <SettingRow label="Activity log" description="Who changed what, and when: every change made by staff.">
        <Link href={ACTIVITY_PATH} prefetch={false} className={buttonClass('outline')}>
          <ScrollText aria-hidden className="size-4.5" />
          View Activity Log
        </Link>
      </SettingRow>
    </SettingRows>
  );
}

function ClearCache() {
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
      call={(password) => clearCacheAction(password)}
      onSuccess={({ entries }) => toast(cacheCleared(entries))}
    />
  );
}

function SystemLogs() {
  return (
    <PanelDialog
      title="System log"
      description="Newest first. Personal data and secrets stay out of it."
      label="View System Logs"
      icon={FileText}
    >
      <LogPanel />
    </PanelDialog>
  );
}

/** The browser shows progress and can cancel. */
function ExportData() {
  return (
    <PasswordDialog
      title="Export System Data"
      description="The archive contains personal data of customers and teams. Keep it where only you have access."
      confirmLabel="Export data"
      trigger={
        <Button variant="outline">
          <FileDown aria-hidden className="size-4.5" />
          Export System Data
        </Button>
      }
      call={(password) => exportDataAction(password)}
      onSuccess={({ href }) => {
        toast(DOWNLOAD_STARTED);
        window.location.assign(href);
      }}
    />
  );
}

const STEP = 100;

const MOST = 2000;

const levelChoices: Choice<LogFilters['level']>[] = [
  { value: 'all', label: 'All levels' },
  ...LOG_LEVELS.slice(0, -1).map((value) => ({
    value,
    label: value === 'error' ? LOG_LEVEL_LABELS.error : `${LOG_LEVEL_LABELS[value]} and above`,
  })),
];

function LogPanel() {
  const [filters, setFilters] = useState<LogFilters>({ level: 'all', search: '' });
  const [limit, setLimit] = useState(STEP);
  const { page, loading, failed, reload } = useLogs(filters, limit);

  function change(changed: Partial<LogFilters>) {
    setFilters({ ...filters, ...changed });
    setLimit(STEP);
  }

  if (page?.isElsewhere)
    return (
      <EmptyState
        title="The log is not kept here"
        description="LOG_FILES is false: the log is on standard error of the shop’s processes, for the program that runs them to collect."
        headingLevel={3}
      />
    );
  return (
    <>
      <div className="sticky top-0 z-10 -mx-5 flex flex-wrap items-center gap-2 border-b border-line bg-surface-raised px-5 pt-1 pb-3 sm:-mx-6 sm:px-6">
        <SearchBox
          label="Search the log"
          placeholder="Search the log..."
          value={filters.search}
          onChange={(search) => change({ search })}
          className="grow basis-52"
        />
        <FilterSelect
          label="Level"
          value={filters.level}
          choices={levelChoices}
          onChange={(level) => change({ level })}
        />
        <Button variant="outline" size="sm" className="min-h-10" onClick={reload}>
          {loading ? <Spinner /> : <RefreshCw aria-hidden className="size-4" />}
          Refresh
        </Button>
        <a href={LOGS_DOWNLOAD_HREF} download className={cn(buttonClass('outline', 'sm'), 'min-h-10')}>
          <Download aria-hidden className="size-4" />
          Download
        </a>
      </div>
      {failed && (
        <ErrorState title={LOGS_LOAD_FAILED.description} onRetry={reload} retrying={loading} headingLevel={3} />
      )}
      {!failed && page && page.entries.length === 0 && (
        <EmptyState
          title={filters.search || filters.level !== 'all' ? 'No lines found' : 'Nothing to report'}
          description="The log keeps the latest 20 MB."
          headingLevel={3}
        />
      )}
      {!failed && page && page.entries.length > 0 && (
        <ol
          aria-label="Log"
          aria-busy={loading || undefined}
          className={cn('divide-y divide-line', loading && 'opacity-60')}
        >
          {page.entries.map((entry, index) => (
            <LogLine key={`${entry.time} ${index}`} entry={entry} />
          ))}
        </ol>
      )}
      {!failed && page?.more && limit < MOST && (
        <Button variant="outline" size="sm" className="mt-4" onClick={() => setLimit(Math.min(limit * 2, MOST))}>
          Show older lines
        </Button>
      )}
    </>
  );
}

type LogsState = { page: LogPage | undefined; loading: boolean; failed: boolean; reload: () => void };

function useLogs({ level, search }: LogFilters, limit: number): LogsState {
  const query = new URLSearchParams({ level, search, limit: String(limit) });
  const { answer, retry, ...state } = useAnswer<LogPage>(`${LOGS_HREF}?${query}`, { pause: 250, reloads: true });
  return { page: answer, reload: retry, ...state };
}

const badges: Record<LogEntry['level'], BadgeVariant> = {
  error: 'destructive',
  warn: 'default',
  info: 'secondary',
  debug: 'outline',
};

function LogLine({ entry: { level, time, message, details } }: { entry: LogEntry }) {
  const { url } = details;
  return (
    <li>
      <details className="group text-sm">
        <summary className="flex cursor-pointer list-none items-baseline gap-2 py-2.5 hover:bg-ink/5 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 self-center text-ink-muted transition-transform duration-150 group-open:rotate-90"
          />
          <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="w-24 shrink-0">
              <Badge variant={badges[level]}>{LOG_LEVEL_LABELS[level]}</Badge>
            </span>
            <LocalDate iso={time} withTime className="shrink-0 text-ink-muted tabular-nums" />
            <span className="min-w-0 font-medium break-words">{message || 'No message'}</span>
            {typeof url === 'string' && <span className="min-w-0 break-all text-ink-muted">{url}</span>}
          </span>
        </summary>
        <pre className="mb-3 ml-6 max-h-80 overflow-auto rounded-control bg-surface-sunken p-3 text-xs break-words whitespace-pre-wrap">
          {readable({ time, ...details })}
        </pre>
      </details>
    </li>
  );
}

const readable = (details: Record<string, unknown>): string => JSON.stringify(details, null, 2).replaceAll('\\n', '\n');
