import Link from 'next/link';
import type { ReactNode } from 'react';
import { formatAmount } from '@/domain/money/money';
import { orderDiscounts } from '@/domain/orders/order-lines';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { PriceChanges } from '@/ui/PriceChanges';
import { DeliveryRow, DiscountRows, SumRow, TaxRows, TotalNote } from '@/ui/SumRow';
import { LineRefusals } from '../order-builder/LineRefusals';
import type { useOrderEdit } from './use-order-edit';

type OrderEditSummaryProps = {
  /** What it came to, in the shop’s currency. */
  order: { totalAmount: number; isDeliveryAlone: boolean };
  edit: ReturnType<typeof useOrderEdit>;
  leaveHref: string;
  children?: ReactNode;
};

/** What an edit changes, what it voids and what the order comes to then; and the button that saves it. */
export function OrderEditSummary({ order, edit, leaveHref, children }: OrderEditSummaryProps) {
  const { shown, hasChanges, isQuoting, hasFailed, notice, refusals } = edit;
  const { quote, changes, voids } = shown;
  return (
    <section aria-labelledby="edit-title" className="card space-y-4 p-5 text-sm lg:sticky lg:top-6">
      <h2 id="edit-title" className="text-subheading">
        Your changes
      </h2>
      <div aria-live="polite" aria-busy={isQuoting || undefined} className="space-y-4 aria-busy:opacity-60">
        {hasChanges ? (
          <ul className="list-disc space-y-1 pl-5 wrap-anywhere">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-muted">Nothing changed yet.</p>
        )}
        {voids.length > 0 && (
          <div className="rounded-control bg-warning-soft p-3 text-warning">
            <p className="font-semibold">Saving this voids</p>
            <ul className="mt-1 space-y-1">
              {voids.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        <dl className="space-y-2 border-t border-line pt-4 tabular-nums">
          <DiscountRows discounts={orderDiscounts(quote.designs)} className="text-success" />
          <DeliveryRow
            delivery={quote.delivery.delivery}
            shippingAmount={quote.delivery.shippingAmount}
            className="text-ink-muted"
          />
          <TaxRows taxes={quote.taxes} className="text-ink-muted" />
          {quote.totalAmount !== order.totalAmount && (
            <SumRow label="Total so far" value={formatAmount(order.totalAmount)} />
          )}
          <div className="flex items-baseline justify-between gap-4">
            <dt className="font-semibold">Total</dt>
            <dd className="font-display text-3xl leading-none font-bold">{formatAmount(quote.totalAmount)}</dd>
          </div>
          <TotalNote taxes={quote.taxes} />
        </dl>
        <p className="text-ink-muted">
          {order.isDeliveryAlone
            ? 'Production has started: the lines stay as they are.'
            : 'Pieces you had ordered keep their price; new ones have today’s. The discount for quantity is worked out anew.'}
        </p>
      </div>
      {children}
      {hasFailed && (
        <p role="alert" className="text-danger">
          The prices could not be read.{' '}
          <Button variant="outline" size="sm" onClick={edit.retry} className="mt-2">
            Try again
          </Button>
        </p>
      )}
      {(notice || refusals.length > 0) && (
        <div role="alert" className="rounded-control bg-danger-soft p-3 text-danger">
          {refusals.length > 0 ? (
            <LineRefusals refusals={refusals} onShow={edit.lines.showProblem} />
          ) : (
            <p>{notice?.message}</p>
          )}
          {notice?.changes && <PriceChanges changes={notice.changes} />}
          {notice?.code === 'conflict' && (
            <a
              href={leaveHref}
              target="_blank"
              rel="noreferrer"
              className="mt-2 inline-block underline underline-offset-4"
            >
              See the order as it is now
            </a>
          )}
        </div>
      )}
      <Button
        data-toast-floor
        type="submit"
        loading={edit.isSaving}
        disabled={!hasChanges || isQuoting || hasFailed}
        className="w-full"
      >
        Save changes
      </Button>
      <Link href={leaveHref} prefetch={false} className={`${buttonClass('ghost')} w-full`}>
        Leave it as it was
      </Link>
    </section>
  );
}
