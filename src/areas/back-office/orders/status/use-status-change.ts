'use client';

import { useOptimistic, useState, useTransition } from 'react';

/** An order’s status as it was read, with the revision of the order where its kind has any. */
type Seen = { status: string; revision?: number };

/**
 * A status that is shown as changed while that is saved, back as it was where it failed, and as someone else made it where
 * they were faster.
 */
export function useStatusChange<Order extends Seen>(order: Order) {
  const [read, setRead] = useState(order);
  const [known, setKnown] = useState(order);
  const [status, show] = useOptimistic<Order['status']>(known.status);
  const [saving, startSaving] = useTransition();

  if (read.revision !== order.revision || read.status !== order.status) {
    setRead(order);
    // What was read before the last change may arrive after it.
    if ((order.revision ?? 0) >= (known.revision ?? 0)) setKnown(order);
  }

  /** @param save answers how the order is now, where that is known. */
  function change(to: Order['status'], save: () => Promise<Order | undefined>) {
    startSaving(async () => {
      show(to);
      const now = await save();
      if (now) startSaving(() => setKnown(now));
    });
  }

  return { status, known, saving, change };
}
