import { awaitsCard, paidByVouchers } from '@/domain/invoices/card-payments';
import { orderDeposit, type DepositOrder } from '@/domain/invoices/deposits';
import { formatMoney, type Cents } from '@/domain/money/money';
import type { OrderKind } from '@/domain/orders/order-ref';
import { formatFullDay } from '@/domain/text/locale';
import { InvoiceLinks } from '@/modules/invoices/components/InvoiceLinks';
import type { SentReminder } from '@/modules/payments/data/reminders';
import type { Order } from '@/payload-types';
import { DepositControl } from './DepositControl';
import type { OrderCourse } from './load-order';
import { WriteOff } from '../payments/WriteOff';
import { InvoiceReminders } from './InvoiceReminders';
import { PaymentList } from './PaymentList';
import { SplitPayment } from '../payments/SplitPayment';
import { RecordPayment } from './RecordPayment';
import { Allowed } from '../../access/granted';

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
  toPay: Cents;
  money: Pick<OrderCourse, 'invoices' | 'payments' | 'dueOn' | 'writeOff'>;
  reminders: readonly SentReminder[];
  /** False once personal data has been removed: nobody can be reminded. */
  hasRecipient: boolean;
};

export function InvoicesAndPayments(props: InvoicesAndPaymentsProps) {
  const { kind, path, order, toPay, money, reminders, hasRecipient } = props;
  const { invoices, payments, dueOn } = money;
  const { paymentMethod } = order;
  const dueNow = Math.min(toPay, orderDeposit(order).dueNow);
  const isAwaited = awaitsCard({ ...order, voucherAmount: paidByVouchers(payments) });
  const takesPayments = toPay > 0 && !order.awaitsConfirmation && !isAwaited;
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
      {payments.length > 0 && <PaymentList kind={kind} order={order} payments={payments} />}
      {takesPayments && (
        <Allowed to="payments:write">
          <p className="flex flex-wrap gap-x-2">
            <RecordPayment kind={kind} order={order} toPay={toPay} dueNow={dueNow} />
            <SplitPayment order={{ kind, orderId: order.id }} />
          </p>
        </Allowed>
      )}
      {hasDeposit && (
        <Allowed to="orders:write">
          <DepositControl kind={kind} order={order} />
        </Allowed>
      )}
      <Allowed to="credit-notes:write">
        <WriteOff kind={kind} order={order} open={invoices.length > 0 ? toPay : 0} written={money.writeOff} />
      </Allowed>
      {invoices.length > 0 && (
        <InvoiceReminders kind={kind} order={order} reminders={reminders} isOpen={toPay > 0 && hasRecipient} />
      )}
    </section>
  );
}
