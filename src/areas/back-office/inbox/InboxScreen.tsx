'use client';

import { Inbox, FileText, Mail } from 'lucide-react';
import {
  INQUIRY_STATUS_LABELS,
  INQUIRY_STATUSES,
  type InquiryKind,
  INQUIRY_KIND_LABELS,
  inquiryTitle,
} from '@/domain/inquiries/inquiry';
import { choicesOf, type Choice } from '@/ui/choices';
import { ListScreen } from '@/ui/list/ListScreen';
import type { InquiryListing, InquiryRow } from './data/inquiries';
import { INBOX_PATH, inboxHref, inquiryQuery, type InquiryFilters, inquiryHref } from './inquiry-filters';
import { cn } from '@/ui/cn';
import Link from 'next/link';
import { LocalDate } from '@/ui/LocalDate';
import { InquiryBadge } from './InquiryBadge';

const statuses: Choice<InquiryFilters['status']>[] = [
  { value: 'all', label: 'All statuses' },
  ...choicesOf(INQUIRY_STATUSES, INQUIRY_STATUS_LABELS),
];

export function InboxScreen({ listing, filters }: { listing: InquiryListing; filters: InquiryFilters }) {
  return (
    <ListScreen
      label="Inbox"
      what="inquiries"
      path={INBOX_PATH}
      filters={filters}
      query={inquiryQuery(filters)}
      hrefOf={inboxHref}
      tabs={(draft, ask) => <KindTabs kind={draft.kind} news={listing.news} onChange={(kind) => ask({ kind })} />}
      search={{ label: 'Search the inbox', placeholder: 'Search by name, email, subject or team...' }}
      selects={[{ name: 'status', label: 'Filter by status', choices: statuses }]}
      loadingText="Loading the inbox..."
      failure="Failed to load the inbox"
      listing={listing}
      notFound={{ title: 'Nothing found' }}
      none={{
        title: 'Your inbox is empty',
        description: 'Quote requests and messages from the site will appear here.',
        icon: <Inbox />,
      }}
      estimatedHeight={126}
    >
      {(inquiry) => <InquiryCard inquiry={inquiry} filters={filters} />}
    </ListScreen>
  );
}

type Kind = InquiryKind | 'all';
type KindTabsProps = { kind: Kind; news: Record<InquiryKind, number>; onChange: (kind: Kind) => void };

function KindTabs({ kind, news, onChange }: KindTabsProps) {
  const kinds: { value: Kind; label: string; count: number }[] = [
    { value: 'all', label: 'All', count: news.quote + news.contact },
    { value: 'quote', label: 'Quotes', count: news.quote },
    { value: 'contact', label: 'Messages', count: news.contact },
  ];
  return (
    <div role="group" aria-label="Kind" className="mb-4 flex gap-1 border-b border-line">
      {kinds.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === kind}
          onClick={() => onChange(value)}
          className={cn(
            '-mb-px flex min-h-11 items-center gap-2 border-b-2 px-3 text-sm font-semibold sm:px-4',
            value === kind ? 'border-brand text-ink' : 'border-transparent text-ink-muted hover:text-ink',
          )}
        >
          {label}
          {count > 0 && (
            <span className="rounded-full bg-brand px-2 py-0.5 text-xs leading-none font-bold text-brand-ink tabular-nums">
              {count}
              <span className="sr-only"> new</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

function InquiryCard({ inquiry, filters }: { inquiry: InquiryRow; filters: InquiryFilters }) {
  const isNew = inquiry.status === 'new';
  const Icon = inquiry.kind === 'quote' ? FileText : Mail;
  return (
    <article
      className={cn(
        'card relative flex gap-3.5 border-l-4 px-4 py-3.5 hover:border-line-strong sm:px-5',
        isNew ? 'border-l-brand hover:border-l-brand' : 'bg-surface-raised/60',
      )}
    >
      <span
        className={cn(
          'mt-0.5 grid size-9 shrink-0 place-items-center rounded-full max-sm:hidden',
          isNew ? 'bg-brand-soft text-accent' : 'bg-ink/6 text-ink-muted',
        )}
      >
        <Icon aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-3">
          <h2
            className={cn(
              'min-w-0 font-sans text-base leading-6 tracking-normal wrap-anywhere normal-case',
              isNew ? 'font-bold' : 'font-medium',
            )}
          >
            <Link
              href={inquiryHref(inquiry.id, filters)}
              prefetch={false}
              className="underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {inquiryTitle(inquiry)}
            </Link>
          </h2>
          <InquiryBadge status={inquiry.status} />
        </div>
        <p className="mt-0.5 truncate text-sm">
          {inquiry.name} <span className="text-ink-muted">· {inquiry.email}</span>
        </p>
        <p className="mt-1 line-clamp-1 text-sm wrap-anywhere text-ink-muted">{inquiry.excerpt}</p>
        <p className="mt-1 text-xs text-ink-muted">
          {INQUIRY_KIND_LABELS[inquiry.kind]} · <LocalDate iso={inquiry.createdAt} withTime />
        </p>
      </div>
    </article>
  );
}
