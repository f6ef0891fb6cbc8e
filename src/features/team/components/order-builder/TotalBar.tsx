import { formatUsd, toCents } from '@/domain/money';
import { buttonClass } from '@/ui/button-class';
import type { TeamQuote } from '../../operations/order-builder/quote-draft';
import { count } from './product-view';

/** On phones the total stays in view, one tap from the summary. */
export function TotalBar({ quote }: { quote: TeamQuote }) {
  return (
    <div className="sticky bottom-0 z-20 -mx-gutter mt-6 flex items-center justify-between gap-4 border-t border-line bg-surface-raised px-gutter py-3 shadow-overlay lg:hidden">
      <p className="min-w-0 leading-tight tabular-nums">
        <span className="block text-sm text-ink-muted">{count(quote.totalItems, 'piece', 'pieces')}</span>
        <span className="font-display text-2xl leading-none font-bold">{formatUsd(toCents(quote.totalAmount))}</span>
      </p>
      <a href="#order-summary" className={buttonClass('primary', 'md')}>
        Review order
      </a>
    </div>
  );
}
