import Link from 'next/link';
import type { ReactNode } from 'react';
import { readyDays } from '@/domain/delivery/delivery-options';
import type { DeliveryRules } from '@/domain/delivery/delivery-rules';
import { countryName } from '@/domain/orders/country-name';
import { FROM_STOCK, MADE_TO_ORDER, madeWhen, sentence } from '@/domain/orders/fulfilment';
import { getDeliveryRules } from '@/modules/delivery/queries';
import type { ProductDetail } from '@/modules/catalogue/products';
import { getShellData } from '@/modules/pages/queries';
import { PromisedDay } from '../delivery/PromisedDay';
import { calendarForPage, usualDelivery } from '../delivery/usual-delivery';

type DeliveryNotesProps = { product: Pick<ProductDetail, 'isCustomizable' | 'stockDays' | 'madeDays'> };

/** When a product is there and whether it can come back: as it lies in stock, and made to a team's own design. */
export async function DeliveryNotes({ product }: DeliveryNotesProps) {
  const [{ claims }, rules] = await Promise.all([getShellData(), getDeliveryRules()]);
  const isPromised = usualDelivery(rules) !== undefined;
  return (
    <dl className="mt-6 space-y-3 border-t border-line pt-5 text-sm">
      <Note title="From stock, as shown">
        {isPromised ? <PromiseNote product={product} rules={rules} /> : sentence(FROM_STOCK.sent)} {FROM_STOCK.returns}
      </Note>
      {product.isCustomizable && (
        <Note title={MADE_TO_ORDER.what}>
          {isPromised ? <PromiseNote product={product} rules={rules} isMade /> : madeWhen(claims)} {MADE_TO_ORDER.proof}{' '}
          {MADE_TO_ORDER.returns}{' '}
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

type PromiseProps = DeliveryNotesProps & { rules: DeliveryRules; isMade?: boolean };

/** By when it usually is in the shop’s own country. */
function PromiseNote({ product, rules, isMade = false }: PromiseProps) {
  const usual = usualDelivery(rules);
  if (!usual) return null;
  const { country, method } = usual;
  const days = readyDays(product, rules, isMade) + method.days;
  const what = method.isCollection ? 'Ready to collect' : `Delivery to ${countryName(country)}`;
  return (
    <>
      <strong className="font-semibold">
        {what} <PromisedDay calendar={calendarForPage(rules.calendar)} days={days} />
      </strong>
      {isMade ? ', if you approve the proof today.' : '.'}
    </>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-0.5 text-ink-muted">{children}</dd>
    </div>
  );
}
