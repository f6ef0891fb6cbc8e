import type { Payload } from 'payload';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import type { TechniquePrices } from '@/domain/kits/document/kit-techniques';
import { listedSizes, type ProductPriceList } from '@/domain/money/price-lists';
import type { PriceTier } from '@/domain/money/price-tiers';
import type { ProductPart } from '@/domain/catalogue/product-parts';
import type { SizeCode } from '@/domain/catalogue/sizes';
import { query } from '@/lib/database/query';
import { ownAddress } from '@/lib/http/own-address';
import { isListed } from '@/data/products';
import { customerLists, listValues, PRODUCT_LISTS } from '@/modules/orders/data/price-lists';
import { TECHNIQUE_PRICES } from '@/modules/orders/data/sellable-products';

/** Colours and sizes whatever their stock, as pieces are made to order. */
export type BuilderProduct = {
  id: string;
  name: string;
  category: string | null;
  categorySlug: string | null;
  price: number;
  salePrice: number | null;
  isCustomizable: boolean;
  kitGarment: KitGarmentType | null;
  techniquePrices: TechniquePrices;
  priceTiers: PriceTier[];
  image: string | null;
  colors: { name: string; hex: string; available: boolean; image: string | null }[];
  hasSizes: boolean;
  /** Available sizes with their colours, and surcharges in the shop’s currency. */
  sizes: { code: SizeCode; additionalPrice: number; colors: string[] }[];
  parts: ProductPart[];
};

const text = `
  with ${customerLists(['$1', '$2', '$3', '$4'])}, tiers as (
    select _parent_id, json_agg(json_build_object('minQuantity', min_quantity, 'percentOff', percent_off) order by _order) as list
      from products_price_tiers group by _parent_id
  ), pictures as not materialized (
    select i._parent_id, i.color, i._order, coalesce(m.sizes_small_url, m.url) as url
      from products_images i join media m on m.id = i.image_id
  ), colors as (
    select c._parent_id, json_agg(json_build_object(
             'name', c.name, 'hex', c.hex, 'available', coalesce(c.available, false),
             'image', (select url from pictures p where p._parent_id = c._parent_id and p.color = c.name order by p._order limit 1)
           ) order by c._order) as list
      from products_colors c group by c._parent_id
  ), sizes as (
    select product_id, json_agg(json_build_object('code', size_code, 'additionalPrice', additional_price, 'colors', colors, 'variations', variations) order by size_code) as list
      from (select product_id, size_code, additional_price, json_agg(color_name) as colors, json_agg(id) as variations
              from product_variations where is_available group by 1, 2, 3) made
     group by product_id
  )
  select p.id, p.name, c.name as category, c.slug as "categorySlug", p.price::float8 as price, p.sale_price::float8 as "salePrice",
         coalesce(p.is_customizable, false) as "isCustomizable", p.kit_garment as "kitGarment", ${TECHNIQUE_PRICES} as "techniquePrices",
         coalesce(tiers.list, (select json_agg(json_build_object('minQuantity', min_quantity, 'percentOff', percent_off) order by _order)
                                 from site_settings_price_tiers), '[]') as "priceTiers",
         (select url from pictures where _parent_id = p.id order by _order limit 1) as image,
         coalesce(colors.list, '[]') as colors,
         exists (select from product_variations where product_id = p.id) as "hasSizes",
         coalesce(sizes.list, '[]') as sizes, coalesce(p.parts, '[]') as parts, ${PRODUCT_LISTS}
    from products p
    left join categories c on c.id = p.category_id
    left join tiers on tiers._parent_id = p.id
    left join colors on colors._parent_id = p.id
    left join sizes on sizes.product_id = p.id
   where ${isListed()}
   order by p.is_featured desc, p.name collate "en-x-icu", p.id`;

/** One statement, at the prices of one piece in each size by the team’s lists. */
export async function loadProducts(payload: Payload, team: string): Promise<BuilderProduct[]> {
  type Size = BuilderProduct['sizes'][number] & { variations: string[] };
  type Row = Omit<BuilderProduct, 'sizes'> & { sizes: Size[]; priceLists: ProductPriceList[] | null };
  const products = await query<Row>(payload, text, listValues({ team }));
  return products.map(({ priceLists, ...product }) => ({
    ...listedSizes(product, priceLists ?? []),
    image: product.image && ownAddress(product.image),
    colors: product.colors.map((color) => ({ ...color, image: color.image && ownAddress(color.image) })),
  }));
}
