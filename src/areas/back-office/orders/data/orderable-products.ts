import type { Payload } from 'payload';
import type { SizeCode } from '@/domain/catalogue/sizes';
import { query } from '@/lib/database/query';
import { ownAddress } from '@/lib/http/own-address';
import { searchPatterns } from '@/lib/database/search-patterns';
import { isListed } from '@/data/products';
import { productText } from '@/data/search-texts';

export type OrderableProduct = {
  id: string;
  name: string;
  sku: string;
  price: number;
  stockQuantity: number;
  image: string | null;
  colors: { name: string; available: boolean }[];
  variations: {
    colorName: string;
    sizeCode: SizeCode;
    stockQuantity: number;
    additionalPrice: number;
    isAvailable: boolean;
  }[];
};

const MOST = 12;

/** Listed products by name or SKU; without a search the featured ones first. */
export async function searchOrderableProducts(payload: Payload, search: string): Promise<OrderableProduct[]> {
  const products = await query<OrderableProduct>(
    payload,
    `with found as (
       select p.id from products p
        where ${isListed()} and ($1::text[] is null or ${productText()} ilike all ($1))
        order by p.is_featured desc, p.name, p.id limit $2)
     select p.id, p.name, p.sku, coalesce(p.sale_price, p.price)::float8 as price, p.stock_quantity::int as "stockQuantity",
            (select coalesce(m.sizes_small_url, m.url) from products_images i join media m on m.id = i.image_id
              where i._parent_id = p.id order by i._order limit 1) as image,
            coalesce((select json_agg(json_build_object('name', c.name, 'available', coalesce(c.available, false)) order by c._order)
                        from products_colors c where c._parent_id = p.id), '[]') as colors,
            coalesce((select json_agg(json_build_object(
                               'colorName', v.color_name, 'sizeCode', v.size_code, 'stockQuantity', v.stock_quantity,
                               'additionalPrice', v.additional_price, 'isAvailable', v.is_available) order by v.size_code)
                        from product_variations v where v.product_id = p.id), '[]') as variations
       from found join products p on p.id = found.id
      order by p.is_featured desc, p.name, p.id`,
    [searchPatterns(search) ?? null, MOST],
  );
  return products.map((product) => ({ ...product, image: product.image && ownAddress(product.image) }));
}
