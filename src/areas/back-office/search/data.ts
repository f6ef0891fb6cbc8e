import type { Payload } from 'payload';
import { formatAmount } from '@/domain/money/money';
import type { OrderKind } from '@/domain/orders/order-ref';
import { flowOf, type OrderPolicy } from '@/domain/orders/order-policy';
import { SHOP_ORDERS } from '@/domain/orders/order-status';
import { TEAM_ORDERS } from '@/domain/orders/team-order-status';
import { allOrders, ordersOf } from '@/data/all-orders';
import { query } from '@/lib/database/query';
import { SEARCH_MIN_LENGTH, type SearchHit, type SearchKind } from './search-hits';
import { searchPatterns } from '@/lib/database/search-patterns';
import {
  customerText,
  inquiryText,
  invoiceText,
  orderText,
  productText,
  returnText,
  teamOrderText,
  teamText,
} from '@/data/search-texts';
import { Conditions } from '@/lib/database/conditions';

const LIMIT = 5;

type Source = {
  from: string;
  /** Searched text; indexed if the table can be long. */
  text: string;
  /** Time of creation; the newest come first. */
  at?: string;
  title: string;
  detail: string;
  /** Total, currency and status of an order, to be formatted. */
  order?: string;
  href: string;
};

type Found = SearchHit & {
  order: { total: number; currency: string; status: string; isCollection: boolean | null } | null;
};

const ORDER_PATH = `case when team_id is null then '/admin/orders/' else '/admin/clubs/' || team_id || '/orders/' end || id`;

const ordersBy = (kind: OrderKind, text: string): Source => ({
  from: ordersOf(kind),
  text,
  title: `'#' || order_number`,
  detail: 'buyer_name',
  order: `json_build_object('total', total_amount, 'currency', currency, 'status', status, 'isCollection', delivery_is_collection)`,
  href: ORDER_PATH,
});

const sources = (): Record<SearchKind, Source> => ({
  orders: ordersBy('shop', orderText()),
  'team-orders': ordersBy('team', teamOrderText()),
  invoices: {
    from: 'invoices',
    text: invoiceText('invoices'),
    at: 'issued_at',
    title: 'number',
    detail: `'Order #' || order_number`,
    href: `(select ${ORDER_PATH} from ${allOrders()} where id = coalesce(order_id, team_order_id))`,
  },
  returns: {
    from: 'returns',
    text: returnText('returns'),
    title: 'return_number',
    detail: `'Order #' || (select order_number from ${allOrders()} where id = coalesce(order_id, team_order_id)) || ' · ' || initcap(status::text)`,
    href: `'/admin/returns/' || id`,
  },
  products: {
    from: 'products',
    text: productText('products'),
    title: 'name',
    detail: `sku || ' · ' || stock_quantity || ' in stock' || case when is_active then '' else ' · inactive' end`,
    href: `'/admin/products/' || id`,
  },
  teams: {
    from: 'team_profiles',
    text: teamText('team_profiles'),
    title: 'team_name',
    detail: `concat_ws(' · ', sport_type, contact_person, email)`,
    href: `'/admin/clubs/' || id`,
  },
  customers: {
    from: 'customers',
    text: customerText('customers'),
    title: `first_name || ' ' || last_name`,
    detail: 'email',
    href: `'/admin/customers/' || id`,
  },
  inquiries: {
    from: 'inquiries',
    text: inquiryText('inquiries'),
    title: 'coalesce(subject, team_name, name)',
    detail: `name || ' · ' || status`,
    href: `'/admin/inbox/' || id`,
  },
  pages: {
    from: 'cms_pages',
    text: `coalesce(title, '') || ' ' || coalesce(slug, '')`,
    title: `coalesce(title, '')`,
    detail: `'/' || coalesce(slug, '') || case when is_published then ' · published' else ' · draft' end`,
    href: `'/cms/collections/pages/' || id`,
  },
});

export async function searchRecords(
  payload: Payload,
  kinds: readonly SearchKind[],
  search: string,
): Promise<SearchHit[]> {
  if (search.trim().length < SEARCH_MIN_LENGTH || !searchPatterns(search)) return [];
  const found = await Promise.all(kinds.map((kind) => searchKind(payload, kind, search)));
  return found.flat();
}

async function searchKind(payload: Payload, kind: SearchKind, search: string): Promise<SearchHit[]> {
  const { from, text, at = 'created_at', title, detail, order = 'null', href } = sources()[kind];
  const where = new Conditions().contain(text, search);
  const found = await query<Found>(
    payload,
    `select '${kind}' as kind, id, ${title} as title, ${detail} as detail, ${order} as "order", ${href} as href
       from ${from} where ${where.sql} order by ${at} desc, id desc limit ${LIMIT}`,
    where.values,
  );
  return found.map(({ order: of, ...hit }) => {
    if (!of) return hit;
    const policy: OrderPolicy = kind === 'orders' ? SHOP_ORDERS : TEAM_ORDERS;
    const status = flowOf(policy, of.isCollection === true).labels[of.status];
    return { ...hit, detail: [hit.detail, formatAmount(of.total, of.currency), status].join(' · ') };
  });
}
