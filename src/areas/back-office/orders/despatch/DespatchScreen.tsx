'use client';

import Link from 'next/link';
import { DESPATCH_UPLOAD } from '@/domain/text/table/file';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { FieldError } from '@/ui/Field';
import { Spinner } from '@/ui/Spinner';
import { TableDrop } from '@/ui/TableDrop';
import { BulkProgress } from '../bulk/BulkProgress';
import { ORDERS_PATH } from '../filters/order-filters';
import { PlannedDespatchList } from './PlannedDespatchList';
import { useDespatch } from './use-despatch';

/** Many orders despatched by one file: what each row would do is shown before any of it is done. */
export function DespatchScreen() {
  const { state, run, error, check, begin, stop, restart } = useDespatch();
  return (
    <div className="space-y-5">
      {error && (
        <div role="alert" className="card card-md border-danger">
          <FieldError>{error}</FieldError>
        </div>
      )}
      {state.step === 'choose' && (
        <TableDrop
          rule={DESPATCH_UPLOAD}
          label="Choose a file with tracking numbers"
          note="Its first row names the columns: order number, carrier, tracking number and, if you like, tracking link. You see what each row does before anything is sent."
          onFile={(file) => void check(file)}
        />
      )}
      {state.step === 'checking' && (
        <p role="status" className="card card-md flex items-center gap-3 wrap-anywhere">
          <Spinner className="text-accent" />
          <span>
            Checking <strong>{state.name}</strong>…
          </span>
        </p>
      )}
      {state.step === 'checked' && run && (
        <section aria-label="Despatching" className="card card-md space-y-5">
          <BulkProgress run={run} result="despatched" />
          <div className="flex flex-wrap gap-3">
            {run.state === 'running' ? (
              <Button variant="outline" onClick={stop}>
                Stop
              </Button>
            ) : (
              <>
                <Link href={ORDERS_PATH} className={buttonClass()}>
                  See orders
                </Link>
                <Button variant="outline" onClick={restart}>
                  Despatch another file
                </Button>
              </>
            )}
          </div>
        </section>
      )}
      {state.step === 'checked' && !run && (
        <PlannedDespatchList name={state.name} rows={state.rows} onBegin={begin} onRestart={restart} />
      )}
    </div>
  );
}
