import type { Payload } from 'payload';
import { DEFAULT_DESIGN_MONTHS } from '@/domain/kits/designs/design-months';
import { query } from '@/lib/database/query';

/** Rows of one statement: saving goes on in the meantime. */
const BATCH = 500;
/** Days since it was last stored for which an unreferenced kit may still be in a cart. */
const LOOSE_KIT_DAYS = 90;

const LIMIT = `(now() - make_interval(months => (
  select greatest(coalesce(max(kit_design_months), $2)::int, 1) from site_settings)))`;

/** SQL for a visitor’s design that was not opened, changed, commented on or ordered for that time. */
const FORGOTTEN = `d.team_id is null and d.updated_at < ${LIMIT} and coalesce(d.opened_at, d.updated_at) < ${LIMIT}
  and not exists (select from kit_design_comments c where c.design_id = d.id and c.created_at >= ${LIMIT})
  and not exists (
    select from order_items l join orders o on o.id = l._parent_id
     where o.created_at >= ${LIMIT}
       and (l.kit_document_id = d.document_id
            or l.kit_document_id in (select document_id from kit_design_versions where design_id = d.id)))`;

/** Orders keep their kits. True if there may be more. */
export async function deleteForgottenDesigns(payload: Payload): Promise<boolean> {
  const deleted = await query(
    payload,
    `delete from kit_designs where id = any (array(
       select d.id from kit_designs d where ${FORGOTTEN} limit $1 for update of d skip locked)) returning 1`,
    [BATCH, DEFAULT_DESIGN_MONTHS],
  );
  return deleted.length === BATCH;
}

export async function deleteLooseKits(payload: Payload): Promise<boolean> {
  const deleted = await query(
    payload,
    `with named as (
       select distinct unnest(regexp_matches(data::text, '[0-9a-f]{64}', 'g')) as hash
         from (select draft_data as data from team_order_drafts
               union all select content from quotes union all select content from quote_versions) owners)
     delete from kit_documents where id = any (array(
       select k.id from kit_documents k
        where k.updated_at < now() - make_interval(days => $2)
          and not exists (select from kit_designs where document_id = k.id)
          and not exists (select from kit_design_versions where document_id = k.id)
          and not exists (select from order_items where kit_document_id = k.id)
          and not exists (select from named where named.hash = k.hash)
        limit $1 for update of k skip locked)) returning 1`,
    [BATCH, LOOSE_KIT_DAYS],
  );
  return deleted.length === BATCH;
}
