import type { Payload, PayloadRequest } from 'payload';
import type { KitCollar, KitCut, KitGarmentType } from '@/domain/kits/document/kit-garments';
import type { TemplateOutline } from '@/domain/kits/templates/template-outlines';
import { query, queryIn } from '@/lib/database/query';

/** Drawings stay when their template goes: packs that were made with them keep them. */
export const insertDrawing = (req: PayloadRequest, hash: string, json: string): Promise<unknown> =>
  queryIn(req, 'insert into pattern_drawings (hash, outlines) values ($1, $2::jsonb) on conflict (hash) do nothing', [
    hash,
    json,
  ]);

export async function findDrawing(req: PayloadRequest, hash: string): Promise<TemplateOutline[]> {
  const [row] = await queryIn<{ outlines: TemplateOutline[] }>(
    req,
    'select outlines from pattern_drawings where hash = $1',
    [hash],
  );
  if (!row) throw new Error(`The drawing ${hash} of a pattern template is missing.`);
  return row.outlines;
}

export type ListedTemplate = {
  id: string;
  name: string;
  fileName: string;
  garment: KitGarmentType;
  cut: KitCut;
  collar: KitCollar | null;
  isConfirmed: boolean;
  isDefault: boolean;
  mapping: unknown;
  outlineCount: number;
  products: number;
  updatedAt: string;
};

export const listTemplates = (payload: Payload): Promise<ListedTemplate[]> =>
  query<ListedTemplate>(
    payload,
    `select t.id, t.name, t.file_name as "fileName", t.garment, t.cut, t.collar, t.is_confirmed as "isConfirmed",
            t.is_default as "isDefault", t.mapping, coalesce(jsonb_array_length(t.outlines), 0) as "outlineCount",
            (select count(*)::int from pattern_templates_rels r where r.parent_id = t.id) as products,
            to_json(t.updated_at) #>> '{}' as "updatedAt"
       from pattern_templates t order by t.garment, t.name, t.id limit 500`,
    [],
  );

export const listProductSkus = async (req: PayloadRequest, templateId: string): Promise<string[]> =>
  (
    await queryIn<{ sku: string }>(
      req,
      `select p.sku from pattern_templates_rels r join products p on p.id = r.products_id
        where r.parent_id = $1 order by r.order`,
      [templateId],
    )
  ).map(({ sku }) => sku);

type UsableTemplate = {
  id: string;
  name: string;
  garment: KitGarmentType;
  cut: KitCut;
  collar: KitCollar | null;
  allowance: number;
  drawing: string;
  mapping: unknown;
  isDefault: boolean;
  isOfProduct: boolean;
};

/** Confirmed ones of these garments, those of the product first, then the shop’s default. */
export const listUsableTemplates = (
  req: PayloadRequest,
  garments: readonly KitGarmentType[],
  productId: string | null,
): Promise<UsableTemplate[]> =>
  queryIn<UsableTemplate>(
    req,
    `select t.id, t.name, t.garment, t.cut, t.collar, t.allowance::float8 as allowance, t.drawing, t.mapping,
            t.is_default as "isDefault", o.is as "isOfProduct"
       from pattern_templates t
      cross join lateral (select exists (select from pattern_templates_rels r
                           where r.parent_id = t.id and r.products_id = $2::uuid) as is) o
      where t.is_confirmed and t.garment::text = any($1)
      order by o.is desc, t.is_default desc, t.name, t.id limit 200`,
    [garments, productId],
  );

type Rival = { name: string; isDefault: boolean; sku: string | null };

/** Other templates of the garment that are the default or share a product. */
export const listRivals = (
  req: PayloadRequest,
  of: { id: string | null; garment: string; cut: string; collar: string | null; products: readonly string[] },
): Promise<Rival[]> =>
  queryIn<Rival>(
    req,
    `select t.name, t.is_default as "isDefault", min(p.sku) as sku
       from pattern_templates t
       left join pattern_templates_rels r on r.parent_id = t.id and r.products_id = any($5::uuid[])
       left join products p on p.id = r.products_id
      where t.id is distinct from $1::uuid and t.garment::text = $2 and t.cut::text = $3
        and t.collar::text is not distinct from $4
      group by t.id having t.is_default or min(p.sku) is not null order by t.name`,
    [of.id, of.garment, of.cut, of.collar, of.products],
  );
