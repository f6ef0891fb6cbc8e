import { FileText, Mail } from 'lucide-react';
import Link from 'next/link';
import { INQUIRY_KIND_LABELS, inquiryTitle } from '@/domain/inquiries/inquiry';
import { cn } from '@/ui/cn';
import { LocalDate } from '@/ui/LocalDate';
import type { InquiryRow } from './data/inquiries';
import { inquiryHref, type InquiryFilters } from './inquiry-filters';
import { InquiryBadge } from './InquiryBadge';

/** Emphasises unanswered inquiries. */
export function InquiryCard({ inquiry, filters }: { inquiry: InquiryRow; filters: InquiryFilters }) {
  const isNew = inquiry.status === 'new';
  const Icon = inquiry.kind === 'quote' ? FileText : Mail;
  return (
    <article
      className={cn(
        'card relative flex gap-3.5 border-l-4 px-4 py-3.5 hover:border-line-strong sm:px-5',
        isNew ? 'border-l-brand hover:border-l-brand' : 'border-l-transparent bg-surface-raised/60',
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
