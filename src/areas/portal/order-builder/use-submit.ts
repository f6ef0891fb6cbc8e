'use client';

import { useEffect, useRef, useState } from 'react';
import { useRouter } from 'next/navigation';
import { EMPTY_ORDER, INCOMPLETE_SELECTION, SUBMISSION_FAILED } from '@/domain/teams/team-order-messages';
import type { TypedAddress } from '@/domain/teams/team-delivery';
import type { PriceChange } from '@/domain/cart/price-changes';
import type { TeamDraft } from '@/domain/teams/team-draft';
import { isRecord } from '@/domain/text/is-record';
import { readStored, removeStored, writeStored } from '@/lib/client/browser-storage';
import type { Failure } from '@/lib/result';
import { focusFirstError } from '@/ui/show-field-errors';
import { toast } from '@/ui/toast';
import type { TeamQuote } from '@/modules/team/order-builder/quote-draft';
import type { DraftAnswer } from '@/modules/team/order-builder/save-draft';
import { requestTeam } from '@/modules/team/request-team';
import { quoteChanges } from '@/modules/team/components/order-builder/product-view';
import type { BuilderProduct } from '@/modules/team/data/builder-products';
import { useRefusals } from '@/modules/team/components/order-builder/use-refusals';
import type { OrderDraft } from './use-order-draft';

type Placed = { id: string; orderNumber: string };
type Options = {
  teamId: string;
  order: OrderDraft;
  startAddress: TypedAddress;
  draft: TeamDraft;
  products: ReadonlyMap<string, BuilderProduct>;
  version: number;
  firstProblem: () => string | undefined;
  showProblem: (key: string) => void;
};

const PRICE_CHANGED = 'Prices have changed since you looked. Please check the new total and submit again.';

const post = ({ version, key }: Attempt, expectedTotal?: number) =>
  requestTeam<Placed>('/api/team/orders', {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: { version, expectedTotal },
  });

/** Submits the order once, even if pressed twice, in two windows or after a lost answer. */
export function useSubmit({
  teamId,
  order,
  startAddress,
  draft,
  products,
  version,
  firstProblem,
  showProblem,
}: Options) {
  const router = useRouter();
  const isBusy = useRef(false);
  const [phase, setPhase] = useState<'editing' | 'sending' | 'leaving'>('editing');
  const [notice, setNotice] = useState<{ text: string; changes: readonly PriceChange[] }>();
  const { refuse, ...refused } = useRefusals(draft);

  useEffect(() => {
    const attempt = readAttempt(teamId);
    if (!attempt || isBusy.current) return;
    if (version <= attempt.version) return;
    // The order may exist although the draft has moved on: the same key answers it.
    isBusy.current = true;
    void post(attempt).then((answer) => {
      isBusy.current = false;
      if (isDefinite(answer)) writeAttempt(teamId, undefined);
      if (answer.ok) router.push(orderHref(answer.value));
    });
  }, [teamId, version, router]);

  function leave(placed: Placed) {
    setPhase('leaving');
    writeAttempt(teamId, undefined);
    void order.submitted();
    router.push(orderHref(placed));
  }

  /** @returns true if the team is on its way to the order’s page. */
  async function send(): Promise<boolean> {
    const { draft: typed } = order.state();
    // Without an earlier order there is no address to fall back on.
    if (!typed.shippingAddress && startAddress.line1 === '') order.edit({ ...typed, shippingAddress: startAddress });
    if (!(await order.flush())) {
      toast(SUBMISSION_FAILED);
      return false;
    }
    const { draft: sent, version, submitKey, quoted } = order.state();
    const problem = firstProblem();
    if (problem !== undefined) {
      showProblem(problem);
      toast(INCOMPLETE_SELECTION);
      return false;
    }
    const attempt = { version, key: submitKey ?? '' };
    writeAttempt(teamId, attempt);
    const answer = await post(attempt, quoted.quote.totalAmount);
    if (answer.ok) {
      leave(answer.value);
      return true;
    }
    explain(answer, sent);
    return false;
  }

  function explain(answer: Failure, sent: TeamDraft): void {
    if (isDefinite(answer)) writeAttempt(teamId, undefined);
    if (answer.code === 'conflict') order.conflict(answer as Failure & DraftAnswer);
    if (answer.code === 'prices_changed') {
      const { quote } = answer as Failure & { quote: TeamQuote };
      const changes = quoteChanges({ items: sent.items, products }, order.state().quoted.quote, quote);
      order.requote(quote);
      return setNotice({ text: PRICE_CHANGED, changes });
    }
    toast(SUBMISSION_FAILED);
    setNotice({ text: answer.message, changes: [] });
    refuse(sent, answer.fieldErrors);
    focusFirstError();
  }

  async function submit() {
    if (isBusy.current) return;
    setNotice(undefined);
    refuse(order.state().draft);
    if (order.state().draft.items.length === 0) return void toast(EMPTY_ORDER);
    isBusy.current = true;
    setPhase('sending');
    if (!(await send())) setPhase('editing');
    isBusy.current = false;
  }

  return { submit, phase, notice, ...refused };
}

/** True if the answer settles the order’s fate; after any other it may or may not exist. */
const isDefinite = (answer: { ok: boolean; code?: string }) =>
  !['offline', 'unreadable', 'internal', 'unavailable'].includes(answer.code ?? '');

const orderHref = ({ id }: Placed) => `/teamwear-portal/orders/${id}?placed=1`;

/** A submission whose answer has not arrived. */
type Attempt = { version: number; key: string };

const attemptPlace = (teamId: string) => ({ key: `kitroom.team-order-attempt.${teamId}`, version: 1 });

function readAttempt(teamId: string): Attempt | undefined {
  const value = readStored(attemptPlace(teamId));
  return isRecord(value) && typeof value.version === 'number' && typeof value.key === 'string'
    ? { version: value.version, key: value.key }
    : undefined;
}

function writeAttempt(teamId: string, attempt: Attempt | undefined): void {
  if (attempt) writeStored(attemptPlace(teamId), attempt);
  else removeStored(attemptPlace(teamId).key);
}
