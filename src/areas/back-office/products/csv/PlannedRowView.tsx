import { ArrowRight } from 'lucide-react';
import type { CellChange, PlannedRow as Row, RowKind } from '@/domain/product-csv/product-csv-rows';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import { PlannedRow, RowProblem, type RowLabel } from '@/ui/PlannedRow';

export const KIND_LABELS: Record<RowKind, RowLabel> = {
  added: { label: 'Added', variant: 'default' },
  changed: { label: 'Changed', variant: 'outline' },
  unchanged: { label: 'Unchanged', variant: 'secondary' },
  refused: { label: 'Refused', variant: 'destructive' },
};

/** Row of a file with its changes, or the reason it is refused. */
export function PlannedRowView({ row }: { row: Row }) {
  const { number, slug, name, color, size, kind, changes, problems } = row;
  const option = [color, sizeLabelOf(size) ?? size].filter(Boolean).join(', ');
  return (
    <PlannedRow
      number={number}
      title={
        <>
          <span className="font-semibold">{name || slug || 'No product'}</span>
          {option && <span className="text-ink-muted"> · {option}</span>}
          {name && <span className="block text-sm text-ink-muted">/{slug}</span>}
        </>
      }
      label={KIND_LABELS[kind]}
      isIdle={kind === 'unchanged'}
    >
      {changes.length > 0 && (
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {changes.map((change) => (
            <Change key={change.column} change={change} />
          ))}
        </dl>
      )}
      {problems.map((problem) => (
        <RowProblem key={problem}>{problem}</RowProblem>
      ))}
    </PlannedRow>
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
