'use client';

import { ScrollText, ArrowRight, Download } from 'lucide-react';
import { fieldLabel } from '@/domain/text/field-label';
import {
  ACTIVITY_PATH,
  activityHref,
  activityQuery,
  parseActivityFilters,
  SYSTEM_ACTOR,
  type ActivityFilters,
} from '@/modules/system/activity/activity-filters';
import type { ActivityListing } from '@/modules/system/activity/load-activity';
import { DaysFilter } from '@/ui/list/DaysFilter';
import { ListScreen } from '@/ui/list/ListScreen';
import Link from 'next/link';
import type { ActivityEntry } from '@/modules/system/activity/data/activity';
import { keptFiles, shownChanges, subjectHref, type ShownChange } from '@/modules/system/activity/activity-view';
import { LocalDate } from '@/ui/LocalDate';

const hrefOf = (filters: ActivityFilters) =>
  activityHref(parseActivityFilters(new URLSearchParams(activityQuery(filters))));

export function ActivityScreen({ listing, filters }: { listing: ActivityListing; filters: ActivityFilters }) {
  const { people, types, actions } = listing.choices;
  return (
    <ListScreen
      label="Activity"
      what="entries"
      path={ACTIVITY_PATH}
      filters={filters}
      query={activityQuery(filters)}
      hrefOf={hrefOf}
      search={{ label: 'Search the activity log', placeholder: 'Search by person, action or subject...' }}
      selects={[
        {
          name: 'person',
          label: 'Filter by person',
          choices: [
            { value: '', label: 'Everyone' },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
            { value: SYSTEM_ACTOR, label: 'System' },
          ],
          className: 'md:w-44',
        },
        {
          name: 'type',
          label: 'Filter by subject',
          choices: [
            { value: '', label: 'All subjects' },
            ...types.map((value) => ({ value, label: fieldLabel(value) })),
          ],
          className: 'md:w-44',
        },
        {
          name: 'action',
          label: 'Filter by action',
          choices: [
            { value: '', label: 'All actions' },
            ...actions.map((value) => ({ value, label: fieldLabel(value) })),
          ],
          className: 'col-span-2 md:w-44',
        },
      ]}
      controls={(draft, ask) => <DaysFilter {...draft} onChange={ask} />}
      layout="columns"
      loadingText="Loading activity..."
      failure="Failed to load the activity log"
      listing={listing}
      notFound={{ title: 'No activity found', clearHref: ACTIVITY_PATH }}
      none={{ title: 'No activity yet', description: 'Changes made by staff will appear here.', icon: <ScrollText /> }}
      estimatedHeight={104}
    >
      {(entry) => <ActivityItem entry={entry} />}
    </ListScreen>
  );
}

const SHOWN = 4;

function ActivityItem({ entry }: { entry: ActivityEntry }) {
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
            {changes.length === SHOWN + 1 ? '1 more field' : `${changes.length - SHOWN} more fields`}
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
