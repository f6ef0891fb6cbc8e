import type { Permission } from '@/domain/staff/permissions';
import { isUuid } from '@/domain/text/uuid';
import { QUOTES_PATH } from '@/domain/quotes/quote-path';
import { RETURNS_PATH } from '@/domain/returns/return-path';
import { VOUCHERS_PATH } from '@/domain/vouchers/voucher-path';
import { hrefOf } from '@/lib/http/record-query';
import { ACTIVITY_PATH, activityQuery, parseActivityFilters } from '@/modules/system/activity/activity-filters';
import { CUSTOMERS_PATH, customerQuery, parseCustomerFilters } from '../customers/customer-filters';
import { INBOX_PATH, inquiryQuery, parseInquiryFilters } from '../inbox/inquiry-filters';
import { INVOICES_PATH, invoiceQuery, parseInvoiceFilters } from '../invoices/invoice-filters';
import { KITS_PATH, kitQuery, parseKitFilters } from '../kits/kit-filters';
import { NEWSLETTER_PATH, parseSubscriberFilters, subscriberQuery } from '../newsletter/subscriber-filters';
import { OFFERS_PATH, offerQuery, parseOfferFilters } from '../offers/offer-filters';
import { PRICE_LISTS_PATH, parsePriceListFilters, priceListQuery } from '../offers/price-lists/price-list-filters';
import { orderQuery, ORDERS_PATH, parseOrderFilters, TEAM_ORDERS_HREF } from '../orders/filters/order-filters';
import { orderViewText, parseOrderView } from '../orders/list/order-view';
import { parseProductionFilters, PRODUCTION_PATH, productionQuery } from '../production/production-filters';
import { parseProductFilters, productQuery, PRODUCTS_PATH } from '../products/product-filters';
import { parseQuoteFilters, quoteQuery } from '../quotes/quote-filters';
import { parseReturnFilters, returnQuery } from '../returns/return-filters';
import { parseReviewFilters, reviewQuery, REVIEWS_PATH } from '../reviews/review-filters';
import { parseTeamFilters, teamQuery, TEAMS_PATH } from '../teams/team-filters';
import { LAYOUT, listOf } from '../views/saved-view';
import { parseVoucherFilters, voucherQuery } from '../vouchers/voucher-filters';

type ViewList = { permission: Permission; read: (query: URLSearchParams) => string };

/** @param parse, query the list's own, so that a view means what the list's URL means */
const list = <Filters>(
  permission: Permission,
  parse: (query: URLSearchParams) => Filters,
  query: (filters: Filters) => string,
): ViewList => ({ permission, read: (given) => query(parse(given)) });

const orders: ViewList = {
  permission: 'orders:read',
  read(given) {
    const query = new URLSearchParams(orderQuery(parseOrderFilters(given)));
    const layout = given.get(LAYOUT);
    if (layout) query.set(LAYOUT, orderViewText(parseOrderView(layout)));
    return query.toString();
  },
};

const LISTS: Readonly<Record<string, ViewList>> = {
  [ORDERS_PATH]: orders,
  [TEAM_ORDERS_HREF]: orders,
  [PRODUCTS_PATH]: list('products:read', parseProductFilters, productQuery),
  [OFFERS_PATH]: list('products:write', parseOfferFilters, offerQuery),
  [PRICE_LISTS_PATH]: list('products:write', parsePriceListFilters, priceListQuery),
  [PRODUCTION_PATH]: list('orders:read', parseProductionFilters, productionQuery),
  [QUOTES_PATH]: list('orders:read', parseQuoteFilters, quoteQuery),
  [RETURNS_PATH]: list('orders:read', parseReturnFilters, returnQuery),
  [KITS_PATH]: list('orders:read', parseKitFilters, kitQuery),
  [VOUCHERS_PATH]: list('vouchers:read', parseVoucherFilters, voucherQuery),
  [INVOICES_PATH]: list('invoices:read', parseInvoiceFilters, invoiceQuery),
  [TEAMS_PATH]: list('teams:read', parseTeamFilters, teamQuery),
  [CUSTOMERS_PATH]: list('customers:read', parseCustomerFilters, customerQuery),
  [INBOX_PATH]: list('inquiries:read', parseInquiryFilters, inquiryQuery),
  [NEWSLETTER_PATH]: list('newsletter:read', parseSubscriberFilters, subscriberQuery),
  [REVIEWS_PATH]: list('reviews:read', parseReviewFilters, reviewQuery),
  [ACTIVITY_PATH]: list('activity:read', parseActivityFilters, activityQuery),
};

export const listsFor = (may: (permission: Permission) => boolean): string[] =>
  Object.entries(LISTS).flatMap(([id, { permission }]) => (may(permission) ? [id] : []));

const pathOf = (id: string) => id.split('?')[0] ?? id;

/** List and query as the list's parser reads them; undefined for a path that is no list of `lists`. */
export function readView(href: string, lists: readonly string[]): { list: string; query: string } | undefined {
  const path = pathOf(href);
  const known = lists.find((id) => pathOf(id) === path);
  const query = known && LISTS[known]?.read(new URLSearchParams(href.split('?')[1]));
  const id = query === undefined ? undefined : listOf(hrefOf(path, query), lists);
  return id === undefined || query === undefined ? undefined : { list: id, query };
}

/** Ids of records that a stored query names. */
export const recordsIn = (query: string): string[] => [...new URLSearchParams(query).values()].filter(isUuid);

/** Address of a stored view, without what its list no longer reads or whose record is gone. */
export function openView(id: string, stored: string, isGone: (record: string) => boolean) {
  const wanted = [...new URLSearchParams(stored)];
  const read = new URLSearchParams(LISTS[id]?.read(new URLSearchParams(stored)));
  for (const [name, value] of wanted) if (isUuid(value) && isGone(value)) read.delete(name);
  return {
    href: hrefOf(pathOf(id), read.toString()),
    lost: wanted.flatMap(([name, value]) => (read.get(name) === value ? [] : [name])),
  };
}
