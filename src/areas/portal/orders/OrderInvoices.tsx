import { DOCUMENT_LABELS } from '@/domain/invoices/invoice-names';
import { depositNote, orderDeposit, type DepositOrder } from '@/domain/invoices/deposits';
import { formatAmount, formatMoney } from '@/domain/money/money';
import { payTo } from '@/domain/money/pay-to';
import { formatDay } from '@/domain/text/locale';
import type { TeamOrderMoney } from '@/modules/team/data/team-order-money';
import { LocalDate } from '@/ui/LocalDate';

type OrderInvoicesProps = {
  order: DepositOrder & { id: string; orderNumber: string; currency: string };
  money: TeamOrderMoney;
};

const inFull = (day: string): string => formatDay(day, { dateStyle: 'medium' });

/** The invoices of an order, what is still to pay by when, and where to; nothing while it has none. */
export function OrderInvoices({ order, money }: OrderInvoicesProps) {
  const { invoices, refunds, toPay, dueOn, bankDetails } = money;
  if (invoices.length === 0) return null;
  const note = depositNote(order, order.currency);
  const { dueNow } = orderDeposit(order, order.currency);
  const account = payTo(bankDetails, order.orderNumber);
  return (
    <section aria-labelledby="invoices-title" className="card card-md text-sm">
      <h2 id="invoices-title" className="mb-2 text-lg">
        Invoices
      </h2>
      <ul className="space-y-1">
        {invoices.map(({ id, kind, number, totalAmount, issuedOn, currency }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-3">
            <a
              href={`/api/team/orders/${order.id}/invoices/${id}`}
              target="_blank"
              rel="noopener"
              className="inline-block leading-6 text-accent underline-offset-4 hover:underline"
            >
              {DOCUMENT_LABELS[kind]} {number}
              <span className="sr-only"> (PDF, opens in a new tab)</span>
            </a>
            <span className="leading-6 tabular-nums">
              <span className="mr-2 text-ink-muted">{inFull(issuedOn)}</span>
              {kind === 'credit_note' && '−'}
              {formatAmount(totalAmount, currency)}
            </span>
          </li>
        ))}
      </ul>
      {refunds.length > 0 && (
        <ul className="mt-1 space-y-1">
          {refunds.map(({ id, amount, createdAt }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-3">
              <span>
                Refunded on <LocalDate iso={createdAt} />
              </span>
              <span className="tabular-nums">{formatAmount(amount, order.currency)}</span>
            </li>
          ))}
        </ul>
      )}
      {dueOn === undefined ? (
        <p className="mt-3">There is nothing left to pay.</p>
      ) : (
        <>
          <p className="mt-3 font-semibold">
            {dueNow > 0 ? (
              <>
                {formatMoney(Math.min(dueNow, toPay), order.currency)} to pay by{' '}
                <time dateTime={dueOn}>{inFull(dueOn)}</time>
              </>
            ) : (
              `${formatMoney(toPay, order.currency)} to pay before despatch`
            )}
          </p>
          {note && <p className="mt-1">{note}</p>}
          {account && <p className="mt-2 whitespace-pre-line text-ink-muted">{account}</p>}
        </>
      )}
    </section>
  );
}
