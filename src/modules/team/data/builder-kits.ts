import type { Payload } from 'payload';
import type { RequestedKit } from '@/domain/orders/resolve-line';
import { query } from '@/lib/database/query';
import { listKits } from '@/modules/orders/data/requested-kits';

/** `savedAt` is set for a current design of the team. */
export type BuilderKit = RequestedKit & { savedAt?: string };

/** Its current designs, and those of its draft as they were then. By name. */
export async function listBuilderKits(
  payload: Payload,
  teamId: string,
  drafted: readonly string[],
): Promise<BuilderKit[]> {
  const designs = await query<{ hash: string; savedAt: Date }>(
    payload,
    `select kit.hash, max(design.updated_at) as "savedAt" from kit_designs design join kit_documents kit on kit.id = design.document_id
      where design.team_id = $1 and design.is_active group by kit.hash`,
    [teamId],
  );
  const kits = await listKits(payload, [...new Set([...designs.map(({ hash }) => hash), ...drafted])]);
  const savedAt = new Map(designs.map((design) => [design.hash, design.savedAt.toISOString()]));
  return kits
    .map((kit) => ({ ...kit, ...(savedAt.has(kit.hash) && { savedAt: savedAt.get(kit.hash) }) }))
    .sort((a, b) => a.name.localeCompare(b.name) || (b.savedAt ?? '').localeCompare(a.savedAt ?? ''));
}

/** True for a design of the team, or a part of one of its orders. */
export async function isKitOf(payload: Payload, teamId: string, kitId: string): Promise<boolean> {
  const rows = await query(
    payload,
    `select 1 from kit_designs where team_id = $1 and document_id = $2
      union all
     select 1 from order_items i join team_orders o on o.id = i.team_order_id where o.team_id = $1 and i.kit_document_id = $2
      limit 1`,
    [teamId, kitId],
  );
  return rows.length > 0;
}
