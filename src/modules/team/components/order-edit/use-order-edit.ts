'use client';

import { useCallback, useMemo, useState } from 'react';
import { billingBody, typedBilling, type Billing, type BillingField } from '@/domain/orders/billing';
import type { PriceChange } from '@/domain/cart/price-changes';
import type { EditWishes } from '@/domain/teams/team-delivery';
import type { DraftItem, TeamDraft } from '@/domain/teams/team-draft';
import { EMPTY_ORDER } from '@/domain/teams/team-order-messages';
import { ask } from '@/lib/client/ask';
import { shopFormat } from '@/domain/text/shop-format';
import type { Failure } from '@/lib/result';
import { useQuote } from '@/modules/orders/lines/use-quote';
import { focusFirstError } from '@/ui/show-field-errors';
import { toast } from '@/ui/toast';
import { useCloseWarning } from '@/ui/use-close-warning';
import { quoteChanges, quotedLine } from '../order-builder/product-view';
import { useDraft } from '../order-builder/use-draft';
import type { BuilderArtwork } from '../../data/artwork';
import type { BuilderProduct } from '../../data/builder-products';
import type { EditQuote } from '../../orders/plan-edit';
import type { TeamQuote } from '../../order-builder/quote-draft';

export type OrderEdit = TeamDraft & EditWishes & { revision: number; expectedTotal?: number };

type Options = {
  /** The order as it was read. */
  opened: {
    revision: number;
    draft: TeamDraft;
    billing: Billing;
    known: EditQuote;
    artwork: readonly BuilderArtwork[];
  };
  products: ReadonlyMap<string, BuilderProduct>;
  /** Answers what an edit comes to. */
  quotePath: string;
  save: (edit: OrderEdit) => Promise<{ ok: true } | Failure>;
  onSaved: () => void;
};

const PRICE_CHANGED = 'Prices have changed. Check the new total, then save again.';

/** A submitted order that is being edited: its lines, what the server says of them, and how it is saved. */
export function useOrderEdit({ opened, products, quotePath, save, onSaved }: Options) {
  const form = useDraft<{ code: string; message: string; changes?: readonly PriceChange[] }>(
    opened.draft,
    products,
    opened.artwork,
  );
  const { draft, lines, setNotice } = form;
  const [billing, setBilling] = useState(() => typedBilling(opened.billing, shopFormat().country));
  const asked = useMemo(() => ({ ...billingBody(billing), ...draft }), [billing, draft]);
  const quoteDraft = useCallback(
    async (body: TeamDraft & EditWishes, signal: AbortSignal) => {
      const answered = await ask<EditQuote>(quotePath, { method: 'POST', body, signal });
      return answered.ok ? answered.value : undefined;
    },
    [quotePath],
  );
  const {
    answer,
    quote: current,
    isLoading,
    hasFailed,
    retry,
    setQuote,
  } = useQuote(asked, {
    ask: quoteDraft,
    known: opened.known,
  });
  const shown = answer?.quote ?? opened.known;
  const hasChanges = shown.changes.length > 0;

  useCloseWarning(!form.isDone && hasChanges);

  function submit() {
    if (draft.items.length === 0) return void toast(EMPTY_ORDER);
    if (!current) return;
    const [problem] = Object.entries(current.quote.fieldErrors);
    if (problem) {
      const [path, messages] = problem;
      const item = draft.items[Number(path.split('.')[1])];
      if (item) lines.showProblem(item.key);
      form.refuse(draft, current.quote.fieldErrors);
      return setNotice({ code: 'invalid', message: messages[0] ?? '' });
    }
    form.startSaving(async () => {
      const result = await save({ revision: opened.revision, ...asked, expectedTotal: current.quote.totalAmount });
      if (result.ok) {
        form.setDone(true);
        onSaved();
        return;
      }
      form.refuse(draft, result.fieldErrors);
      if (result.code === 'prices_changed') {
        const { quote } = result as Failure & { quote: TeamQuote };
        setQuote({ ...current, quote });
        const changes = quoteChanges({ items: draft.items, products }, current.quote, quote);
        return setNotice({ code: result.code, message: PRICE_CHANGED, changes });
      }
      if (result.fieldErrors) focusFirstError();
      setNotice({ code: result.code, message: result.message });
    });
  }

  return {
    ...form,
    billing,
    setBilling(field: BillingField, value: string) {
      setBilling((typed) => ({ ...typed, [field]: value }));
      setNotice(undefined);
      form.forget(field);
    },
    shown,
    hasChanges,
    /** What a line costs, where its price is known. */
    priceOf: (item: DraftItem) =>
      answer?.quote && quotedLine({ items: answer.asked.items, quote: answer.quote.quote }, item),
    isQuoting: isLoading,
    hasFailed,
    retry,
    submit,
  };
}
