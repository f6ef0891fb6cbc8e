import { formatAmount } from '@/domain/money/money';
import { nextTierText } from '@/domain/money/price-tiers';
import { orderDiscounts } from '@/domain/orders/price-goods';
import type { PriceChange } from '@/domain/cart/price-changes';
import { withoutTax } from '@/domain/taxes/tax-text';
import { designPieces, piecesOf, type TeamDraft } from '@/domain/teams/team-draft';
import { Button } from '@/ui/Button';
import { AlertIcon } from '@/ui/icons';
import { PriceChanges } from '@/ui/PriceChanges';
import { DeliveryRow, DiscountRows, SumRow, TaxRows, TotalNote } from '@/ui/SumRow';
import { printsText } from '@/domain/teams/line-prints';
import type { BuilderArtwork } from '@/modules/team/data/artwork';
import type { BuilderProduct } from '@/modules/team/data/builder-products';
import type { TeamQuote } from '@/modules/team/order-builder/quote-draft';
import type { SyncStatus } from '@/lib/client/sync/sync';
import { LineRefusals } from '@/modules/team/components/order-builder/LineRefusals';
import type { LineRefusal } from '@/modules/team/components/order-builder/line-refusals';
import { count, linePrices, shownPrints } from '@/modules/team/components/order-builder/product-view';
import { isSafe } from './SaveState';

type OrderSummaryProps = {
  draft: TeamDraft;
  quoted: { draft: TeamDraft; quote: TeamQuote };
  products: ReadonlyMap<string, BuilderProduct>;
  artwork: readonly BuilderArtwork[];
  status: SyncStatus;
  phase: 'editing' | 'sending' | 'leaving';
  notice: { text: string; changes: readonly PriceChange[] } | undefined;
  refusals: readonly LineRefusal[];
  onShow: (key: string, target?: string) => void;
  /** Undefined if the user may not submit. */
  onSubmit?: () => void;
};

/** Server prices: lines, each discount as its own line, total. */
export function OrderSummary({ draft, quoted, products, artwork, status, phase, ...props }: OrderSummaryProps) {
  const { notice, refusals, onShow, onSubmit } = props;
  const { draft: priced, quote } = quoted;
  const hints = tierHints(draft, products);
  return (
    <section id="order-summary" aria-labelledby="summary-title" className="card scroll-mt-24 p-5 sm:p-6">
      <h2 id="summary-title" className="mb-4 text-subheading">
        Your order
      </h2>
      {draft.items.length === 0 && <p className="mb-4 text-ink-muted">Nothing here yet: choose a product.</p>}
      {quote.lines.length > 0 && withoutTax() && (
        <p className="-mt-2 mb-3 text-sm text-ink-muted">Prices {withoutTax()}</p>
      )}
      <dl aria-busy={status.kind !== 'saved'} className="space-y-2.5 text-sm tabular-nums">
        {priced.items.map((item, index) => {
          const line = quote.lines[index];
          const name = products.get(item.product)?.name ?? 'Unavailable product';
          const logos = printsText(shownPrints(item, artwork));
          return (
            <SumRow
              key={item.key}
              label={
                <>
                  {`${line?.quantity ?? piecesOf(item)} × ${name}${item.color ? `, ${item.color}` : ''}`}
                  {logos && <span className="block text-ink-muted wrap-anywhere">{logos}</span>}
                  {line &&
                    linePrices(line).map((text) => (
                      <span key={text} className="block text-ink-muted">
                        {text}
                      </span>
                    ))}
                </>
              }
              value={line ? formatAmount(line.totalPrice) : '–'}
            />
          );
        })}
        <DiscountRows discounts={orderDiscounts(quote)} className="font-medium text-success" />
        <DeliveryRow
          delivery={quote.delivery.delivery}
          shippingAmount={quote.delivery.shippingAmount}
          className="text-ink-muted"
        />
        <TaxRows taxes={quote.taxes} className="text-ink-muted" />
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="sporty text-base">{`Total, ${count(quote.totalItems, 'piece', 'pieces')}`}</dt>
          <dd className="font-display text-3xl leading-none font-bold">{formatAmount(quote.totalAmount)}</dd>
        </div>
        <TotalNote taxes={quote.taxes} />
      </dl>
      {hints.length > 0 && (
        <ul className="mt-4 space-y-1.5 rounded-control bg-brand-soft p-3 text-sm">
          {hints.map(({ key, text, name }) => (
            <li key={key}>
              <strong className="text-accent">{text}</strong>
              <span className="block text-ink-muted">{name}</span>
            </li>
          ))}
        </ul>
      )}
      {!isSafe(status) && (
        <p className="mt-4 text-sm font-medium text-warning">
          Prices appear once your changes are saved. Until then they are kept on this device.
        </p>
      )}
      {quote.needsProof && (
        <p className="mt-4 text-sm text-ink-muted">
          Made with your names, numbers, logos or colours: you approve a proof before production.
        </p>
      )}
      {refusals.length > 0 && (
        <div role="alert" className="mt-4">
          <LineRefusals refusals={refusals} onShow={onShow} />
        </div>
      )}
      {notice && refusals.length === 0 && (
        <div role="alert" className="mt-4">
          <p className="flex items-start gap-1.5 text-sm font-medium text-danger">
            <AlertIcon className="mt-0.5 size-4 shrink-0" />
            {notice.text}
          </p>
          {notice.changes.length > 0 && <PriceChanges changes={notice.changes} />}
        </div>
      )}
      {onSubmit ? (
        <Button data-toast-floor size="lg" loading={phase !== 'editing'} onClick={onSubmit} className="mt-5 w-full">
          Submit order
        </Button>
      ) : (
        <p className="mt-5 text-sm text-ink-muted">Your draft is saved as you go. A manager submits it.</p>
      )}
    </section>
  );
}

/** Quantity discounts within reach, counted here because prices may not have arrived. */
function tierHints({ items }: TeamDraft, products: OrderSummaryProps['products']) {
  const designs = new Map(items.map((item) => [`${item.product} ${item.color}`, item]));
  return [...designs].flatMap(([key, item]) => {
    const product = products.get(item.product);
    const text = product && nextTierText(product.priceTiers, designPieces(items, item));
    return text ? [{ key, text, name: [product.name, item.color].filter(Boolean).join(', ') }] : [];
  });
}
