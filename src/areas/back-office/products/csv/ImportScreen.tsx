'use client';

import Link from 'next/link';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { FieldError } from '@/ui/Field';
import { useProductImport } from './use-product-import';
import { CATALOGUE_UPLOAD } from '@/domain/text/table/file';
import { TableDrop } from '@/ui/TableDrop';
import { useMemo, useState } from 'react';
import type { RowKind, CellChange, PlannedRow as Row } from '@/domain/product-csv/product-csv-rows';
import { CountFilter } from '@/ui/CountFilter';
import type { ImportPreview } from './check-import';
import type { Progress } from './send-file';
import { PicturesProgress } from '../imported-pictures/PicturesProgress';
import { PlannedFile } from '../../file-runs/PlannedFile';
import { PlannedRows } from '../../file-runs/PlannedRows';
import { ArrowRight } from 'lucide-react';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import { PlannedRow, RowProblem, type RowLabel } from '@/ui/PlannedRow';

export function ImportScreen() {
  const { state, error, check, run, restart } = useProductImport();
  return (
    <div className="space-y-5">
      {error && (
        <div role="alert" className="card card-md flex flex-wrap items-center justify-between gap-4 border-danger">
          <FieldError>{error}</FieldError>
          {state.step === 'checked' && (
            <Button variant="outline" size="sm" onClick={() => void check(state.file)}>
              Check again
            </Button>
          )}
        </div>
      )}
      {state.step === 'choose' && (
        <TableDrop
          rule={CATALOGUE_UPLOAD}
          label="Choose a file with products"
          note="Also exports of Shopify and WooCommerce. You see every change, row by row, before anything is saved."
          onFile={(file) => void check(file)}
        />
      )}
      {state.step === 'checking' && (
        <div className="card card-md space-y-3">
          <p className="wrap-anywhere">
            {state.share < 1 ? 'Sending' : 'Checking'} <strong>{state.name}</strong>…
          </p>
          <progress
            {...(state.share < 1 && { value: state.share })}
            max={1}
            aria-label={state.share < 1 ? 'Sending' : 'Checking'}
            className="h-2 w-full accent-(--brand)"
          />
        </div>
      )}
      {(state.step === 'checked' || state.step === 'importing') && (
        <CheckedFile
          name={state.file.name}
          preview={state.preview}
          progress={state.step === 'importing' ? state.progress : undefined}
          onImport={() => void run()}
          onRestart={restart}
        />
      )}
      {state.step === 'imported' && (
        <section className="card card-lg" aria-labelledby="imported">
          <h2 id="imported" className="text-subheading">
            {state.summary.products} {state.summary.products === 1 ? 'product' : 'products'} imported
          </h2>
          <p className="mt-2 text-ink-muted wrap-anywhere">
            {state.name}: {state.summary.counts.added} {state.summary.counts.added === 1 ? 'row' : 'rows'} added,{' '}
            {state.summary.counts.changed} changed, {state.summary.counts.unchanged} unchanged,{' '}
            {state.summary.counts.refused} refused.
          </p>
          {state.summary.pictures > 0 && <PicturesProgress importId={state.summary.id} />}
          <div className="mt-5 flex flex-wrap gap-3">
            <Link href="/admin/products" className={buttonClass()}>
              See products
            </Link>
            <Link href="/admin/activity?action=products.imported" className={buttonClass('outline')}>
              See changes
            </Link>
            <Button variant="outline" onClick={restart}>
              Import another file
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

const KIND_LABELS: Record<RowKind, RowLabel> = {
  added: { label: 'Added', variant: 'default' },
  changed: { label: 'Changed', variant: 'outline' },
  unchanged: { label: 'Unchanged', variant: 'secondary' },
  refused: { label: 'Refused', variant: 'destructive' },
};

function PlannedRowView({ row }: { row: Row }) {
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

type CheckedFileProps = {
  name: string;
  preview: ImportPreview;
  progress: Progress | undefined;
  onImport: () => void;
  onRestart: () => void;
};

const KINDS = Object.keys(KIND_LABELS) as RowKind[];
const keyOf = ({ number, color, size }: Row): string => `${number} ${size} ${color}`;
const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

function CheckedFile({ name, preview, progress, onImport, onRestart }: CheckedFileProps) {
  const [only, setOnly] = useState<RowKind>();
  const rows = useMemo(
    () => preview.rows.filter(({ kind }) => (only ? kind === only : kind !== 'unchanged')),
    [preview, only],
  );
  const { counts, ignored, from } = preview;
  return (
    <>
      <PlannedFile
        label="Preview"
        name={name}
        startLabel={preview.products === 0 ? 'Nothing to import' : `Import ${products(preview.products)}`}
        canStart={preview.products > 0}
        isStarted={progress !== undefined}
        onStart={onImport}
        onRestart={onRestart}
      >
        {progress && (
          <div className="space-y-1.5">
            <progress
              value={progress.done}
              max={Math.max(1, progress.total)}
              aria-label="Importing"
              className="h-2 w-full accent-(--brand)"
            />
            <p className="text-sm text-ink-muted tabular-nums">
              {progress.done} of {products(progress.total)}
            </p>
          </div>
        )}
        <CountFilter
          kinds={KINDS}
          labels={KIND_LABELS}
          counts={counts}
          only={only}
          onChange={setOnly}
          className="md:grid-cols-4"
        />
        {(from || counts.refused > 0 || ignored.length > 0 || preview.products === 0) && (
          <ul className="space-y-1 text-sm text-ink-muted">
            {from && (
              <li>
                Read as an export of {from}. Afterwards {preview.pictures}{' '}
                {preview.pictures === 1 ? 'picture is' : 'pictures are'} fetched from there.
              </li>
            )}
            {preview.products === 0 && counts.refused === 0 && (
              <li>Nothing to change: the catalogue already matches.</li>
            )}
            {counts.refused > 0 && (
              <li>Refused rows are left out: correct them in your file, or import the rest now.</li>
            )}
            {ignored.length > 0 && <li className="wrap-anywhere">Columns ignored: {ignored.join(', ')}.</li>}
          </ul>
        )}
      </PlannedFile>
      <PlannedRows rows={rows} only={only} estimatedHeight={88} keyOf={keyOf}>
        {(row) => <PlannedRowView row={row} />}
      </PlannedRows>
    </>
  );
}
