import { plainAmount, toAmount, type Cents } from '../money/money';
import { csvLines } from '../text/table/csv-lines';
import { effectOf, type Statement } from './statement';

const HEADING = ['date', 'entry', 'order', 'due_date', 'charged', 'credited', 'balance'];

export function statementCsv({ from, to, opening, rows, closing }: Statement): string {
  const amount = (cents: Cents) => plainAmount(toAmount(cents));
  return csvLines([
    HEADING,
    [from, 'Opening balance', '', '', '', '', amount(opening)],
    ...rows.map((row) => {
      const effect = effectOf(row);
      const columns = effect >= 0 ? [amount(effect), ''] : ['', amount(-effect)];
      return [row.on, row.name, row.orderNumber, row.dueOn ?? '', ...columns, amount(row.balance)];
    }),
    [to, 'Closing balance', '', '', '', '', amount(closing)],
  ]);
}
