import { Download } from 'lucide-react';
import { DOCUMENT_LABELS } from '@/domain/invoices/invoice-names';
import { orderDeposit } from '@/domain/invoices/deposits';
import { openAmounts } from '@/domain/invoices/open-invoices';
import { formatAmount, formatMoney, toCents } from '@/domain/money/money';
import { formatFullDay } from '@/domain/text/locale';
import type { InvoiceSummary } from '@/modules/invoices/data/issued-invoice';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { Card } from '@/ui/Card';

/** Invoices and credit notes to download, and what is to be paid by when. */
export function OrderInvoices({ order, invoices }: { order: PlacedOrder; invoices: readonly InvoiceSummary[] }) {
  if (invoices.length === 0) return null;
  const documents = invoices.map(({ kind, totalAmount, dueOn }) => ({
    kind,
    dueOn,
    total: toCents(totalAmount, order.currency),
  }));
  const { toPay, dueOn } = openAmounts(
    documents,
    toCents(order.paidAmount, order.currency) - toCents(order.refundedAmount, order.currency),
  );
  const dueNow = Math.min(toPay, orderDeposit(order, order.currency).dueNow);
  return (
    <Card padding="lg">
      <h2 className="mb-2 text-subheading">Invoices</h2>
      {dueOn !== undefined && (
        <p className="mb-2 text-ink-muted">
          To pay: <strong className="text-ink tabular-nums">{formatMoney(dueNow || toPay, order.currency)}</strong>{' '}
          {dueNow > 0 ? (
            <>
              by{' '}
              <time dateTime={dueOn} className="font-semibold text-ink">
                {formatFullDay(dueOn)}
              </time>
            </>
          ) : (
            'before despatch'
          )}
          {dueNow > 0 && dueNow < toPay && `, ${formatMoney(toPay - dueNow, order.currency)} before despatch`}
          {order.paidAmount > 0 && `. ${formatAmount(order.paidAmount, order.currency)} has arrived.`}
        </p>
      )}
      <ul className="divide-y divide-line">
        {invoices.map(({ id, kind, number, issuedOn, totalAmount }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <a
              href={`/order/${order.trackingToken}/invoices/${id}`}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-8 items-center gap-2 font-medium text-accent underline underline-offset-4"
            >
              <Download aria-hidden className="size-4" />
              {DOCUMENT_LABELS[kind]} {number}
              <span className="sr-only"> (PDF, opens in a new tab)</span>
            </a>
            <span className="text-sm text-ink-muted">
              {formatFullDay(issuedOn)}
              <span className="ml-4 font-semibold text-ink tabular-nums">
                {kind === 'credit_note' && '−'}
                {formatAmount(totalAmount, order.currency)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
