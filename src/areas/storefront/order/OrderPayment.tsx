import { PayNow } from './PayNow';
import { RefreshWhile } from './RefreshWhile';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Spinner } from '@/ui/Spinner';
import { formatMoney, type Cents } from '@/domain/money/money';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { isPayable, paymentLabel, paymentNote, type InvoiceRules } from '@/modules/orders/payment-note';

type OrderPaymentProps = {
  order: PlacedOrder;
  rules: InvoiceRules;
  /** What can be paid by card, as `payableByCard`. */
  payable: readonly Cents[];
  /** The shopper comes from a payment page whose payment is not recorded yet. */
  isPaying: boolean;
};

/** How it stands with the money, and the way to pay where there is something to pay by card. */
export function OrderPayment({ order, rules, payable, isPaying }: OrderPaymentProps) {
  const isAwaited = isPaying && payable.length > 0;
  return (
    <Card padding="lg" id="payment" className="scroll-mt-24">
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
      {payable.length > 0 && !isAwaited && (
        <PayNow
          token={order.trackingToken}
          choices={payable.map((cents) => ({
            cents,
            label: isPayable(order) ? 'Pay now' : `Pay ${formatMoney(cents, order.currency)} by card`,
          }))}
        />
      )}
    </Card>
  );
}
