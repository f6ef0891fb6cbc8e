import type { PayloadRequest } from 'payload';
import { shopToday } from '@/domain/delivery/promise';
import type { PriceTier } from '@/domain/money/price-tiers';
import type { OfferState } from '@/domain/offers/offer';
import { Conditions } from '@/lib/database/conditions';
import { queryIn } from '@/lib/database/query';
import { queryListing, type Counted, type ListStep } from '@/lib/database/query-listing';
import type { PriceListFilters } from './price-list-filters';

export type PriceListRow = {
  id: string;
  name: string;
  state: OfferState;
  isActive: boolean;
  forMembers: boolean;
  percentOff: number | null;
  startsOn: string | null;
  endsOn: string | null;
  teams: string[];
  customers: string[];
  prices: { sku: string; color: string | null; size: string | null; price: number }[];
  priceTiers: PriceTier[];
  isUsed: boolean;
};

export type PriceListListing = Counted & { rows: PriceListRow[]; total: number };

export function listPriceLists({
  payload,
  filters,
  limit,
  offset,
}: ListStep<PriceListFilters>): Promise<PriceListListing> {
  const where = new Conditions();
  const today = where.parameter(shopToday());
  const state = `case when not l.is_active or l.ends_on < ${today} then 'ended'
                      when l.starts_on > ${today} then 'planned' else 'active' end`;
  where.equal(state, filters.state).contain('l.name', filters.search);
  return queryListing(payload, {
    figures: { total: 'select count(*) from price_lists' },
    matching: { of: 'price_lists l', where: where.sql },
    rows: `select l.id, l.name, l.is_active as "isActive", l.for_members as "forMembers", l.percent_off as "percentOff",
                  l.starts_on as "startsOn", l.ends_on as "endsOn", ${state} as state,
                  array(select t.username from price_lists_rels r join team_profiles t on t.id = r.team_profiles_id
                         where r.parent_id = l.id order by r.order) as teams,
                  array(select c.email from price_lists_rels r join customers c on c.id = r.customers_id
                         where r.parent_id = l.id order by r.order) as customers,
                  (select coalesce(json_agg(json_build_object('sku', p.sku, 'color', v.color_name, 'size', v.size_code,
                            'price', x.price) order by x._order), '[]')
                     from price_lists_prices x join products p on p.id = x.product_id
                     left join product_variations v on v.id = x.variation_id where x._parent_id = l.id) as prices,
                  (select coalesce(json_agg(json_build_object('minQuantity', t.min_quantity, 'percentOff', t.percent_off)
                            order by t._order), '[]')
                     from price_lists_price_tiers t where t._parent_id = l.id) as "priceTiers",
                  exists (select from order_items i where i.price_list_id = l.id) as "isUsed"
             from price_lists l where ${where.sql}
            order by l.created_at desc, l.id limit ${where.parameter(limit)} offset ${where.parameter(offset)}`,
    values: where.values,
  });
}

async function idsBy(req: PayloadRequest, statement: string, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await queryIn<{ id: string; name: string }>(req, statement, [names]);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

export const findClubs = (req: PayloadRequest, names: readonly string[]) =>
  idsBy(req, 'select id, lower(username) as name from team_profiles where lower(username) = any($1)', names);

export const findCustomers = (req: PayloadRequest, emails: readonly string[]) =>
  idsBy(req, 'select id, email as name from customers where email = any($1)', emails);

type PricedVariation = { id: string; product: string; sku: string; color: string; size: string };

export const findVariations = (req: PayloadRequest, skus: readonly string[]): Promise<PricedVariation[]> =>
  queryIn<PricedVariation>(
    req,
    `select v.id, p.id as product, p.sku, lower(v.color_name) as color, v.size_code::text as size
       from products p join product_variations v on v.product_id = p.id where p.sku = any($1)`,
    [skus],
  );
