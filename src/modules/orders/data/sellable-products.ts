import type { Payload } from 'payload';
import type { ProductDelivery } from '@/domain/delivery/delivery-options';
import { KIT_TECHNIQUE_TYPES } from '@/domain/kits/document/kit-techniques';
import type { SellableProduct } from '@/domain/orders/resolve-line';
import { isUuid } from '@/domain/text/uuid';
import { anyLength, prepared } from '@/lib/database/prepared';
import { query } from '@/lib/database/query';
import { isListed } from '@/data/products';
import { customerLists, listValues, PRODUCT_LISTS, type PricedFor } from './price-lists';

const tiers = `json_agg(json_build_object('minQuantity', t.min_quantity, 'percentOff', t.percent_off) order by t._order)`;

/** The discounts for quantity of `products p`: its own, or the shop’s. */
export const PRICE_TIERS = `
         coalesce((select ${tiers} from products_price_tiers t where t._parent_id = p.id),
                  (select ${tiers} from site_settings_price_tiers t), '[]')`;

/** Per piece of `products p`; none for products not made to kits. */
export const TECHNIQUE_PRICES = `
         case when p.kit_garment is null then '{}'::json else coalesce(
           (select json_strip_nulls(json_build_object(${KIT_TECHNIQUE_TYPES.map((each) => `'${each}', s.technique_prices_${each}`).join(', ')}))
              from site_settings s), '{}') end`;

export const TAX_CLASSES = `coalesce(p.tax_class, 'standard') as "taxClass", p.boys_tax_class as "boysTaxClass"`;

export const DELIVERY_COLUMNS = `p.weight::int as weight, p.stock_days::int as "stockDays", p.made_days::int as "madeDays"`;

const text = `
  with ${customerLists(['$3', '$4', '$5', '$6'])}
  select p.id, p.slug, p.name, p.sku, p.price::float8 as price, p.sale_price::float8 as "salePrice",
         p.stock_quantity::int as "stockQuantity", coalesce(p.is_customizable, false) as "isCustomizable",
         p.kit_garment as "kitGarment", coalesce(p.parts, '[]') as parts, ${TAX_CLASSES},
         ${PRICE_TIERS} as "priceTiers", ${TECHNIQUE_PRICES} as "techniquePrices", ${DELIVERY_COLUMNS}, ${PRODUCT_LISTS},
         coalesce((select json_agg(json_build_object('name', c.name, 'available', c.available) order by c._order)
                     from products_colors c where c._parent_id = p.id), '[]') as colors,
         coalesce((select json_agg(json_build_object(
                     'id', v.id, 'colorName', v.color_name, 'sizeCode', v.size_code,
                     'stockQuantity', v.stock_quantity, 'additionalPrice', v.additional_price,
                     'isAvailable', v.is_available))
                     from product_variations v where v.product_id = p.id), '[]') as variations
    from products p
   where ${isListed()} and (p.id = any(${anyLength('$1', 'uuid')}) or p.slug = any(${anyLength('$2', 'text')}))`;

/** One statement, as every step of a purchase needs it. References are ids or slugs; prices in the shop’s currency. @param customer whose price lists count */
export async function loadCatalogue(
  payload: Payload,
  references: readonly string[],
  customer: PricedFor = {},
): Promise<(SellableProduct & ProductDelivery)[]> {
  const ids = references.filter(isUuid);
  return query<SellableProduct & ProductDelivery>(payload, prepared(text), [
    ids,
    references.filter((reference) => !isUuid(reference)),
    ...listValues(customer),
  ]);
}
