'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { UPDATE_FAILED, orderSaved } from '@/domain/orders/order-edit-messages';
import { wishesOf, type TypedAddress } from '@/domain/teams/team-delivery';
import { emptyDraft, type DraftItem } from '@/domain/teams/team-draft';
import type { PriceChange } from '@/domain/cart/price-changes';
import { EMPTY_ORDER, INCOMPLETE_SELECTION } from '@/domain/teams/team-order-messages';
import { ask } from '@/lib/client/ask';
import { quoteChanges, quotedLine } from '@/modules/team/components/order-builder/product-view';
import { useDraft } from '@/modules/team/components/order-builder/use-draft';
import type { BuilderArtwork } from '@/modules/team/data/artwork';
import type { BuilderProduct } from '@/modules/team/data/builder-products';
import type { PricedDraft, TeamQuote } from '@/modules/team/order-builder/quote-draft';
import { useQuote } from '@/modules/orders/lines/use-quote';
import { answerOf } from '@/ui/answer-of';
import { focusFirstError } from '@/ui/show-field-errors';
import { toast } from '@/ui/toast';
import { useCloseWarning } from '@/ui/use-close-warning';
import { orderHref } from '../orders/filters/order-filters';
import { TEAM_ORDERS_PATH } from '../teams/team-filters';
import { createTeamOrderAction } from './team-order-actions';
import { useAttemptKey } from '../orders/form/use-attempt-key';

const PRICE_CHANGED = 'Prices have changed. Check the new total, then create the order again.';

type TeamOrderStart = {
  products: ReadonlyMap<string, BuilderProduct>;
  artwork: readonly BuilderArtwork[];
  /** Of no lines. */
  nothing: TeamQuote;
  startAddress: TypedAddress;
};

/** An order that staff put together for a team: its lines, what they come to by the server, and how it is sent once. */
export function useTeamOrder(teamId: string, { products, artwork, nothing, startAddress }: TeamOrderStart) {
  const router = useRouter();
  const form = useDraft<{ text: string; changes?: readonly PriceChange[] }>(emptyDraft(), products, artwork);
  const { draft, lines } = form;
  const keyOf = useAttemptKey();
  const askQuote = useCallback(
    async (priced: PricedDraft, signal: AbortSignal) => {
      const body = { team: teamId, notes: '', ...priced };
      const sent = { method: 'POST', body, signal } as const;
      const answered = await ask<{ quote: TeamQuote }>(`${TEAM_ORDERS_PATH}/new/quote`, sent);
      return answered.ok ? answered.value.quote : undefined;
    },
    [teamId],
  );
  const { items, deliveryMethod, shippingAddress: { country, postcode } = startAddress } = draft;
  // What else stands in the address changes no price.
  const priced = useMemo(
    (): PricedDraft => ({ items, deliveryMethod, shippingAddress: { country, postcode } }),
    [items, deliveryMethod, country, postcode],
  );
  const { answer, isLoading, hasFailed, retry, setQuote } = useQuote(priced, { ask: askQuote, known: nothing });

  useCloseWarning(!form.isDone && draft.items.length > 0);

  function submit() {
    if (draft.items.length === 0) return void toast(EMPTY_ORDER);
    const problem = lines.firstProblem();
    if (problem !== undefined) {
      lines.showProblem(problem);
      return void toast(INCOMPLETE_SELECTION);
    }
    form.startSaving(async () => {
      const { items, notes } = draft;
      const said = { items, notes, ...wishesOf({ shippingAddress: startAddress, ...draft }) };
      const input = { ...said, expectedTotal: answer?.quote?.totalAmount };
      const key = keyOf(JSON.stringify(said));
      const result = await answerOf(createTeamOrderAction(teamId, key, input), UPDATE_FAILED);
      if (result.ok) {
        const { id, orderNumber } = result.order;
        form.setDone(true);
        toast(orderSaved(`Order #${orderNumber} created`));
        router.push(orderHref({ id, teamId }));
        return;
      }
      form.refuse(draft, result.fieldErrors);
      if (result.code === 'prices_changed') {
        setQuote(result.quote);
        const changes = quoteChanges({ items, products }, answer?.quote ?? nothing, result.quote);
        return form.setNotice({ text: PRICE_CHANGED, changes });
      }
      form.setNotice({ text: result.message });
      focusFirstError();
    });
  }

  return {
    ...form,
    quote: answer?.quote ?? nothing,
    /** What a line costs, where its price is known. */
    priceOf: (item: DraftItem) => answer?.quote && quotedLine({ items: answer.asked.items, quote: answer.quote }, item),
    isQuoting: isLoading,
    hasFailed,
    retry,
    submit,
  };
}
