import { useState } from 'react';
import type { PlannedBankLine } from '@/domain/invoices/bank-matching';
import type { BankColumns } from '@/domain/invoices/bank-table';
import { BANK_UPLOAD, tableFault } from '@/domain/text/table/file';
import { upload } from '@/lib/client/upload';
import type { PlannedStatement } from '@/modules/payments/plan-bank-file';
import { useBulkRun, type BulkRun } from '../../orders/bulk/use-bulk-run';
import { INVOICES_PATH } from '../invoice-filters';

/** Which order each line is entered for, by its key; '' leaves it out. */
export type ChosenOrders = Readonly<Record<string, string>>;

type BankFileState =
  | { step: 'choose' }
  | { step: 'checking'; name: string }
  | { step: 'checked'; file: File; statement: PlannedStatement; chosen: ChosenOrders };

type BankFile = {
  state: BankFileState;
  /** Of what was begun with these lines. */
  run: BulkRun | undefined;
  error: string | undefined;
  check: (file: File, columns?: BankColumns) => Promise<void>;
  choose: (key: string, orderId: string) => void;
  begin: () => void;
  stop: () => void;
  restart: () => void;
};

/** A line that names an order of which something is open is entered for that, unless staff choose otherwise. */
const chosenAtFirst = (lines: readonly PlannedBankLine[]): ChosenOrders =>
  Object.fromEntries(
    lines.flatMap(({ key, kind, candidates: [first] }) =>
      kind === 'matched' && first && first.open > 0 ? [[key, first.orderId]] : [],
    ),
  );

/** A bank’s statement: chosen, looked at line by line, then entered as it was shown. */
export function useBankFile(): BankFile {
  const [state, setState] = useState<BankFileState>({ step: 'choose' });
  const [error, setError] = useState<string>();
  const [isBegun, setBegun] = useState(false);
  const { run, begin, stop } = useBulkRun();

  async function check(file: File, columns?: BankColumns) {
    setError(undefined);
    const fault = await tableFault(BANK_UPLOAD, file);
    if (fault) return setError(fault);
    const before = state;
    setState({ step: 'checking', name: file.name });
    const form = new FormData();
    form.set('file', file);
    if (columns) form.set('columns', JSON.stringify(columns));
    const checked = await upload<{ statement: PlannedStatement }>({
      path: `${INVOICES_PATH}/bank/check`,
      form,
      onProgress: () => undefined,
      offline: 'No connection. Nothing was entered; please try again.',
    });
    if (checked.ok) {
      const { statement } = checked.value;
      return setState({ step: 'checked', file, statement, chosen: chosenAtFirst(statement.lines ?? []) });
    }
    setState(before.step === 'checked' ? before : { step: 'choose' });
    setError(checked.message);
  }

  function beginRun() {
    if (state.step !== 'checked') return;
    setBegun(true);
    const { statement, chosen } = state;
    const lines = (statement.lines ?? []).flatMap(({ key, cents, receivedOn, text, payer, candidates }) => {
      const order = candidates.find(({ orderId }) => orderId === chosen[key]);
      if (!order) return [];
      const { orderKind, orderId } = order;
      return [{ orderKind, orderId, cents, receivedOn, reference: text || payer, bankLine: key }];
    });
    void begin(`${INVOICES_PATH}/bank/run`, { lines });
  }

  function restart() {
    setError(undefined);
    setBegun(false);
    setState({ step: 'choose' });
  }

  const choose = (key: string, orderId: string) =>
    setState((now) => (now.step === 'checked' ? { ...now, chosen: { ...now.chosen, [key]: orderId } } : now));

  return { state, run: isBegun ? run : undefined, error, check, choose, begin: beginRun, stop, restart };
}
