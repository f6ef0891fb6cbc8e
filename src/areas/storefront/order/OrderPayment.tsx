import type { InvoiceRules } from '@/domain/invoices/invoice-terms';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { formatMoney, type Cents } from '@/domain/money/money';
import type { PlacedOrder } from '@/modules/orders/data/placed-order';
import { PayNow } from '@/modules/payments/components/PayNow';
import { PaymentAwaited } from '@/modules/payments/components/PaymentAwaited';
import { payNow } from './order-actions';
import { isPayable, paymentLabel, paymentNote } from '@/modules/orders/payment-note';

type OrderPaymentProps = {
  order: PlacedOrder;
  rules: InvoiceRules;
  /** True if invoices below show the amounts due. */
  isInvoiced: boolean;
  payable: readonly Cents[];
  /** True after a payment that is not recorded yet. */
  isPaying: boolean;
};

export function OrderPayment({ order, rules, isInvoiced, payable, isPaying }: OrderPaymentProps) {
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
        <PaymentAwaited />
      ) : (
        <p className="whitespace-pre-line text-ink-muted">{paymentNote(order, rules, isInvoiced)}</p>
      )}
      {payable.length > 0 && !isAwaited && (
        <PayNow
          pay={payNow}
          choices={payable.map((cents) => ({
            cents,
            label: isPayable(order) ? 'Pay now' : `Pay ${formatMoney(cents, order.currency)} by card`,
          }))}
        >
          <input type="hidden" name="token" value={order.trackingToken} />
        </PayNow>
      )}
    </Card>
  );
}
