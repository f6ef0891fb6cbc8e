import { formatUsd, toCents } from '@/domain/money/money';
import { buttonClass } from '@/ui/button-class';
import type { TeamQuote } from '@/modules/team/order-builder/quote-draft';
import type { SyncStatus } from '@/modules/team/components/order-builder/draft-sync';
import { count } from '@/modules/team/components/order-builder/product-view';
import { isSafe } from './SaveState';

/** On phones the total stays in view, one tap from the summary. */
export function TotalBar({ quote, status }: { quote: TeamQuote; status: SyncStatus }) {
  return (
    <div className="sticky bottom-0 z-20 -mx-gutter flex items-center justify-between gap-4 border-t border-line bg-surface-raised px-gutter py-3 lg:hidden">
      <p className="min-w-0 leading-tight tabular-nums">
        <span className="block text-sm text-ink-muted">
          {isSafe(status) ? count(quote.totalItems, 'piece', 'pieces') : 'Kept on this device'}
        </span>
        <span className="font-display text-2xl leading-none font-bold">{formatUsd(toCents(quote.totalAmount))}</span>
      </p>
      <a href="#order-summary" className={buttonClass('primary', 'md')}>
        Review order
      </a>
    </div>
  );
}
