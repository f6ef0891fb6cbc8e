'use client';

import { useState } from 'react';
import { PLAYER_LABELS } from '@/domain/teams/roster';
import { isSizeField } from '@/domain/teams/player-sizes';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import type { FieldChange, PlannedRow } from '@/domain/teams/roster-import';
import { CountFilter } from '@/ui/CountFilter';
import { Badge, type BadgeVariant } from '@/ui/Badge';
import { cn } from '@/ui/cn';
import { AlertIcon, ArrowRightIcon, WarningIcon } from '@/ui/icons';
import type { ImportPreview } from './import-players';

const KINDS: Record<PlannedRow['kind'], { label: string; variant: BadgeVariant }> = {
  added: { label: 'New', variant: 'default' },
  changed: { label: 'Changed', variant: 'outline' },
  unchanged: { label: 'Unchanged', variant: 'secondary' },
  wrong: { label: 'Left out', variant: 'destructive' },
};

const FIELDS: Record<FieldChange['field'], string> = { ...PLAYER_LABELS, isActive: 'Roster' };

/** What an import would do, counted and then row by row; a count shows its rows alone. */
export function ImportPreviewList({ preview: { rows, counts, ignoredColumns } }: { preview: ImportPreview }) {
  const [only, setOnly] = useState<PlannedRow['kind']>();
  const shown = only ? rows.filter(({ kind }) => kind === only) : rows;
  return (
    <>
      <CountFilter
        kinds={Object.keys(KINDS) as PlannedRow['kind'][]}
        labels={KINDS}
        counts={counts}
        only={only}
        onChange={setOnly}
        className="sm:grid-cols-4"
      />
      {(counts.wrong > 0 || ignoredColumns.length > 0) && (
        <ul className="space-y-1 text-sm text-ink-muted">
          {counts.wrong > 0 && (
            <li>Rows with mistakes are left out: correct them in your list, or import the rest now.</li>
          )}
          {ignoredColumns.length > 0 && (
            <li className="wrap-anywhere">Columns ignored: {ignoredColumns.join(', ')}.</li>
          )}
        </ul>
      )}
      <ol className="divide-y divide-line border-y border-line">
        {shown.map((row) => (
          <Row key={row.number} row={row} />
        ))}
      </ol>
    </>
  );
}

function Row({ row: { number, name, kind, changes, problems, warnings } }: { row: PlannedRow }) {
  return (
    <li className={cn('flex gap-3 py-3 sm:gap-4', kind === 'unchanged' && 'text-ink-muted')}>
      <span className="w-8 shrink-0 pt-0.5 text-right text-sm text-ink-muted tabular-nums">
        <span className="sr-only">Row </span>
        {number}
      </span>
      <div className="min-w-0 grow space-y-1">
        <div className="flex items-start justify-between gap-3">
          <p className={cn('min-w-0 font-semibold wrap-anywhere', !name && 'text-ink-muted')}>{name || 'No name'}</p>
          <Badge variant={KINDS[kind].variant} className="mt-0.5 shrink-0">
            {KINDS[kind].label}
          </Badge>
        </div>
        {changes.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-muted">
            {changes.map((change) => (
              <li key={change.field} className="wrap-anywhere">
                <Change change={change} isNew={kind === 'added'} />
              </li>
            ))}
          </ul>
        )}
        {problems.map((problem) => (
          <p key={problem} className="flex gap-1.5 text-sm font-medium text-danger wrap-anywhere">
            <AlertIcon className="mt-0.5 size-4 shrink-0" /> {problem}
          </p>
        ))}
        {warnings.map((warning) => (
          <p key={warning} className="flex gap-1.5 text-sm text-warning wrap-anywhere">
            <WarningIcon className="mt-0.5 size-4 shrink-0" /> {warning}
          </p>
        ))}
      </div>
    </li>
  );
}

function Change({ change, isNew }: { change: FieldChange; isNew: boolean }) {
  if (change.field === 'isActive') return <span className="text-ink">Returns to the roster</span>;
  const to = <span className="text-ink">{textOf(change, change.to)}</span>;
  if (isNew) {
    return (
      <>
        {FIELDS[change.field]}: {to}
      </>
    );
  }
  return (
    <>
      {FIELDS[change.field]}:{' '}
      <span className={cn(change.from !== null && 'line-through')}>{textOf(change, change.from)}</span>{' '}
      <ArrowRightIcon className="inline size-3.5" />
      <span className="sr-only">becomes</span> {to}
    </>
  );
}

function textOf({ field }: FieldChange, value: FieldChange['to']): string {
  if (value === null) return 'none';
  return (isSizeField(field) && sizeLabelOf(String(value))) || String(value);
}
