import { Fragment } from 'react';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import { taxRows, totalNote } from '@/domain/taxes/tax-text';

type TotalCellsProps = { taxes: OrderTaxes | null | undefined; total: string };

/** The total of an order with its tax, as pairs of `dt` and `dd`. */
export function TotalCells({ taxes, total }: TotalCellsProps) {
  const note = totalNote(taxes);
  return (
    <>
      {taxRows(taxes).map(({ key, label, value }) => (
        <Fragment key={key}>
          <dt className="text-ink-muted">{label}</dt>
          <dd className="text-right">{value}</dd>
        </Fragment>
      ))}
      <dt className="text-base font-semibold">Total</dt>
      <dd className="text-right text-base font-semibold">{total}</dd>
      {note && (
        <>
          <dt className="sr-only">Tax</dt>
          <dd className="col-span-2 text-ink-muted">{note}</dd>
        </>
      )}
    </>
  );
}
