import { ArrowRight, CircleAlert } from 'lucide-react';
import type { CellChange, PlannedRow, RowKind } from '@/domain/catalogue/product-csv-rows';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import { Badge, type BadgeVariant } from '@/ui/Badge';
import { cn } from '@/ui/cn';

export const KIND_LABELS: Record<RowKind, { label: string; variant: BadgeVariant }> = {
  added: { label: 'Added', variant: 'default' },
  changed: { label: 'Changed', variant: 'outline' },
  unchanged: { label: 'Unchanged', variant: 'secondary' },
  refused: { label: 'Refused', variant: 'destructive' },
};

/** One row of a file: what it is about, and what it would change or why it is refused. */
export function PlannedRowView({ row }: { row: PlannedRow }) {
  const { number, slug, name, color, size, kind, changes, problems } = row;
  const option = [color, sizeLabelOf(size) ?? size].filter(Boolean).join(', ');
  return (
    <article className={cn('card flex gap-3 px-4 py-3 sm:gap-4 sm:px-5', kind === 'unchanged' && 'text-ink-muted')}>
      <span className="min-w-10 shrink-0 pt-0.5 text-right text-sm text-ink-muted tabular-nums">
        <span className="sr-only">Row </span>
        {number}
      </span>
      <div className="min-w-0 grow space-y-1.5">
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{name || slug || 'No product'}</span>
            {option && <span className="text-ink-muted"> · {option}</span>}
            {name && <span className="block text-sm text-ink-muted">/{slug}</span>}
          </p>
          <Badge variant={KIND_LABELS[kind].variant} className="mt-0.5 shrink-0">
            {KIND_LABELS[kind].label}
          </Badge>
        </div>
        {changes.length > 0 && (
          <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {changes.map((change) => (
              <Change key={change.column} change={change} />
            ))}
          </dl>
        )}
        {problems.map((problem) => (
          <p key={problem} className="flex gap-1.5 text-sm font-medium text-danger wrap-anywhere">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {problem}
          </p>
        ))}
      </div>
    </article>
  );
}

function Change({ change: { column, from, to } }: { change: CellChange }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-1.5 wrap-anywhere">
      <dt className="text-ink-muted">{column}</dt>
      <dd>
        {from && (
          <>
            <s className="text-ink-muted">{from}</s> <ArrowRight aria-hidden className="inline size-3.5" />
            <span className="sr-only">becomes</span>{' '}
          </>
        )}
        <span>{to || 'nothing'}</span>
      </dd>
    </div>
  );
}
