import { deliveryLabel, deliveryPrice } from '@/domain/delivery/promise';
import { formatAmount } from '@/domain/money/money';
import { itemsText } from '@/domain/orders/order-counts';
import { orderDiscounts } from '@/domain/orders/order-lines';
import { LineRefusals } from '@/modules/team/components/order-builder/LineRefusals';
import { Button } from '@/ui/Button';
import { PriceChanges } from '@/ui/PriceChanges';
import { Sums } from '../orders/form/Sums';
import { TotalCells } from '../orders/TotalCells';
import type { useTeamOrder } from './use-team-order';

type TeamOrderTotalProps = { team: { email: string | null }; order: ReturnType<typeof useTeamOrder> };

/** What the order comes to, what follows from it, and the button that sends it. */
export function TeamOrderTotal({ team, order }: TeamOrderTotalProps) {
  const { draft, quote, isQuoting, hasFailed, notice, refusals } = order;
  return (
    <div className="space-y-4 lg:sticky lg:top-24">
      <section aria-label="Total" className="card card-md text-sm">
        <Sums
          isLoading={isQuoting}
          hasFailed={hasFailed}
          onRetry={order.retry}
          discounts={orderDiscounts(quote.designs)}
        >
          <dt className="text-ink-muted">Contains</dt>
          <dd className="text-right">{itemsText(draft.items.length, quote.totalItems)}</dd>
          {quote.delivery.delivery && (
            <>
              <dt className="text-ink-muted">{deliveryLabel(quote.delivery.delivery)}</dt>
              <dd className="text-right">{deliveryPrice(quote.delivery.shippingAmount)}</dd>
            </>
          )}
          <TotalCells taxes={quote.taxes} total={formatAmount(quote.totalAmount)} />
        </Sums>
        <p className="mt-3 border-t border-line pt-3 text-ink-muted">
          {quote.needsProof && 'Made to order: the team approves a proof before production. '}
          {team.email
            ? `The confirmation is emailed to ${team.email}.`
            : 'The team has no email address: nobody is emailed.'}
        </p>
      </section>
      {(notice || refusals.length > 0) && (
        <div role="alert" className="rounded-card bg-danger-soft p-4 text-sm text-danger">
          {refusals.length > 0 ? <LineRefusals refusals={refusals} onShow={order.lines.showProblem} /> : notice?.text}
          {notice?.changes && <PriceChanges changes={notice.changes} />}
        </div>
      )}
      <Button
        data-toast-floor
        type="submit"
        loading={order.isSaving}
        disabled={draft.items.length > 0 && (isQuoting || hasFailed)}
        className="w-full"
      >
        Create order
      </Button>
    </div>
  );
}
