import type { Payload } from 'payload';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { Conditions } from '@/lib/database/conditions';
import { query } from '@/lib/database/query';
import { queryListing, type Counted, type ListStep } from '@/lib/database/query-listing';
import { isUuid } from '@/domain/text/uuid';
import type { KitFilters } from './kit-filters';

export type KitRow = {
  id: string;
  name: string;
  revision: string;
  teamName: string | null;
  /** Address that a visitor had the link sent to; unverified. */
  email: string | null;
  garments: KitDocument['garments'];
  versions: number;
  comments: number;
  /** Orders of the design or one of its versions. */
  orders: number;
  updatedAt: string;
};

export type KitListing = Counted & { rows: KitRow[]; total: number };

const KITS = `(select d.document_id union select document_id from kit_design_versions where design_id = d.id)`;

/** Orders of the shop and of the design’s team. */
const ORDERS = `(
  select o.id, o.order_number as "orderNumber", o.created_at as "createdAt", false as "isTeams"
    from orders o where o.id in (select l._parent_id from order_items l where l.kit_document_id in ${KITS})
  union all
  select o.id, o.order_number, o.created_at, true from team_orders o
   where o.team_id = d.team_id and o.id in (select l.team_order_id from order_items l where l.kit_document_id in ${KITS}))`;

const FROM = '(select * from kit_designs where is_active) d left join team_profiles t on t.id = d.team_id';
const TEXT = `d.name || ' ' || coalesce(t.team_name, '') || ' ' || coalesce(d.email, '')`;
const OWNERS = { teams: 'd.team_id is not null', visitors: 'd.team_id is null' };
const USES = { ordered: 'd.id in (select id from ordered)', open: 'd.id not in (select id from ordered)' };

/** Designs with orders as in `ORDERS`, found by all that have a kit at once. */
const ORDERED = `with kits as materialized (
    select distinct i.kit_document_id, o.team_id
      from order_items i left join team_orders o on o.id = i.team_order_id where i.kit_document_id is not null),
  revisions as (
    select id, document_id, team_id from kit_designs
    union all select d.id, v.document_id, d.team_id from kit_design_versions v join kit_designs d on d.id = v.design_id),
  ordered as materialized (
    select distinct r.id from revisions r join kits k on k.kit_document_id = r.document_id and (k.team_id is null or k.team_id = r.team_id))`;

const COLUMNS = `d.id, d.name, t.team_name as "teamName", d.email, d.updated_at as "updatedAt",
  (select hash from kit_documents where id = d.document_id) as revision`;
const COUNTS = `(select count(*)::int from kit_design_versions where design_id = d.id) as versions,
  (select count(*)::int from kit_design_comments where design_id = d.id) as comments`;

export function listKits({ payload, filters, limit, offset }: ListStep<KitFilters>): Promise<KitListing> {
  const { search, owner, use } = filters;
  const where = new Conditions().contain(TEXT, search);
  if (owner !== 'all') where.add(OWNERS[owner]);
  if (use !== 'all') where.add(USES[use]);
  const matches = where.sql;
  return queryListing(payload, {
    common: use === 'all' ? undefined : ORDERED,
    figures: {
      total: 'select count(*) from kit_designs where is_active',
    },
    matching: { of: FROM, where: matches },
    rows: `select ${COLUMNS}, ${COUNTS}, (select count(*)::int from ${ORDERS} orders) as orders,
                  (select document -> 'garments' from kit_documents where id = d.document_id) as garments
             from (select d.* from ${FROM} where ${matches} order by d.updated_at desc, d.id
                    limit ${where.parameter(limit)} offset ${where.parameter(offset)}) d
             left join team_profiles t on t.id = d.team_id order by d.updated_at desc, d.id`,
    values: where.values,
  });
}

type KitOrder = { id: string; orderNumber: string; createdAt: string; isTeams: boolean };

export type KitDetail = Omit<KitRow, 'garments' | 'orders' | 'versions' | 'comments'> & {
  teamId: string | null;
  document: unknown;
  shareToken: string;
  createdAt: string;
  versions: {
    id: string;
    name: string;
    revision: string;
    savedBy: string | null;
    isAutosave: boolean;
    savedAt: string;
  }[];
  comments: { id: string; author: string; text: string; createdAt: string }[];
  orders: KitOrder[];
};

export async function loadKit(payload: Payload, id: string): Promise<KitDetail | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await query<{ kit: KitDetail }>(
    payload,
    `select to_jsonb(found) as kit from (
       select ${COLUMNS}, d.team_id as "teamId", d.share_token as "shareToken",
              d.created_at as "createdAt", (select document from kit_documents where id = d.document_id) as document,
              coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'revision', k.hash,
                         'savedBy', v.saved_by, 'isAutosave', v.is_autosave, 'savedAt', v.created_at)
                         order by v.created_at desc, v.id desc)
                 from kit_design_versions v join kit_documents k on k.id = v.document_id
                where v.design_id = d.id), '[]') as versions,
              coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'author', c.author, 'text', c.text,
                         'createdAt', c.created_at) order by c.created_at, c.id)
                 from kit_design_comments c where c.design_id = d.id), '[]') as comments,
              coalesce((select jsonb_agg(to_jsonb(o) order by o."createdAt" desc) from ${ORDERS} o), '[]') as orders
         from ${FROM} where d.id = $1) found`,
    [id],
  );
  return found?.kit;
}
