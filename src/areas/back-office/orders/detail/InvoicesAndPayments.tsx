import { orderDeposit, type DepositOrder } from '@/domain/invoices/deposits';
import { openAmounts } from '@/domain/invoices/open-invoices';
import { PAYMENT_WAY_LABELS } from '@/domain/invoices/payments';
import { formatAmount, formatMoney, toCents, type Cents } from '@/domain/money/money';
import { orderDue } from '@/domain/orders/order-edit';
import type { OrderKind } from '@/domain/orders/order-ref';
import { formatFullDay } from '@/domain/text/locale';
import { InvoiceLinks } from '@/modules/invoices/components/InvoiceLinks';
import type { InvoiceSummary } from '@/modules/invoices/data/issued-invoice';
import type { PaymentAlert } from '@/modules/payments/data/payments';
import type { SentReminder } from '@/modules/payments/data/reminders';
import type { Order, OrderPayment } from '@/payload-types';
import { cn } from '@/ui/cn';
import { LocalDate } from '@/ui/LocalDate';
import { DepositControl } from './DepositControl';
import { InvoiceReminders } from './InvoiceReminders';
import { RecordPayment } from './RecordPayment';

type InvoicesAndPaymentsProps = {
  kind: OrderKind;
  /** Under which the PDFs are. */
  path: string;
  order: DepositOrder & {
    id: string;
    orderNumber: string;
    revision: number;
    refundedAmount: number;
    remindersStopped: boolean;
    paymentMethod: Order['paymentMethod'];
    awaitsConfirmation: boolean;
  };
  /** Due by now or before despatch; 0 while the buyer owes nothing. */
  toPay: Cents;
  invoices: readonly InvoiceSummary[];
  payments: readonly Pick<OrderPayment, 'id' | 'amount' | 'way' | 'receivedOn' | 'reference'>[];
  /** Left out where the timeline of the order has them. */
  refunds?: readonly Refund[];
  /** Payments by card that fit no open order; left out where the timeline has them. */
  alerts?: readonly PaymentAlert[];
  reminders: readonly SentReminder[];
  /** False where the customer’s personal data has been removed: nobody can be reminded. */
  hasRecipient?: boolean;
};

type Refund = {
  id: string;
  amount: number;
  reason: string;
  /** ISO 8601. */
  createdAt: string;
};

/**
 * The numbered documents of an order, the money that came in for it part by part, and what was given back; nothing where there is
 * nothing to show and nothing to do.
 */
export function InvoicesAndPayments(props: InvoicesAndPaymentsProps) {
  const {
    kind,
    path,
    order,
    toPay,
    invoices,
    payments,
    refunds = [],
    alerts = [],
    reminders,
    hasRecipient = true,
  } = props;
  const { paymentMethod, paidAmount, refundedAmount } = order;
  const kept = toCents(paidAmount) - toCents(refundedAmount);
  const documents = invoices.map((invoice) => ({ ...invoice, total: toCents(invoice.totalAmount) }));
  const { dueOn } = openAmounts(documents, kept);
  const dueNow = Math.min(toPay, orderDeposit(order).dueNow);
  const takesPayments = toPay > 0 && !order.awaitsConfirmation && (paymentMethod === 'invoice' || paidAmount > 0);
  const hasDeposit = paymentMethod === 'invoice';
  if (invoices.length + payments.length === 0 && !takesPayments && !hasDeposit) return null;
  return (
    <section className="card card-md text-sm">
      <h2 className="mb-2 text-lg">Invoices</h2>
      {invoices.length === 0 && <p className="text-ink-muted">No invoice has been issued.</p>}
      <InvoiceLinks invoices={invoices} path={`${path}/invoices`} />
      {dueOn !== undefined && toPay > 0 && (
        <p className="mt-2">
          {dueNow > 0 && (
            <>
              {formatMoney(dueNow)} due by <time dateTime={dueOn}>{formatFullDay(dueOn)}</time>
            </>
          )}
          {dueNow > 0 && dueNow < toPay && ', '}
          {dueNow < toPay && `${formatMoney(toPay - dueNow)} before despatch`}
        </p>
      )}
      {payments.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 border-t border-line pt-3 font-semibold">Payments</h3>
          <ul className="space-y-1">
            {payments.map(({ id, amount, way, receivedOn, reference }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-3">
                <span className="min-w-0 wrap-anywhere">
                  {formatFullDay(receivedOn)}, {PAYMENT_WAY_LABELS[way].toLowerCase()}
                  {reference && <span className="block text-ink-muted">{reference}</span>}
                </span>
                <span className="tabular-nums">{formatAmount(amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {alerts.length > 0 && (
        <ul className="mt-3 space-y-1 border-t border-line pt-3">
          {alerts.map(({ id, checkout, outcome, at }) => (
            <li
              key={id}
              className={cn('wrap-anywhere', orderDue(order).toRefund > 0 ? 'text-danger' : 'text-ink-muted')}
            >
              <LocalDate iso={at} />, card payment {checkout}: {outcome}.
            </li>
          ))}
        </ul>
      )}
      {refunds.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 border-t border-line pt-3 font-semibold">Refunds</h3>
          <ul className="space-y-1">
            {refunds.map(({ id, amount, reason, createdAt }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-3">
                <span className="min-w-0 wrap-anywhere">
                  <LocalDate iso={createdAt} />
                  <span className="block text-ink-muted">{reason}</span>
                </span>
                <span className="tabular-nums">−{formatAmount(amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {takesPayments && <RecordPayment kind={kind} order={order} toPay={toPay} dueNow={dueNow} />}
      {hasDeposit && <DepositControl kind={kind} order={order} />}
      {invoices.length > 0 && (
        <InvoiceReminders kind={kind} order={order} reminders={reminders} isOpen={toPay > 0 && hasRecipient} />
      )}
    </section>
  );
}
