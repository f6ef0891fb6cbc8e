import type { Payload } from 'payload';
import type { InquiryKind } from '@/domain/inquiries/inquiry';
import { query } from '@/lib/database/query';

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
  /** Names of what came along. */
  files: string[];
  createdAt: Date;
};

const columns = `i.id, i.kind, i.name, i.email, i.phone, i.subject, i.inquiry_type as "inquiryType", i.message,
  i.team_name as "teamName", i.sport, i.quantity, i.colors, i.created_at as "createdAt",
  array(select f.name from inquiry_files f where f.inquiry_id = i.id order by f.created_at, f.id) as files`;

/** What was sent, for the emails about it. */
export async function findInquiry(payload: Payload, id: string): Promise<SentInquiry | undefined> {
  const [inquiry] = await query<SentInquiry>(payload, `select ${columns} from inquiries i where i.id = $1`, [id]);
  return inquiry;
}

/** An answer with what it answers. */
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
