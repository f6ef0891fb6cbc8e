import { orderDeposit, type DepositOrder } from '@/domain/invoices/deposits';
import { PAYMENT_WAY_LABELS } from '@/domain/invoices/payments';
import { formatAmount, formatMoney, type Cents } from '@/domain/money/money';
import type { OrderKind } from '@/domain/orders/order-ref';
import { formatFullDay } from '@/domain/text/locale';
import { InvoiceLinks } from '@/modules/invoices/components/InvoiceLinks';
import type { OrderMoney } from '@/modules/payments/data/order-money';
import type { SentReminder } from '@/modules/payments/data/reminders';
import type { Order } from '@/payload-types';
import { DepositControl } from './DepositControl';
import { InvoiceReminders } from './InvoiceReminders';
import { RecordPayment } from './RecordPayment';

type InvoicesAndPaymentsProps = {
  kind: OrderKind;
  path: string;
  order: DepositOrder & {
    id: string;
    orderNumber: string;
    revision: number;
    remindersStopped: boolean;
    paymentMethod: Order['paymentMethod'];
    awaitsConfirmation: boolean;
  };
  /** Due now or before despatch; 0 while nothing is due. */
  toPay: Cents;
  money: Pick<OrderMoney, 'invoices' | 'payments' | 'dueOn'>;
  reminders: readonly SentReminder[];
  /** False once personal data has been removed: nobody can be reminded. */
  hasRecipient: boolean;
};

export function InvoicesAndPayments(props: InvoicesAndPaymentsProps) {
  const { kind, path, order, toPay, money, reminders, hasRecipient } = props;
  const { invoices, payments, dueOn } = money;
  const { paymentMethod, paidAmount } = order;
  const dueNow = Math.min(toPay, orderDeposit(order).dueNow);
  const takesPayments = toPay > 0 && !order.awaitsConfirmation && (paymentMethod === 'invoice' || paidAmount > 0);
  const hasDeposit = paymentMethod === 'invoice';
  if (invoices.length + payments.length === 0 && !takesPayments && !hasDeposit) return null;
  return (
    <section className="card card-md text-sm">
      <h2 className="mb-2 text-lg">Invoices</h2>
      {invoices.length === 0 && <p className="text-ink-muted">No invoices issued yet.</p>}
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
      {takesPayments && <RecordPayment kind={kind} order={order} toPay={toPay} dueNow={dueNow} />}
      {hasDeposit && <DepositControl kind={kind} order={order} />}
      {invoices.length > 0 && (
        <InvoiceReminders kind={kind} order={order} reminders={reminders} isOpen={toPay > 0 && hasRecipient} />
      )}
    </section>
  );
}
