import { useState } from 'react';
import { DESPATCH_UPLOAD, tableFault } from '@/domain/text/table/file';
import type { PlannedDespatch } from '@/domain/despatch/despatch-table';
import { upload } from '@/lib/client/upload';
import { useBulkRun, type BulkRun } from '../bulk/use-bulk-run';
import { ORDERS_PATH } from '../filters/order-filters';

type DespatchState =
  | { step: 'choose' }
  | { step: 'checking'; name: string }
  | { step: 'checked'; name: string; rows: PlannedDespatch[] };

type Despatch = {
  state: DespatchState;
  /** Of what was begun with these rows. */
  run: BulkRun | undefined;
  error: string | undefined;
  check: (file: File) => Promise<void>;
  /** @param despiteUnpaid also what was to be paid before. */
  begin: (despiteUnpaid: boolean) => void;
  stop: () => void;
  restart: () => void;
};

/** Whether something of a row was to be paid before it is despatched. */
export const isUnpaid = (row: PlannedDespatch): boolean => row.kind === 'ship' && row.unpaid > 0;

/** @param despiteUnpaid also what was to be paid before. */
export const despatchable = (rows: readonly PlannedDespatch[], despiteUnpaid: boolean) =>
  rows.filter((row) => row.kind === 'track' || (row.kind === 'ship' && (despiteUnpaid || !isUnpaid(row))));

/** A file of tracking numbers: chosen, looked at row by row, then done as it was shown. */
export function useDespatch(): Despatch {
  const [state, setState] = useState<DespatchState>({ step: 'choose' });
  const [error, setError] = useState<string>();
  const [isBegun, setBegun] = useState(false);
  const { run, begin, stop } = useBulkRun();

  async function check(file: File) {
    setError(undefined);
    const fault = await tableFault(DESPATCH_UPLOAD, file);
    if (fault) return setError(fault);
    setState({ step: 'checking', name: file.name });
    const form = new FormData();
    form.set('file', file);
    const checked = await upload<{ rows: PlannedDespatch[] }>({
      path: `${ORDERS_PATH}/despatch/check`,
      form,
      onProgress: () => undefined,
      offline: 'No connection. Nothing was despatched; please try again.',
    });
    if (checked.ok) return setState({ step: 'checked', name: file.name, rows: checked.value.rows });
    setState({ step: 'choose' });
    setError(checked.message);
  }

  function beginRun(despiteUnpaid: boolean) {
    if (state.step !== 'checked') return;
    setBegun(true);
    void begin(`${ORDERS_PATH}/despatch/run`, {
      rows: despatchable(state.rows, despiteUnpaid).map((row) => ({ ...row, despiteUnpaid })),
    });
  }

  function restart() {
    setError(undefined);
    setBegun(false);
    setState({ step: 'choose' });
  }

  return { state, run: isBegun ? run : undefined, error, check, begin: beginRun, stop, restart };
}
