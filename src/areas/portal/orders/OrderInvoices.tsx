import { depositNote, orderDeposit, type DepositOrder } from '@/domain/invoices/deposits';
import { formatAmount, formatMoney, type Cents } from '@/domain/money/money';
import { CANCELLED_WHEN_PAID, orderDue, PAYMENT_ARRIVED } from '@/domain/orders/order-edit';
import { payTo } from '@/domain/money/pay-to';
import { formatFullDay } from '@/domain/text/locale';
import { InvoiceLinks } from '@/modules/invoices/components/InvoiceLinks';
import { PaymentAwaited } from '@/modules/payments/components/PaymentAwaited';
import type { OrderMoney } from '@/modules/payments/data/order-money';
import { LocalDate } from '@/ui/LocalDate';
import { PayByCard } from './PayByCard';

type OrderInvoicesProps = {
  order: DepositOrder & { id: string; orderNumber: string; currency: string; refundedAmount: number };
  money: OrderMoney;
  payable: readonly Cents[];
  /** True if back from a payment page whose payment is not yet recorded. */
  isPaying: boolean;
};

function settledText(order: OrderInvoicesProps['order']): string {
  const { toRefund, refundable } = orderDue(order);
  if (order.status === 'cancelled' && toRefund > 0) return CANCELLED_WHEN_PAID;
  return refundable > 0 ? PAYMENT_ARRIVED : 'There is nothing left to pay.';
}

/** Invoices with the amount due, its date, bank details and card payment; renders nothing without an invoice. */
export function OrderInvoices({ order, money, payable, isPaying }: OrderInvoicesProps) {
  const { invoices, refunds, toPay, dueOn, bankDetails } = money;
  if (invoices.length === 0) return null;
  const note = depositNote(order, order.currency);
  const { dueNow } = orderDeposit(order, order.currency);
  const account = payTo(bankDetails, order.orderNumber);
  return (
    <section id="payment" aria-labelledby="invoices-title" className="scroll-mt-24 card card-md text-sm">
      <h2 id="invoices-title" className="mb-2 text-lg">
        Invoices
      </h2>
      <InvoiceLinks invoices={invoices} path={`/api/team/orders/${order.id}/invoices`} />
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
        <p className="mt-3">{settledText(order)}</p>
      ) : (
        <>
          <p className="mt-3 font-semibold">
            {dueNow > 0 ? (
              <>
                {formatMoney(Math.min(dueNow, toPay), order.currency)} to pay by{' '}
                <time dateTime={dueOn}>{formatFullDay(dueOn)}</time>
              </>
            ) : (
              `${formatMoney(toPay, order.currency)} to pay before despatch`
            )}
          </p>
          {note && <p className="mt-1">{note}</p>}
          {isPaying && payable.length > 0 ? (
            <div className="mt-3">
              <PaymentAwaited />
            </div>
          ) : (
            <PayByCard
              orderId={order.id}
              choices={payable.map((cents) => ({ cents, label: `Pay ${formatMoney(cents, order.currency)} by card` }))}
            />
          )}
          {account && <p className="mt-4 whitespace-pre-line text-ink-muted">{account}</p>}
        </>
      )}
    </section>
  );
}
