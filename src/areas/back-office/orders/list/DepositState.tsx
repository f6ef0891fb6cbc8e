import { orderDeposit, type DepositOrder } from '@/domain/invoices/deposits';
import { formatMoney } from '@/domain/money/money';
import { cn } from '@/ui/cn';

/** Outstanding deposit or balance; renders nothing if fully paid or without a deposit. */
export function DepositState({ order }: { order: DepositOrder }) {
  const { dueNow, dueBeforeDespatch, mayProduce } = orderDeposit(order);
  const open = dueNow + dueBeforeDespatch;
  if (order.depositPercent === 0 || open === 0) return null;
  return (
    <span className={cn('text-xs tabular-nums', mayProduce ? 'text-ink-muted' : 'text-danger')}>
      {mayProduce ? `${formatMoney(open)} before despatch` : `${formatMoney(dueNow)} deposit due`}
    </span>
  );
}
