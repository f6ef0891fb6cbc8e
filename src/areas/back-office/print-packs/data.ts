import type { PayloadRequest } from 'payload';
import type { GarmentTechniques, PackTechniques } from '@/domain/kits/production/garment-techniques';
import { packTechniques, readGarmentTechniques } from '@/domain/kits/production/garment-techniques-input';
import { readKeptTemplates, type KeptTemplates } from '@/modules/kits/templates/used-templates';
import { queryIn } from '@/lib/database/query';
import type { PackedLine } from '@/modules/kits/production/pack-job';

const partOf = ({ kit, garment, squad }: PackedLine): string =>
  [kit, garment, ...(squad === undefined ? [] : ['squad', squad ?? ''])].join(' ');

type MadeWith = { techniques: PackTechniques; templates: KeptTemplates };

/** Undefined for a pack that was never made. */
export async function findMadeWith(req: PayloadRequest, line: PackedLine): Promise<MadeWith | undefined> {
  const [row] = await queryIn<{ techniques: unknown; templates: unknown }>(
    req,
    'select techniques, templates from pack_techniques where order_id = $1 and kind = $2 and part = $3',
    [line.order, line.kind, partOf(line)],
  );
  const techniques = packTechniques.safeParse(row?.techniques).data;
  return row && techniques && { techniques, templates: readKeptTemplates(row.templates) };
}

/** Kept for when the pack is made again, whatever is usual then. */
export async function recordMadeWith(
  req: PayloadRequest,
  line: PackedLine,
  { techniques, templates }: MadeWith,
): Promise<void> {
  await queryIn(
    req,
    `insert into pack_techniques (kind, order_id, part, techniques, templates) values ($1, $2, $3, $4, $5)
     on conflict (order_id, kind, part) do update
       set techniques = excluded.techniques, templates = excluded.templates, made_at = now()`,
    [line.kind, line.order, partOf(line), JSON.stringify(techniques), JSON.stringify(templates)],
  );
}

/** Undefined if the product is gone, or all of its kits is sublimated. */
export async function findProductTechniques(
  req: PayloadRequest,
  productId: string | null,
): Promise<GarmentTechniques | undefined> {
  if (!productId) return undefined;
  const [row] = await queryIn<{ techniques: unknown }>(req, 'select techniques from products where id = $1', [
    productId,
  ]);
  return row && readGarmentTechniques(row.techniques);
}
