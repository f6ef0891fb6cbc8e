import { orderDeposit } from '@/domain/invoices/deposits';
import { formatAmount, formatMoney } from '@/domain/money/money';
import { formatFullDay } from '@/domain/text/locale';
import { InvoiceLinks } from '@/modules/invoices/components/InvoiceLinks';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import type { OrderMoney } from '@/modules/payments/data/order-money';
import { Card } from '@/ui/Card';

/** Invoices and credit notes to download, with amounts and due dates. */
export function OrderInvoices({ order, money }: { order: PlacedOrder; money: OrderMoney }) {
  const { invoices, toPay, dueOn } = money;
  if (invoices.length === 0) return null;
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
      <InvoiceLinks invoices={invoices} path={`/order/${order.trackingToken}/invoices`} />
    </Card>
  );
}
