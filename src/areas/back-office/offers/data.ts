import type { OfferState, OfferTerms } from '@/domain/offers/offer';
import { shopToday } from '@/domain/delivery/promise';
import { Conditions } from '@/lib/database/conditions';
import { queryListing, type Counted, type ListStep } from '@/lib/database/query-listing';
import { usesOf } from '@/modules/offers/data';
import type { OfferFilters } from './offer-filters';

export type OfferRow = OfferTerms & {
  id: string;
  name: string;
  code: string | null;
  state: OfferState;
  isActive: boolean;
  startsOn: string | null;
  endsOn: string | null;
  maxUses: number | null;
  maxUsesEach: number | null;
  firstOrder: boolean;
  categories: string[];
  skus: string[];
  uses: number;
  /** Also by a cancelled order: what it takes off is fixed. */
  isUsed: boolean;
};

export type OfferListing = Counted & { rows: OfferRow[]; total: number };

export function listOffers({ payload, filters, limit, offset }: ListStep<OfferFilters>): Promise<OfferListing> {
  const where = new Conditions();
  const today = where.parameter(shopToday());
  const state = `case when not f.is_active or f.ends_on < ${today} then 'ended'
                      when f.starts_on > ${today} then 'planned' else 'active' end`;
  where.equal(state, filters.state).contain(`f.name || ' ' || coalesce(f.code, '')`, filters.search);
  return queryListing(payload, {
    figures: {
      total: 'select count(*) from offers',
    },
    matching: { of: 'offers f', where: where.sql },
    rows: `select f.id, f.name, f.code, f.kind, f.percent_off as "percentOff", f.amount, f.buy_pieces as "buyPieces",
                  f.free_pieces as "freePieces", f.min_spend as "minSpend", f.min_pieces as "minPieces", f.combines,
                  f.first_order as "firstOrder", f.starts_on as "startsOn", f.ends_on as "endsOn",
                  f.max_uses as "maxUses", f.max_uses_each as "maxUsesEach", f.is_active as "isActive",
                  ${state} as state, ${usesOf()} as uses,
                  exists (select from order_discounts d where d.offer_id = f.id) as "isUsed",
                  array(select r.categories_id from offers_rels r
                         where r.parent_id = f.id and r.categories_id is not null order by r.order) as categories,
                  array(select p.sku from offers_rels r join products p on p.id = r.products_id
                         where r.parent_id = f.id order by r.order) as skus
             from offers f where ${where.sql}
            order by f.created_at desc, f.id limit ${where.parameter(limit)} offset ${where.parameter(offset)}`,
    values: where.values,
  });
}
