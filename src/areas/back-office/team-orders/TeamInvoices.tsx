import { onCards } from '@/domain/invoices/card-payments';
import { orderDeposit } from '@/domain/invoices/deposits';
import { formatAmount, toCents } from '@/domain/money/money';
import { orderDue } from '@/domain/orders/order-edit';
import type { PaymentAlert } from '@/modules/payments/data/payments';
import type { SentReminder } from '@/modules/payments/data/reminders';
import type { TeamOrderDetail } from '@/modules/team/data/team-order';
import type { TeamOrderMoney } from '@/modules/team/data/team-order-money';
import { cn } from '@/ui/cn';
import { LocalDate } from '@/ui/LocalDate';
import { DepositControl } from '../orders/detail/DepositControl';
import { InvoiceReminders } from '../orders/detail/InvoiceReminders';
import { Documents } from '../orders/detail/InvoicesAndPayments';
import { RecordPayment } from '../orders/detail/RecordPayment';
import { RefundButton } from '../orders/detail/RefundButton';

type TeamInvoicesProps = {
  order: Pick<
    TeamOrderDetail,
    | 'id'
    | 'orderNumber'
    | 'revision'
    | 'status'
    | 'totalAmount'
    | 'depositPercent'
    | 'paidAmount'
    | 'refundedAmount'
    | 'remindersStopped'
  >;
  money: TeamOrderMoney;
  reminders: readonly SentReminder[];
  /** Of payments by card that fit no open order. */
  alerts: readonly PaymentAlert[];
};

/** The numbered documents of a team’s order, the money that came in for it, and what was given back. */
export function TeamInvoices({ order, money, reminders, alerts }: TeamInvoicesProps) {
  const { invoices, payments, refunds, toPay } = money;
  const { toRefund } = orderDue(order);
  const kept = toCents(order.paidAmount) - toCents(order.refundedAmount);
  return (
    <Documents path={`/admin/team-orders/${order.id}`} {...{ order, invoices, payments, toPay, kept }}>
      {alerts.length > 0 && (
        <ul className="mt-3 space-y-1 border-t border-line pt-3">
          {alerts.map(({ id, checkout, outcome, at }) => (
            <li key={id} className={cn('wrap-anywhere', toRefund > 0 ? 'text-danger' : 'text-ink-muted')}>
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
      {toPay > 0 && (
        <RecordPayment kind="team" order={order} toPay={toPay} dueNow={Math.min(toPay, orderDeposit(order).dueNow)} />
      )}
      <RefundButton
        kind="team"
        order={order}
        onCards={onCards(payments, refunds)}
        className={cn('mt-3', toPay > 0 && 'ml-2')}
      />
      <DepositControl kind="team" order={order} />
      {invoices.length > 0 && <InvoiceReminders kind="team" order={order} reminders={reminders} isOpen={toPay > 0} />}
    </Documents>
  );
}
