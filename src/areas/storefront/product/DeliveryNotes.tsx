import Link from 'next/link';
import type { ReactNode } from 'react';
import { FROM_STOCK, MADE_TO_ORDER, madeWhen, sentence } from '@/domain/orders/fulfilment';
import { getShellData } from '@/modules/pages/queries';

/** When a product is sent and whether it can come back: as it lies in stock, and made to a team's own design. */
export async function DeliveryNotes({ isCustomizable }: { isCustomizable: boolean }) {
  const { claims } = await getShellData();
  return (
    <dl className="mt-6 space-y-3 border-t border-line pt-5 text-sm">
      <Note title="From stock, as shown">
        {sentence(FROM_STOCK.sent)} {FROM_STOCK.returns}
      </Note>
      {isCustomizable && (
        <Note title={MADE_TO_ORDER.what}>
          {madeWhen(claims)} {MADE_TO_ORDER.proof} {MADE_TO_ORDER.returns}{' '}
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

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-0.5 text-ink-muted">{children}</dd>
    </div>
  );
}
