'use client';

import Link from 'next/link';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { FieldError } from '@/ui/Field';
import { CheckedFile } from './CheckedFile';
import { useProductImport } from './use-product-import';
import { CATALOGUE_UPLOAD } from '@/domain/text/table/file';
import { TableDrop } from '@/ui/TableDrop';

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
          note="You see every change, row by row, before anything is saved."
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
          <div className="mt-5 flex flex-wrap gap-3">
            <Link href="/admin/products" className={buttonClass()}>
              See products
            </Link>
            <Link href="/admin/activity?action=products.imported" className={buttonClass('outline')}>
              What was changed
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
