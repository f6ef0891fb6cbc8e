import type { Payload } from 'payload';
import type { RequestedKit } from '@/domain/orders/resolve-line';
import { query } from '@/lib/database/query';
import { listKits } from '@/modules/orders/data/asked-kits';

/** The kits a team can order: its designs as they are now, and those its draft names, as they were then. By name. */
export async function listBuilderKits(
  payload: Payload,
  teamId: string,
  drafted: readonly string[],
): Promise<RequestedKit[]> {
  const designs = await query<{ hash: string }>(
    payload,
    `select kit.hash from kit_designs design join kit_documents kit on kit.id = design.document_id
      where design.team_id = $1 and design.is_active`,
    [teamId],
  );
  const kits = await listKits(payload, [...new Set([...designs.map(({ hash }) => hash), ...drafted])]);
  return kits.sort((a, b) => a.name.localeCompare(b.name));
}
