'use client';

import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { type DraftItem, quantitiesOf, isEmptyDraft, piecesOf, type TeamDraft } from '@/domain/teams/team-draft';
import { toast } from '@/ui/toast';
import type { OrderBuilderData } from '@/modules/team/order-builder/load-order-builder';
import { DraftFields } from '@/modules/team/components/order-builder/DraftFields';
import { OrderSummary } from './OrderSummary';
import { isSafe, SaveState } from './SaveState';
import { count, quotedLine } from '@/modules/team/components/order-builder/product-view';
import { useLines } from '@/modules/team/components/order-builder/use-lines';
import { useOrderDraft } from './use-order-draft';
import { useSubmit } from './use-submit';
import { formatAmount } from '@/domain/money/money';
import { buttonClass } from '@/ui/button-class';
import type { TeamQuote } from '@/modules/team/order-builder/quote-draft';
import type { SyncStatus } from '@/lib/client/sync/sync';
import { Button } from '@/ui/Button';
import { WarningIcon } from '@/ui/WarningIcon';

type OrderBuilderProps = OrderBuilderData & {
  teamId: string;
  maySubmit: boolean;
  /** Hash of a kit to begin with. */
  kit: string | undefined;
  countries: ReactNode;
};

/** Order form: lines from the roster, prices by the server, autosaved draft. */
export function OrderBuilder(props: OrderBuilderProps) {
  const { teamId, maySubmit, kit, products: list, kits, artwork, roster, stored, countries } = props;
  const { startAddress, hasBillingAddress } = props;
  const products = useMemo(() => new Map(list.map((product) => [product.id, product])), [list]);
  const { draft: order, state } = useOrderDraft(teamId, stored);
  const lines = useLines(order, products, artwork);
  const { submit, phase, notice, refusals, fieldErrors, forget } = useSubmit({
    teamId,
    order,
    startAddress,
    draft: state.draft,
    products,
    version: state.version,
    firstProblem: lines.firstProblem,
    showProblem: lines.showProblem,
  });
  const { draft, quoted, theirs, status } = state;

  const requested = useRef(kits.find(({ hash }) => hash === kit));
  useEffect(() => {
    const wanted = requested.current;
    requested.current = undefined;
    if (!wanted) return;
    // A reload must not add the kit again.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void order.recover().then(() => lines.pickKit(wanted));
  }, [order, lines]);

  /** Offline, a price for another quantity would be wrong. */
  function priceOf(item: DraftItem) {
    const price = quotedLine({ items: quoted.draft.items, quote: quoted.quote }, item);
    const pieces = Object.values(quantitiesOf(item)).reduce((sum, count) => sum + count, 0);
    return isSafe(status) || price?.quantity === pieces ? price : undefined;
  }

  function choose(choice: 'mine' | 'theirs') {
    const mine = order.choose(choice);
    if (choice === 'mine') return;
    toast({ title: 'Order replaced', action: { label: 'Undo', onClick: () => order.edit(mine) } });
  }

  if (phase === 'leaving') return <p className="py-20 text-center text-lead">Order submitted. Opening it…</p>;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h1 className="text-heading">Place Order</h1>
        <SaveState status={status} />
      </div>
      {theirs && <ConflictNotice mine={draft} theirs={theirs.draft} onChoose={choose} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          <DraftFields
            draft={draft}
            products={products}
            kits={kits}
            artwork={artwork}
            roster={roster}
            isInPortal
            lines={lines}
            priceOf={priceOf}
            startAddress={startAddress}
            hasBillingAddress={hasBillingAddress}
            errors={fieldErrors}
            quote={quoted.quote}
            countries={countries}
            notesHint="Anything else we should know."
            onWishes={(change, field) => {
              order.edit({ ...order.state().draft, ...change });
              forget(field);
            }}
            onNotes={(notes) => order.edit({ ...order.state().draft, notes })}
          />
          {quoted.quote.totalItems > 0 && <TotalBar quote={quoted.quote} status={status} />}
        </div>
        <div className="lg:sticky lg:top-6">
          <OrderSummary
            draft={draft}
            quoted={quoted}
            products={products}
            artwork={artwork}
            status={status}
            phase={phase}
            notice={notice}
            refusals={refusals}
            onShow={lines.showProblem}
            onSubmit={maySubmit ? () => void submit() : undefined}
          />
        </div>
      </div>
    </>
  );
}

/** On phones the total stays in view, one tap from the summary. */
function TotalBar({ quote, status }: { quote: TeamQuote; status: SyncStatus }) {
  return (
    <div
      data-toast-floor
      className="sticky bottom-0 z-20 -mx-gutter flex items-center justify-between gap-4 border-t border-line bg-surface-raised px-gutter py-3 lg:hidden"
    >
      <p className="min-w-0 leading-tight tabular-nums">
        <span className="block text-sm text-ink-muted">
          {isSafe(status) ? count(quote.totalItems, 'piece', 'pieces') : 'Kept on this device'}
        </span>
        <span className="font-display text-2xl leading-none font-bold">{formatAmount(quote.totalAmount)}</span>
      </p>
      <a href="#order-summary" className={buttonClass('primary', 'md')}>
        Review order
      </a>
    </div>
  );
}

type ConflictNoticeProps = { mine: TeamDraft; theirs: TeamDraft; onChoose: (choice: 'mine' | 'theirs') => void };

function ConflictNotice({ mine, theirs, onChoose }: ConflictNoticeProps) {
  const gone = isEmptyDraft(theirs);
  return (
    <section
      role="alert"
      aria-labelledby="conflict-title"
      className="mb-6 rounded-card border border-warning bg-warning-soft p-5"
    >
      <h2 id="conflict-title" className="flex items-center gap-2.5 text-subheading">
        <WarningIcon className="size-5 shrink-0 text-warning" />
        {gone ? 'Submitted or cleared in another window' : 'Changed in another window'}
      </h2>
      <p className="mt-2">
        {`Here: ${summary(mine)}. There: ${gone ? 'an empty order' : summary(theirs)}. Nothing is lost: choose which to keep.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => onChoose('mine')}>Keep this version</Button>
        <Button variant="outline" onClick={() => onChoose('theirs')}>
          {gone ? 'Start again' : 'Use the other version'}
        </Button>
      </div>
    </section>
  );
}

const summary = ({ items }: TeamDraft): string =>
  `${count(items.length, 'line', 'lines')} with ${count(
    items.reduce((sum, item) => sum + piecesOf(item), 0),
    'piece',
    'pieces',
  )}`;
