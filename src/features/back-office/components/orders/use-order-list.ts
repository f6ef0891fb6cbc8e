'use client';

import { useEffect, useRef, useState } from 'react';
import { ORDERS_LOAD_FAILED } from '@/domain/order-messages';
import { toast } from '@/ui/toast';
import type { OrderPage } from '../../operations/list-orders';
import type { OrderFilters } from '../../rules/order-filters';
import { withLaterSteps } from '../../rules/order-pages';
import { fetchOrders, fetchUpTo } from './fetch-orders';

type OrderListState = OrderPage & { loading: boolean; failed: boolean; loadMore: () => void };

/**
 * The orders loaded so far. When the server has read the first step again, after a change, whatever was loaded beyond
 * it is read again too: the whole list is new, and its reader stays where they were.
 */
export function useOrderList(first: OrderPage, filters: OrderFilters): OrderListState {
  const [read, setRead] = useState(first);
  const [list, setList] = useState(first);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const loaded = useRef(first.orders.length);

  if (read !== first) {
    setRead(first);
    if (list.orders.length <= first.orders.length || !first.next) setList(first);
  }

  useEffect(() => {
    let current = true;
    if (loaded.current > first.orders.length && first.next) {
      fetchUpTo(first, loaded.current, filters).then(
        (anew) => current && setList((now) => withLaterSteps(anew, now)),
        () => current && toast(ORDERS_LOAD_FAILED),
      );
    }
    return () => {
      current = false;
    };
  }, [first, filters]);

  useEffect(() => {
    loaded.current = list.orders.length;
  }, [list]);

  async function loadMore() {
    const after = list.next;
    if (loading || !after) return;
    setLoading(true);
    setFailed(false);
    try {
      const step = await fetchOrders({ filters, after });
      setList((now) => (now.next === after ? { orders: [...now.orders, ...step.orders], next: step.next } : now));
    } catch {
      setFailed(true);
      toast({ ...ORDERS_LOAD_FAILED, action: { label: 'Try again', onClick: loadMore } });
    } finally {
      setLoading(false);
    }
  }

  return { ...list, loading, failed, loadMore };
}
