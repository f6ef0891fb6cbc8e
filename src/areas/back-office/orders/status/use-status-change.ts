'use client';

import { useOptimistic, useState, useTransition } from 'react';

/** Status as read, with the order’s revision if its kind has any. */
type Seen = { status: string; revision?: number };

/** Reverts on failure, and shows the other user’s status on a conflict. */
export function useStatusChange<Order extends Seen>(order: Order) {
  const [read, setRead] = useState(order);
  const [known, setKnown] = useState(order);
  const [status, show] = useOptimistic<Order['status']>(known.status);
  const [saving, startSaving] = useTransition();

  if (read.revision !== order.revision || read.status !== order.status) {
    setRead(order);
    // An older read may arrive after the last change.
    if ((order.revision ?? 0) >= (known.revision ?? 0)) setKnown(order);
  }

  /** @param save returns the new state, if known. */
  function change(to: Order['status'], save: () => Promise<Order | undefined>) {
    startSaving(async () => {
      show(to);
      const now = await save();
      if (now) startSaving(() => setKnown(now));
    });
  }

  return { status, known, saving, change };
}
