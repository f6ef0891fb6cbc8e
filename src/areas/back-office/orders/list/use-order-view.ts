'use client';

import { useState } from 'react';
import { ORDER_VIEW_COOKIE, orderViewText, type OrderView } from './order-view';
import { ORDERS_PATH } from '../filters/order-filters';

const YEAR_S = 365 * 24 * 60 * 60;

/** How someone looks at the orders, remembered by this browser. */
export function useOrderView(remembered: OrderView): [OrderView, (view: OrderView) => void] {
  const [view, setView] = useState(remembered);
  function change(next: OrderView) {
    setView(next);
    remember(next);
  }
  return [view, change];
}

function remember(view: OrderView): void {
  document.cookie = `${ORDER_VIEW_COOKIE}=${orderViewText(view)}; path=${ORDERS_PATH}; max-age=${YEAR_S}; samesite=lax`;
}
