import type { Payload } from 'payload';
import { z } from 'zod';
import type { InquiryKind, InquiryStatus } from '@/domain/inquiries/inquiry';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import { query } from '@/lib/database/query';
import { INBOX_PATH, type InquiryFilters } from '../inquiry-filters';
import { inquiryConditions } from './inquiries';
import type { Session } from '@/lib/database/sessions';
import type { Inquiry } from '@/payload-types';

export type InquiryFile = { id: string; name: string; fileBytes: number; href: string };

export type Reply = { id: string; body: string; byName: string; createdAt: string };

export type InquiryDetail = {
  id: string;
  kind: InquiryKind;
  status: InquiryStatus;
  name: string;
  email: string;
  phone: string | null;
  subject: string | null;
  inquiryType: string | null;
  message: string | null;
  teamName: string | null;
  sport: string | null;
  quantity: string | null;
  colors: string | null;
  createdAt: string;
  design: { hash: string; name: string; garments: KitGarmentType[] } | null;
  files: InquiryFile[];
  replies: Reply[];
  order: { id: string; orderNumber: string } | null;
  customer: { id: string; name: string; orders: number } | null;
  team: { id: string; name: string } | null;
  newer: string | null;
  older: string | null;
};

/** Undefined if unknown; `filters` are those of the list that defines the neighbours. */
export async function loadInquiry(
  payload: Payload,
  id: string,
  filters: InquiryFilters,
): Promise<InquiryDetail | undefined> {
  if (!z.guid().safeParse(id).success) return undefined;
  const where = inquiryConditions(filters);
  const matches = where.sql;
  const self = where.parameter(id);
  const [found] = await query<{ inquiry: Omit<InquiryDetail, 'files'> & { files: Omit<InquiryFile, 'href'>[] } }>(
    payload,
    `select jsonb_build_object(
       'id', here.id, 'kind', here.kind, 'status', here.status, 'name', here.name, 'email', here.email,
       'phone', here.phone, 'subject', here.subject, 'inquiryType', here.inquiry_type, 'message', here.message,
       'teamName', here.team_name, 'sport', here.sport, 'quantity', here.quantity, 'colors', here.colors,
       'createdAt', here.created_at,
       'design', (select jsonb_build_object('hash', k.hash, 'name', k.document->>'name', 'garments',
           jsonb_path_query_array(k.document, '$.garments[*].type')) from kit_documents k where k.id = here.kit_document_id),
       'files', coalesce((select jsonb_agg(jsonb_build_object(
           'id', f.id, 'name', f.name, 'fileBytes', f.file_bytes) order by f.created_at, f.id)
           from inquiry_files f where f.inquiry_id = here.id), '[]'),
       'replies', coalesce((select jsonb_agg(jsonb_build_object(
           'id', r.id, 'body', r.body, 'byName', r.by_name, 'createdAt', r.created_at) order by r.created_at, r.id)
           from inquiry_replies r where r.inquiry_id = here.id), '[]'),
       'order', (select jsonb_build_object('id', o.id, 'orderNumber', o.order_number) from orders o where o.id = here.order_id),
       'customer', (select jsonb_build_object('id', c.id, 'name', c.first_name || ' ' || c.last_name,
           'orders', (select count(*) from orders o where o.customer_id = c.id))
           from customers c where c.email = lower(here.email)),
       'team', (select jsonb_build_object('id', t.id, 'name', t.team_name)
           from team_profiles t where lower(t.email) = lower(here.email) order by t.created_at, t.id limit 1),
       'newer', (select i.id from inquiries i where (i.created_at, i.id) > (here.created_at, here.id) and ${matches}
           order by i.created_at, i.id limit 1),
       'older', (select i.id from inquiries i where (i.created_at, i.id) < (here.created_at, here.id) and ${matches}
           order by i.created_at desc, i.id desc limit 1)) as inquiry
       from inquiries here where here.id = ${self}`,
    where.values,
  );
  if (!found) return undefined;
  const files = found.inquiry.files.map((file) => ({ ...file, href: `${INBOX_PATH}/${id}/files/${file.id}` }));
  return { ...found.inquiry, files };
}

export type LockedInquiry = Pick<Inquiry, 'kind' | 'status' | 'name' | 'email' | 'subject'> & {
  teamName: string | null;
};

/** Locks an inquiry until the transaction ends; undefined if unknown. */
export async function lockInquiry({ client }: Session, id: string): Promise<LockedInquiry | undefined> {
  const { rows } = await client.query<LockedInquiry>(
    `select kind, status, name, email, subject, team_name as "teamName" from inquiries where id = $1 for no key update`,
    [id],
  );
  return rows[0];
}

type NewReply = { id: string; inquiryId: string; body: string; byId: string | undefined; byName: string };

/** @returns false if the reply exists already. */
export async function insertReply({ client }: Session, reply: NewReply): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into inquiry_replies (id, inquiry_id, body, by_id, by_name) values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing`,
    [reply.id, reply.inquiryId, reply.body, reply.byId, reply.byName],
  );
  return Boolean(rowCount);
}
