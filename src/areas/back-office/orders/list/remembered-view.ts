import { LAYOUT } from '../../views/saved-view';
import { ORDERS_PATH } from '../filters/order-filters';
import { ORDER_VIEW_COOKIE, orderViewText, type OrderView } from './order-view';

const YEAR_S = 365 * 24 * 60 * 60;

export function remember(view: OrderView): void {
  document.cookie = `${ORDER_VIEW_COOKIE}=${orderViewText(view)}; path=${ORDERS_PATH}; max-age=${YEAR_S}; samesite=lax`;
}

/** Columns of the table for a saved view; '' for cards. */
export function rememberedLayout(): string {
  const text = new RegExp(`(?:^|; )${ORDER_VIEW_COOKIE}=(table[^;]*)`).exec(document.cookie)?.[1];
  return text ? `${LAYOUT}=${text}` : '';
}
