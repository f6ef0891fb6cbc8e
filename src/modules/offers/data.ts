import type { Payload, PayloadRequest } from 'payload';
import type { Offer } from '@/domain/offers/offer';
import { query, queryIn } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

/** SQL, of `offers f`: orders that use it; a cancelled one gives its use back. @param other SQL of further conditions */
export const usesOf = (other = ''): string => `
  (select count(*)::int from order_discounts d join orders o on o.id = d._parent_id
    where d.offer_id = f.id and o.status <> 'cancelled' ${other})`;

/** SQL, true if the customer of an email address has an order. */
const hasOrdered = (email: string, other = ''): string => `exists (
  select from customers c join orders o on o.customer_id = c.id
   where c.email = ${email} and o.status <> 'cancelled' ${other})`;

/** Ids of `products p` that `offers f` is for, of those named by `$1`; null for all. A category covers its own. */
const PRODUCTS = `
  case when exists (select from offers_rels r where r.parent_id = f.id) then array(
    select p.id from products p
     where p.id = any($1::uuid[]) and exists (
       select from offers_rels r
        where r.parent_id = f.id and (r.products_id = p.id or r.categories_id in (
          with recursive above as (
            select c.id, c.parent_id from categories c where c.id = p.category_id
            union select c.id, c.parent_id from categories c join above on c.id = above.parent_id)
          select id from above))))
  end as products`;

const OFFER = `
  select f.id, f.name, f.code, f.kind, f.percent_off::int as "percentOff", f.amount::float8 as amount,
         f.buy_pieces::int as "buyPieces", f.free_pieces::int as "freePieces", f.min_spend::float8 as "minSpend",
         f.min_pieces::int as "minPieces", f.combines, ${PRODUCTS}`;

export type OpenOffer = Offer & {
  isSpent: boolean;
  isUsedUp: boolean;
  isForOthers: boolean;
};

type OpenOffers = { products: readonly string[]; code?: string; email?: string; today: string };

const isOpen = (day: string): string =>
  `f.is_active and coalesce(f.starts_on, '') <= ${day} and (coalesce(f.ends_on, '') = '' or f.ends_on >= ${day})`;

/** Today’s automatic offers, after the one with the code. */
export const listOpenOffers = (payload: Payload, { products, code, email, today }: OpenOffers): Promise<OpenOffer[]> =>
  query<OpenOffer>(
    payload,
    `${OFFER},
         f.max_uses is not null and ${usesOf()} >= f.max_uses as "isSpent",
         coalesce(f.max_uses_each <= ${usesOf('and o.contact_email = $4')}, false) as "isUsedUp",
         f.first_order and ${hasOrdered('$4')} as "isForOthers"
    from offers f
   where ${isOpen('$2')} and (f.code is null or f.code = $3)
   order by f.code nulls last, f.created_at, f.id`,
    [products, today, code ?? null, email ?? null],
  );

export async function hasOpenCodes(payload: Payload, today: string): Promise<boolean> {
  const [row] = await query<{ has: boolean }>(
    payload,
    `select exists (select from offers f where ${isOpen('$1')} and f.code is not null) as has`,
    [today],
  );
  return row?.has ?? false;
}

/** As its order has it, whatever its days and limits. */
export const findOrderOffer = (payload: Payload, id: string, products: readonly string[]): Promise<Offer[]> =>
  query<Offer>(payload, `${OFFER} from offers f where f.id = $2`, [products, id]);

type Claim = { offer: string; order: string; email: string };

/** False if other orders were first. Orders that use a limited offer wait for each other from here to the commit. */
export async function claimOffer({ client }: Session, { offer, order, email }: Claim): Promise<boolean> {
  const locked = await client.query(
    `select from offers f where f.id = $1 and (max_uses is not null or max_uses_each is not null or first_order)
        for no key update`,
    [offer],
  );
  if (locked.rowCount === 0) return true;
  const others = 'and o.id <> $2';
  const { rows } = await client.query<{ has: boolean }>(
    `select (f.max_uses is null or ${usesOf(others)} < f.max_uses)
            and (f.max_uses_each is null or ${usesOf(`${others} and o.contact_email = $3`)} < f.max_uses_each)
            and not (f.first_order and ${hasOrdered('$3', others)}) as has
       from offers f where f.id = $1`,
    [offer, order, email],
  );
  return rows[0]?.has ?? false;
}

/** Locks an offer against new orders; true if one has it. */
export async function isUsed({ client }: Session, id: string): Promise<boolean> {
  await client.query('select from offers where id = $1 for update', [id]);
  const { rows } = await client.query('select from order_discounts where offer_id = $1 limit 1', [id]);
  return rows.length > 0;
}

/** Locks a price list against new order lines; true if one has its price. */
export async function hasPricedLines({ client }: Session, id: string): Promise<boolean> {
  await client.query('select from price_lists where id = $1 for update', [id]);
  const { rows } = await client.query('select from order_items where price_list_id = $1 limit 1', [id]);
  return rows.length > 0;
}

export async function productsOfVariations(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await queryIn<{ id: string; product: string }>(
    req,
    'select id, product_id as product from product_variations where id = any($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id, product }) => [id, product]));
}
