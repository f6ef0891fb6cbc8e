'use client';

import { useCallback, useMemo, useState } from 'react';
import { billingBody, typedBilling, type Billing, type BillingField } from '@/domain/orders/billing';
import type { GivenDiscount } from '@/domain/orders/given-discount';
import type { StaffTerms, TeamCustomLine } from '@/domain/teams/staff-terms-input';
import type { EditPreferences, TypedAddress } from '@/domain/teams/team-delivery';
import type { DraftItem, TeamDraft } from '@/domain/teams/team-draft';
import type { TeamRoster } from '@/domain/teams/team-draft-changes';
import { EMPTY_ORDER, INCOMPLETE_SELECTION } from '@/domain/teams/team-order-messages';
import { request } from '@/lib/client/request';
import { shopFormat } from '@/domain/text/shop-format';
import type { Failure } from '@/lib/result';
import type { OrderFormNotice } from '@/modules/orders/components/OrderFormFrame';
import { useQuote } from '@/modules/orders/lines/use-quote';
import { toast } from '@/ui/toast';
import { quoteChanges, quotedLine } from '../order-builder/product-view';
import { useDraft } from '../order-builder/use-draft';
import type { BuilderArtwork } from '../../data/artwork';
import type { BuilderKit } from '../../data/builder-kits';
import type { BuilderProduct } from '../../data/builder-products';
import type { EditQuote } from '../../orders/plan-edit';
import type { TeamQuote } from '../../order-builder/quote-draft';

export type TeamOrderStart = {
  draft: TeamDraft;
  known: EditQuote;
  startAddress: TypedAddress;
  hasBillingAddress: boolean;
  products: readonly BuilderProduct[];
  kits: readonly BuilderKit[];
  artwork: readonly BuilderArtwork[];
  roster: TeamRoster;
  edited?: {
    orderNumber: string;
    revision: number;
    totalAmount: number;
    paidAmount: number;
    billing: Billing;
    /** Production has started: nothing else can be changed. */
    isDeliveryAlone: boolean;
    agreedDelivery?: number;
    discount?: GivenDiscount;
    customLines: readonly TeamCustomLine[];
  };
};

export type SentOrder = TeamDraft & EditPreferences & StaffTerms & { expectedTotal?: number };

type Options = {
  start: TeamOrderStart;
  products: ReadonlyMap<string, BuilderProduct>;
  quotePath: string;
  team: string | undefined;
  terms?: StaffTerms;
  save: (order: SentOrder) => Promise<{ ok: true } | Failure>;
};

const PRICES_CHANGED = 'Prices have changed. Check the new total, then save again.';

export function useTeamOrderForm({ start, products, quotePath, team, terms, save }: Options) {
  const { edited, known, startAddress } = start;
  const form = useDraft<OrderFormNotice>(start.draft, products, start.artwork);
  const { draft, lines, setNotice } = form;
  const [billing, setBilling] = useState(() => typedBilling(edited?.billing ?? {}, shopFormat().country));
  const input = useMemo(
    (): SentOrder => ({
      ...(edited ? billingBody(billing) : { shippingAddress: startAddress }),
      ...draft,
      ...terms,
    }),
    [edited, billing, draft, startAddress, terms],
  );
  const requestQuote = useCallback(
    async (body: SentOrder, signal: AbortSignal) => {
      const answered = await request<Partial<EditQuote>>(quotePath, {
        method: 'POST',
        body: { team, ...body },
        signal,
      });
      return answered.ok ? { ...known, ...answered.value } : undefined;
    },
    [quotePath, team, known],
  );
  const {
    answer,
    quote: current,
    isLoading,
    hasFailed,
    retry,
    setQuote,
  } = useQuote(input, { ask: requestQuote, known });
  const shown = answer?.quote ?? known;
  const isEmpty = draft.items.length === 0 && !(terms?.customLines ?? edited?.customLines)?.length;
  const hasChanges = edited ? shown.changes.length > 0 : !isEmpty;

  function submit() {
    if (isEmpty) return void toast(EMPTY_ORDER);
    if (!current) return;
    const { fieldErrors, totalAmount } = current.quote;
    const [problem] = Object.keys(fieldErrors);
    if (problem) {
      const item = draft.items[Number(problem.split('.')[1])];
      if (item) lines.showProblem(item.key);
      form.refuse(draft, fieldErrors);
      return void toast(INCOMPLETE_SELECTION);
    }
    form.startSaving(async () => {
      const result = await save({ ...input, expectedTotal: totalAmount });
      if (result.ok) return form.setDone(true);
      form.refuse(draft, result.fieldErrors);
      if (result.code !== 'prices_changed')
        return setNotice({ text: result.message, isConflict: result.code === 'conflict' });
      const { quote } = result as Failure & { quote: TeamQuote };
      setQuote({ ...current, quote });
      setNotice({
        text: PRICES_CHANGED,
        changes: quoteChanges({ items: draft.items, products }, current.quote, quote),
      });
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
    priceOf: (item: DraftItem) =>
      answer?.quote && quotedLine({ items: answer.input.items, quote: answer.quote.quote }, item),
    isDirty: !form.isDone && hasChanges,
    isBlocked: (edited && !hasChanges) || (!isEmpty && (isLoading || hasFailed)),
    isQuoting: isLoading,
    hasFailed,
    retry,
    submit,
  };
}
