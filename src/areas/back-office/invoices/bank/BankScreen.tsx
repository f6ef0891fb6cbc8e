'use client';

import Link from 'next/link';
import { BANK_UPLOAD } from '@/domain/text/table/file';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { FieldError } from '@/ui/Field';
import { Spinner } from '@/ui/Spinner';
import { TableDrop } from '@/ui/TableDrop';
import { BulkProgress } from '../../orders/bulk/BulkProgress';
import { INVOICES_PATH } from '../invoice-filters';
import { BankColumnFields } from './BankColumnFields';
import { BankLineList } from './BankLineList';
import { useBankFile } from './use-bank-file';

/** Payments entered from a bank’s statement: what each line does is shown, and can be changed, before any is entered. */
export function BankScreen() {
  const { state, run, error, check, choose, begin, stop, restart } = useBankFile();
  return (
    <div className="space-y-5">
      {error && (
        <div role="alert" className="card card-md border-danger">
          <FieldError>{error}</FieldError>
        </div>
      )}
      {state.step === 'choose' && (
        <TableDrop
          rule={BANK_UPLOAD}
          label="Choose a bank statement"
          note="Export it from your bank with date, amount and reference. You see what each payment does before anything is entered."
          onFile={(file) => void check(file)}
        />
      )}
      {state.step === 'checking' && (
        <p role="status" className="card card-md flex items-center gap-3 wrap-anywhere">
          <Spinner className="text-accent" />
          <span>
            Reading <strong>{state.name}</strong>…
          </span>
        </p>
      )}
      {state.step === 'checked' && run && (
        <section aria-label="Entering payments" className="card card-md space-y-5">
          <BulkProgress run={run} result="entered" what="payments" />
          <div className="flex flex-wrap gap-3">
            {run.state === 'running' ? (
              <Button variant="outline" onClick={stop}>
                Stop
              </Button>
            ) : (
              <>
                <Link href={INVOICES_PATH} className={buttonClass()}>
                  See invoices
                </Link>
                <Button variant="outline" onClick={restart}>
                  Enter another statement
                </Button>
              </>
            )}
          </div>
        </section>
      )}
      {state.step === 'checked' && !run && (
        <>
          <BankColumnFields
            key={JSON.stringify(state.statement.columns)}
            statement={state.statement}
            onChange={(columns) => void check(state.file, columns)}
          />
          {state.statement.lines && (
            <BankLineList
              name={state.file.name}
              statement={state.statement}
              lines={state.statement.lines}
              chosen={state.chosen}
              onChoose={choose}
              onBegin={begin}
              onRestart={restart}
            />
          )}
        </>
      )}
    </div>
  );
}
