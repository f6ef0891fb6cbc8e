'use client';

import { useState } from 'react';
import { PLAYER_LABELS } from '@/domain/teams/roster';
import { isSizeField } from '@/domain/teams/player-sizes';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import type { FieldChange, PlannedRow as PlannedPlayer } from '@/domain/teams/roster-import';
import { CountFilter } from '@/ui/CountFilter';
import { cn } from '@/ui/cn';
import { ArrowRightIcon } from '@/ui/icons';
import { WarningIcon } from '@/ui/WarningIcon';
import { PlannedRow, RowProblem, type RowLabel } from '@/ui/PlannedRow';
import type { ImportPreview } from './import-players';

type Kind = PlannedPlayer['kind'];

const KINDS: Record<Kind, RowLabel> = {
  added: { label: 'New', variant: 'default' },
  changed: { label: 'Changed', variant: 'outline' },
  unchanged: { label: 'Unchanged', variant: 'secondary' },
  wrong: { label: 'Left out', variant: 'destructive' },
};

const FIELDS: Record<FieldChange['field'], string> = { ...PLAYER_LABELS, isActive: 'Roster' };

export function ImportPreviewList({ preview: { rows, counts, ignoredColumns } }: { preview: ImportPreview }) {
  const [only, setOnly] = useState<Kind>();
  const shown = only ? rows.filter(({ kind }) => kind === only) : rows;
  return (
    <>
      <CountFilter
        kinds={Object.keys(KINDS) as Kind[]}
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
          <li key={row.number}>
            <PlayerRow row={row} />
          </li>
        ))}
      </ol>
    </>
  );
}

function PlayerRow({ row: { number, name, kind, changes, problems, warnings } }: { row: PlannedPlayer }) {
  return (
    <PlannedRow
      number={number}
      title={<span className={cn('font-semibold', !name && 'text-ink-muted')}>{name || 'No name'}</span>}
      label={KINDS[kind]}
      isIdle={kind === 'unchanged'}
      className="py-3"
    >
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
        <RowProblem key={problem}>{problem}</RowProblem>
      ))}
      {warnings.map((warning) => (
        <p key={warning} className="flex gap-1.5 text-sm text-warning wrap-anywhere">
          <WarningIcon className="mt-0.5 size-4 shrink-0" /> {warning}
        </p>
      ))}
    </PlannedRow>
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
