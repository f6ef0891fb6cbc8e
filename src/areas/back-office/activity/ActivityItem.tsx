import { ArrowRight, Download } from 'lucide-react';
import Link from 'next/link';
import { fieldLabel } from '@/domain/text/field-label';
import type { ActivityEntry } from '@/modules/system/activity/data/activity';
import { keptFiles, shownChanges, subjectHref, type ShownChange } from '@/modules/system/activity/activity-view';
import { LocalDate } from '@/ui/LocalDate';

/** Fields shown before the rest unfolds. */
const SHOWN = 4;

export function ActivityItem({ entry }: { entry: ActivityEntry }) {
  const { action, actorName, address, after, before, createdAt, place, subject, subjectId, subjectType } = entry;
  const href = subjectHref(subjectType, subjectId);
  const changes = shownChanges(before, after);
  const files = keptFiles(subjectType, subjectId);
  return (
    <article className="card px-4 py-3.5 sm:px-5">
      <header className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <h2 className="font-sans text-base font-semibold tracking-normal normal-case">{fieldLabel(action)}</h2>
        {subject &&
          (href ? (
            <Link
              href={href}
              prefetch={false}
              className="min-w-0 break-words text-accent underline-offset-4 hover:underline"
            >
              {subject}
            </Link>
          ) : (
            <span className="min-w-0 break-words">{subject}</span>
          ))}
      </header>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-muted">
        <span className="font-medium text-ink">{actorName}</span>
        <LocalDate iso={createdAt} withTime />
        {address && address !== 'unknown' && <span>{address}</span>}
        {place !== null && <span className="tabular-nums">No. {place}</span>}
      </p>
      <Changes changes={changes.slice(0, SHOWN)} />
      {changes.length > SHOWN && (
        <details className="mt-1.5 text-sm">
          <summary className="inline-block cursor-pointer py-1 text-ink-muted underline-offset-4 hover:text-ink hover:underline">
            {changes.length - SHOWN} more fields
          </summary>
          <Changes changes={changes.slice(SHOWN)} />
        </details>
      )}
      {files.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
          {files.map(({ label, href: file }) => (
            <a
              key={file}
              href={file}
              download
              className="inline-flex min-h-8 items-center gap-1.5 font-medium text-accent underline-offset-4 hover:underline"
            >
              <Download aria-hidden className="size-4" />
              {label}
            </a>
          ))}
        </p>
      )}
    </article>
  );
}

function Changes({ changes }: { changes: readonly ShownChange[] }) {
  if (changes.length === 0) return null;
  return (
    <dl className="mt-2 space-y-1 text-sm">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-ink-muted">{field}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 break-words">
            {before !== null && <del className="min-w-0 break-words text-ink-muted">{before}</del>}
            {before !== null && after !== null && (
              <ArrowRight aria-hidden className="size-3.5 shrink-0 self-center text-ink-muted" />
            )}
            {after !== null && <ins className="min-w-0 break-words no-underline">{after}</ins>}
            {before !== null && after === null && <span className="text-ink-muted">removed</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
