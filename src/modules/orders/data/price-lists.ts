import type { Payload } from 'payload';
import { parseCookies } from 'payload';
import type { PriceTier } from '@/domain/money/price-tiers';
import { shopToday } from '@/domain/delivery/promise';
import { hashOfKey } from '@/lib/crypto/api-key-hash';
import { query } from '@/lib/database/query';
import { SHOPPER_COOKIE } from '@/lib/http/session-cookies';

/** Customer whose price lists count; nobody by default. */
export type PricedFor = {
  team?: string;
  /** Address given by staff: typed by anybody else it proves nothing. */
  email?: string;
  /** SHA-256 of a shopper’s session token, which proves theirs. */
  session?: string;
};

export const sessionOf = (headers: Headers): string | undefined => {
  const token = parseCookies(headers).get(SHOPPER_COOKIE);
  return token ? hashOfKey(token) : undefined;
};

const listTiers = `(select json_agg(json_build_object('minQuantity', t.min_quantity, 'percentOff', t.percent_off) order by t._order)
                     from price_lists_price_tiers t where t._parent_id = l.id)`;

/** CTE `lists` of today’s lists of a customer. @param values SQL of the day, team, email and session */
export const customerLists = ([day, team, email, session]: readonly [string, string, string, string]): string => `
  -- Named, as PostgreSQL would plan anew for each value.
  customer as materialized (
    select ${day}::text as day, ${team}::uuid as team, ${email}::text as email, ${session}::text as session),
  lists as materialized (
    select l.id, l.name, l.percent_off, l.created_at, ${listTiers} as tiers
      from price_lists l, customer
     where l.is_active and coalesce(l.starts_on, '') <= customer.day and (coalesce(l.ends_on, '') = '' or l.ends_on >= customer.day)
       and exists (
         with address as (
           select customer.email
            union
           select a.email from shopper_sessions s join shopper_accounts a on a.id = s.account_id
            where s.token_hash = customer.session and s.expires_at > now())
         select from price_lists_rels r
          where r.parent_id = l.id and (
            r.team_profiles_id = customer.team
            or r.customers_id in (select c.id from customers c join address using (email))
            or l.for_members and r.team_profiles_id in (
              select p.team_id from team_people p join address using (email)
               union
              select m.team_id from team_members m join address on lower(m.email) = address.email where m.is_active))))`;

/** As `ProductPriceList[]`, of `products p`; null without lists. */
export const PRODUCT_LISTS = `
         (select json_agg(json_build_object('id', l.id, 'name', l.name, 'percentOff', l.percent_off, 'priceTiers', l.tiers,
                   'prices', (select json_agg(json_build_object('variation', x.variation_id, 'price', x.price))
                                from price_lists_prices x where x._parent_id = l.id and x.product_id = p.id))
                   order by l.created_at, l.id)
            from lists l) as "priceLists"`;

export const listValues = ({ team, email, session }: PricedFor): [string, ...(string | null)[]] => [
  shopToday(),
  team ?? null,
  email?.toLowerCase() ?? null,
  session ?? null,
];

type ListedLine = { productId: string | null; priceList?: { id: string } | null };

/** Quantity discounts of list-priced lines, whatever the days of the list; undefined at the shop’s. */
export async function loadListTiers(
  payload: Payload,
  lines: readonly ListedLine[],
): Promise<(line: ListedLine) => PriceTier[] | undefined> {
  const listed = lines.filter((line) => line.priceList && line.productId);
  if (listed.length === 0) return () => undefined;
  const rows = await query<{ list: string; product: string; tiers: PriceTier[] | null }>(
    payload,
    `select l.id as list, w.product, coalesce(${listTiers}, case when exists (
              select from price_lists_prices x where x._parent_id = l.id and x.product_id = w.product) then '[]'::json end) as tiers
       from unnest($1::uuid[], $2::uuid[]) as w(list, product) join price_lists l on l.id = w.list`,
    [listed.map(({ priceList }) => priceList?.id), listed.map(({ productId }) => productId)],
  );
  return ({ productId, priceList }) =>
    rows.find(({ list, product }) => list === priceList?.id && product === productId)?.tiers ?? undefined;
}
