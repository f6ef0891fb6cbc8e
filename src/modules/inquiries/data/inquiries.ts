import type { Payload } from 'payload';
import type { InquiryKind } from '@/domain/inquiries/inquiry';
import { query } from '@/lib/database/query';
import type { InquiryWords } from '@/domain/inquiries/inquiry-input';
import type { Session } from '@/lib/database/sessions';

export type SentInquiry = {
  id: string;
  kind: InquiryKind;
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
  design: { hash: string; name: string } | null;
  files: string[];
  createdAt: Date;
};

const columns = `i.id, i.kind, i.name, i.email, i.phone, i.subject, i.inquiry_type as "inquiryType", i.message,
  i.team_name as "teamName", i.sport, i.quantity, i.colors, i.created_at as "createdAt",
  (select json_build_object('hash', k.hash, 'name', k.document->>'name') from kit_documents k where k.id = i.kit_document_id) as design,
  array(select f.name from inquiry_files f where f.inquiry_id = i.id order by f.created_at, f.id) as files`;

export async function findInquiry(payload: Payload, id: string): Promise<SentInquiry | undefined> {
  const [inquiry] = await query<SentInquiry>(payload, `select ${columns} from inquiries i where i.id = $1`, [id]);
  return inquiry;
}

export async function findReply(
  payload: Payload,
  replyId: string,
): Promise<(SentInquiry & { body: string; byName: string }) | undefined> {
  const [reply] = await query<SentInquiry & { body: string; byName: string }>(
    payload,
    `select ${columns}, r.body, r.by_name as "byName"
       from inquiry_replies r join inquiries i on i.id = r.inquiry_id where r.id = $1`,
    [replyId],
  );
  return reply;
}

export async function insertInquiry({ client }: Session, id: string, input: InquiryWords): Promise<boolean> {
  const quote = input.kind === 'quote' ? input : undefined;
  const contact = input.kind === 'contact' ? input : undefined;
  const { rowCount } = await client.query(
    `insert into inquiries (id, kind, status, name, email, phone, message, subject, inquiry_type,
                            team_name, sport, quantity, colors, kit_document_id)
     values ($1, $2, 'new', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, (select k.id from kit_documents k where k.hash = $13))
     on conflict (id) do nothing`,
    [
      id,
      input.kind,
      input.name,
      input.email,
      input.phone ?? null,
      input.message ?? null,
      contact?.subject ?? null,
      contact?.inquiryType ?? null,
      quote?.teamName ?? null,
      quote?.sport ?? null,
      quote?.quantity ?? null,
      quote?.colors ?? null,
      quote?.design ?? null,
    ],
  );
  return rowCount === 1;
}

/** Marks an inquiry as answered by an order; @returns its previous status, undefined if an order had answered it. */
export async function setAnsweredBy(
  { client }: Session,
  id: string,
  orderId: string,
): Promise<{ name: string; status: string } | undefined> {
  const { rows } = await client.query<{ name: string; status: string }>(
    `update inquiries after set order_id = $2, status = 'answered', updated_at = now()
       from inquiries before
      where after.id = $1 and before.id = after.id and after.order_id is null
      returning after.name, before.status`,
    [id, orderId],
  );
  return rows[0];
}
