import { ORDERS_TEXT } from '@/domain/orders/order-messages';
import { Spinner } from '@/ui/Spinner';

/** In place of the list until it is there. */
export function OrdersLoading() {
  return (
    <div role="status" className="card flex items-center justify-center gap-3 py-20 text-ink-muted">
      <Spinner className="size-5" />
      {ORDERS_TEXT.loading}
    </div>
  );
}
