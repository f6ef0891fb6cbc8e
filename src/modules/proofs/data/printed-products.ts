import type { PayloadRequest } from 'payload';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import { queryIn } from '@/lib/database/query';

type PrintedProduct = {
  id: string;
  garment: KitGarmentType | null;
  colors: { name: string; hex: string | null }[];
};

/** Also of products no longer sold. */
export const listPrintedProducts = (req: PayloadRequest, ids: readonly string[]): Promise<PrintedProduct[]> =>
  queryIn(
    req,
    `select p.id, p.kit_garment as garment,
            coalesce((select json_agg(json_build_object('name', c.name, 'hex', c.hex) order by c._order)
                        from products_colors c where c._parent_id = p.id), '[]') as colors
       from products p where p.id = any($1::uuid[])`,
    [[...new Set(ids)]],
  );
