'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { UPDATE_FAILED, orderSaved } from '@/domain/orders/order-edit-messages';
import { emptyDraft, type DraftItem, type TeamDraft } from '@/domain/teams/team-draft';
import { EMPTY_ORDER, INCOMPLETE_SELECTION } from '@/domain/teams/team-order-messages';
import { ask } from '@/lib/client/ask';
import { newId } from '@/lib/client/new-id';
import { useLines } from '@/modules/team/components/order-builder/use-lines';
import type { BuilderProduct } from '@/modules/team/order-builder/load-products';
import type { TeamQuote } from '@/modules/team/order-builder/quote-draft';
import { toast } from '@/ui/toast';
import { useCloseWarning } from '@/ui/use-close-warning';
import { clubOrderHref, CLUB_ORDERS_PATH } from './club-order-filters';
import { createClubOrderAction } from './team-order-actions';

const PAUSE_MS = 250;
const PRICE_CHANGED = 'Prices have changed. Check the new total, then create the order again.';

type Quoted = { items: readonly DraftItem[]; quote?: TeamQuote };

/** An order that staff put together for a team: its lines, what they come to by the server, and how it is sent once. */
export function useClubOrder(teamId: string, products: ReadonlyMap<string, BuilderProduct>, nothing: TeamQuote) {
  const router = useRouter();
  const [draft, setDraft] = useState(emptyDraft);
  const latest = useRef(draft);
  const [notice, setNotice] = useState<string>();
  const [isSaving, startSaving] = useTransition();
  const [isDone, setDone] = useState(false);
  const attempt = useRef({ content: '', key: '' });
  const { quoted, isCurrent, retry, requote } = useQuote(draft.items, nothing);

  function edit(next: TeamDraft) {
    latest.current = next;
    setDraft(next);
    setNotice(undefined);
  }

  const lines = useLines({ state: () => ({ draft: latest.current }), edit }, products);
  useCloseWarning(!isDone && draft.items.length > 0);

  /** The same key until something changes: a button pressed twice makes one order. */
  function keyOf(content: string): string {
    if (attempt.current.content !== content) attempt.current = { content, key: newId() };
    return attempt.current.key;
  }

  function submit() {
    if (draft.items.length === 0) return void toast(EMPTY_ORDER);
    const problem = lines.firstProblem();
    if (problem !== undefined) {
      lines.showProblem(problem);
      return void toast(INCOMPLETE_SELECTION);
    }
    startSaving(async () => {
      const { items, notes } = draft;
      const input = { items, notes, expectedTotal: quoted.quote?.totalAmount };
      const key = keyOf(JSON.stringify({ items, notes }));
      const result = await createClubOrderAction(teamId, key, input).catch(() => undefined);
      if (result?.ok) {
        const { id, orderNumber } = result.order;
        setDone(true);
        toast(orderSaved(`Order #${orderNumber} created`));
        router.push(clubOrderHref({ id, teamId }));
        return;
      }
      if (result?.code === 'price_changed') requote(result.quote);
      setNotice(result?.code === 'price_changed' ? PRICE_CHANGED : (result?.message ?? UPDATE_FAILED));
    });
  }

  return {
    draft,
    lines,
    quote: quoted.quote ?? nothing,
    /** What a line costs, where its price is known. */
    priceOf: ({ key, product, color }: DraftItem) => {
      const index = quoted.items.findIndex((item) => item.key === key && item.product === product);
      return quoted.items[index]?.color === color ? (quoted.quote?.lines[index] ?? undefined) : undefined;
    },
    isQuoting: !isCurrent,
    hasFailed: isCurrent && !quoted.quote,
    retry,
    notice,
    isSaving: isSaving || isDone,
    setNotes: (notes: string) => edit({ ...latest.current, notes }),
    submit,
  };
}

/** What the lines come to, asked once they have stopped changing; the last answer stays until the next. */
function useQuote(items: readonly DraftItem[], nothing: TeamQuote) {
  const [quoted, setQuoted] = useState<Quoted>({ items, quote: nothing });
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState(round);
  const isCurrent = quoted.items === items && asked === round;

  useEffect(() => {
    if (isCurrent) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      const body = { items, notes: '' };
      const { signal } = leaving;
      void ask<{ quote: TeamQuote }>(`${CLUB_ORDERS_PATH}/new/quote`, { method: 'POST', body, signal }).then(
        (answer) => {
          if (signal.aborted) return;
          setQuoted({ items, quote: answer.ok ? answer.value.quote : undefined });
          setAsked(round);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [items, isCurrent, round]);

  return {
    quoted,
    isCurrent,
    retry: () => setRound((count) => count + 1),
    requote: (quote: TeamQuote) => setQuoted({ items, quote }),
  };
}
