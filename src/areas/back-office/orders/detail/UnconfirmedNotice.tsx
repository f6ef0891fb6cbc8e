import { MailQuestion } from 'lucide-react';
import { AWAITS_CONFIRMATION } from '@/domain/orders/order-confirmation';
import { LocalDate } from '@/ui/LocalDate';

/** Says that the customer still has to confirm an order, and what staff can do about it. */
export function UnconfirmedNotice({ confirmBy }: { confirmBy?: string | null }) {
  return (
    <p className="card flex items-start gap-3 px-5 py-3 text-sm">
      <MailQuestion aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <span>
        <strong className="font-semibold">{AWAITS_CONFIRMATION}.</strong> We emailed the customer a link. No stock is
        taken yet, and the order is cancelled
        {confirmBy ? (
          <>
            {' on '}
            <LocalDate iso={confirmBy} withTime />{' '}
          </>
        ) : (
          ' '
        )}
        unless it is confirmed. Moving it on confirms it for the customer.
      </span>
    </p>
  );
}
