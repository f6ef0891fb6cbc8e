import { Fragment } from 'react';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import { taxNote, taxRows } from '@/domain/taxes/tax-text';

/** The net and the tax of an order, as pairs of `dt` and `dd` right above its total. */
export function TaxCells({ taxes }: { taxes: OrderTaxes | null | undefined }) {
  const note = taxNote(taxes);
  return (
    <>
      {taxRows(taxes).map(({ key, label, value }) => (
        <Fragment key={key}>
          <dt className="text-ink-muted">{label}</dt>
          <dd className="text-right">{value}</dd>
        </Fragment>
      ))}
      {note && <dt className="col-span-2 text-ink-muted">{note}</dt>}
    </>
  );
}
