'use client';

import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { tableFault } from '@/domain/text/table/file';
import type { UploadRule } from '@/domain/text/uploads';
import { upload } from '@/lib/client/upload';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { FieldError } from '@/ui/Field';
import { Spinner } from '@/ui/Spinner';
import { TableDrop } from '@/ui/TableDrop';
import { BulkProgress, type BulkWhat } from './BulkProgress';
import { useBulkRun } from './use-bulk-run';

type CheckedFile<Plan> = {
  file: File;
  plan: Plan;
  setPlan: (plan: Plan) => void;
  check: (fields: Readonly<Record<string, string>>) => void;
  begin: (change: object) => void;
  restart: () => void;
};

type FileRunScreenProps<Answer, Plan> = {
  rule: UploadRule;
  /** Path above the routes `check` and `run`. */
  path: string;
  label: string;
  note: string;
  checking: 'Checking' | 'Reading';
  running: string;
  result: string;
  what: BulkWhat;
  done: { href: string; label: string };
  again: string;
  planOf: (answer: Answer) => Plan;
  children: (checked: CheckedFile<Plan>) => ReactNode;
};

type FileState<Plan> =
  | { step: 'choose' }
  | { step: 'checking'; name: string }
  | { step: 'checked' | 'begun'; file: File; plan: Plan };

export function FileRunScreen<Answer, Plan>(props: FileRunScreenProps<Answer, Plan>) {
  const { rule, path, label, note, checking, running, result, what, done, again, planOf, children } = props;
  const [state, setState] = useState<FileState<Plan>>({ step: 'choose' });
  const [error, setError] = useState<string>();
  const { run, begin, stop } = useBulkRun();

  async function check(file: File, fields: Readonly<Record<string, string>> = {}) {
    setError(undefined);
    const fault = await tableFault(rule, file);
    if (fault) return setError(fault);
    setState({ step: 'checking', name: file.name });
    const form = new FormData();
    form.set('file', file);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const checked = await upload<Answer>({
      path: `${path}/check`,
      form,
      onProgress: () => undefined,
      offline: `No connection. Nothing was ${result}; please try again.`,
    });
    if (checked.ok) return setState({ step: 'checked', file, plan: planOf(checked.value) });
    setState(state);
    setError(checked.message);
  }

  function restart() {
    setError(undefined);
    setState({ step: 'choose' });
  }

  return (
    <div className="space-y-5">
      {error && (
        <div role="alert" className="card card-md border-danger">
          <FieldError>{error}</FieldError>
        </div>
      )}
      {state.step === 'choose' && (
        <TableDrop rule={rule} label={label} note={note} onFile={(file) => void check(file)} />
      )}
      {state.step === 'checking' && (
        <p role="status" className="card card-md flex items-center gap-3 wrap-anywhere">
          <Spinner className="text-accent" />
          <span>
            {checking} <strong>{state.name}</strong>…
          </span>
        </p>
      )}
      {state.step === 'checked' &&
        children({
          ...state,
          setPlan: (plan) => setState({ ...state, plan }),
          check: (fields) => void check(state.file, fields),
          begin: (change) => {
            setState({ ...state, step: 'begun' });
            void begin(`${path}/run`, change);
          },
          restart,
        })}
      {state.step === 'begun' && run && (
        <section aria-label={running} className="card card-md space-y-5">
          <BulkProgress run={run} result={result} what={what} />
          <div className="flex flex-wrap gap-3">
            {run.state === 'running' ? (
              <Button variant="outline" onClick={stop}>
                Stop
              </Button>
            ) : (
              <>
                <Link href={done.href} className={buttonClass()}>
                  {done.label}
                </Link>
                <Button variant="outline" onClick={restart}>
                  {again}
                </Button>
              </>
            )}
          </div>
        </section>
      )}
    </div>
  );
}
