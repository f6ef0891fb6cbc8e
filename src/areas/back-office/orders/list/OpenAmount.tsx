import { formatMoney } from '@/domain/money/money';
import { orderDue } from '@/domain/orders/order-edit';
import { isBilled } from '@/domain/orders/order-policy';
import { policyOf } from '@/domain/orders/policies';
import type { OrderSummary } from '../data/orders';
import { orderDeposit, type DepositOrder } from '@/domain/invoices/deposits';
import { cn } from '@/ui/cn';

/** Balance of a part-paid order, or amount to refund; hidden before the first payment unless a deposit is due. */
export function OpenAmount({ order }: { order: OrderSummary }) {
  if (!isBilled(policyOf(order.kind), order.status)) return null;
  const { toPay, toRefund } = orderDue(order);
  if (order.depositPercent > 0 && toPay > 0) return <DepositState order={order} />;
  if (order.paidAmount === 0 || (toPay === 0 && toRefund === 0)) return null;
  return (
    <span className="text-xs text-danger tabular-nums">
      {toPay > 0 ? `${formatMoney(toPay)} to pay` : `${formatMoney(toRefund)} to refund`}
    </span>
  );
}

function DepositState({ order }: { order: DepositOrder }) {
  const { dueNow, dueBeforeDespatch, mayProduce } = orderDeposit(order);
  const open = dueNow + dueBeforeDespatch;
  if (order.depositPercent === 0 || open === 0) return null;
  return (
    <span className={cn('text-xs tabular-nums', mayProduce ? 'text-ink-muted' : 'text-danger')}>
      {mayProduce ? `${formatMoney(open)} before despatch` : `${formatMoney(dueNow)} deposit due`}
    </span>
  );
}
