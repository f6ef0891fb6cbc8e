import type { InquiryKind } from '@/domain/inquiries/inquiry';
import { cn } from '@/ui/cn';

type Kind = InquiryKind | 'all';
type KindTabsProps = { kind: Kind; news: Record<InquiryKind, number>; onChange: (kind: Kind) => void };

/** Kinds, each with its number of new inquiries. */
export function KindTabs({ kind, news, onChange }: KindTabsProps) {
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
