import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Calendar } from '@/domain/delivery/calendar';
import { FROM_STOCK, MADE_TO_ORDER, madeWhen, sentence, stockReturns } from '@/domain/orders/fulfilment';
import type { Claims } from '@/domain/pages/claims';
import { PromisedDay } from '../delivery/PromisedDay';

/** Usual delivery of a product in the shop’s own country. */
export type DeliveryPromise = {
  /** 'Delivery to New Zealand' */
  what: string;
  calendar: Calendar;
  /** Working days, from stock and made to order. */
  days: number;
  madeDays: number;
};

type DeliveryNotesProps = {
  isCustomizable: boolean;
  promise: DeliveryPromise | undefined;
  claims: Pick<Claims, 'turnaround'>;
  returnDays: number;
};

export function DeliveryNotes({ isCustomizable, promise, claims, returnDays }: DeliveryNotesProps) {
  return (
    <dl className="mt-6 space-y-3 border-t border-line pt-5 text-sm">
      <Note title="From stock, as shown">
        {promise ? (
          <>
            <Promised {...promise} />.
          </>
        ) : (
          sentence(FROM_STOCK.sent)
        )}{' '}
        {stockReturns(returnDays)}
      </Note>
      {isCustomizable && (
        <Note title={MADE_TO_ORDER.what}>
          {promise ? (
            <>
              <Promised {...promise} days={promise.madeDays} />, if you approve the proof today.
            </>
          ) : (
            madeWhen(claims)
          )}{' '}
          {MADE_TO_ORDER.proof} {MADE_TO_ORDER.returns}{' '}
          <Link
            href="/custom-kits"
            prefetch={false}
            className="text-accent underline underline-offset-4 hover:no-underline"
          >
            Request a quote
          </Link>
        </Note>
      )}
    </dl>
  );
}

const Promised = ({ what, calendar, days }: DeliveryPromise) => (
  <strong className="font-semibold">
    {what} <PromisedDay calendar={calendar} days={days} />
  </strong>
);

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-0.5 text-ink-muted">{children}</dd>
    </div>
  );
}
