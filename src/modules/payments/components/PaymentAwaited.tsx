import { Spinner } from '@/ui/Spinner';
import { RefreshWhile } from '@/ui/RefreshWhile';

export const PaymentAwaited = () => (
  <p role="status" className="flex items-center gap-3">
    <Spinner className="shrink-0 text-accent" />
    Your payment is being confirmed. This page shows it as soon as it has arrived.
    <RefreshWhile times={48} />
  </p>
);
