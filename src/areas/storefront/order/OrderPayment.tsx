import { PayNow } from './PayNow';
import { RefreshWhile } from './RefreshWhile';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Spinner } from '@/ui/Spinner';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { isPayable, paymentLabel, paymentNote, type InvoiceRules } from '@/modules/orders/payment-note';

type OrderPaymentProps = { order: PlacedOrder; rules: InvoiceRules; isPaying: boolean };

/** How it stands with the money, and the way to pay where there is something to pay by card. */
export function OrderPayment({ order, rules, isPaying }: OrderPaymentProps) {
  const isAwaited = isPaying && order.paymentStatus === 'unpaid' && isPayable(order);
  return (
    <Card padding="lg">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-subheading">Payment</h2>
        <Badge
          variant={
            order.paymentStatus === 'paid' ? 'default' : order.paymentStatus === 'failed' ? 'destructive' : 'outline'
          }
        >
          {paymentLabel(order)}
        </Badge>
      </div>
      {isAwaited ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner className="text-accent" />
          Your payment is being confirmed. This page shows it as soon as it has arrived.
          <RefreshWhile />
        </p>
      ) : (
        <p className="whitespace-pre-line text-ink-muted">{paymentNote(order, rules)}</p>
      )}
      {isPayable(order) && !isAwaited && <PayNow token={order.trackingToken} />}
    </Card>
  );
}
