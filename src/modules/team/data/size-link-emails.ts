import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { isOpenRequest } from '@/data/size-requests';

type SizeLinkRecipient = {
  token: string;
  member: string;
  name: string;
  size: string | null;
  title: string;
  deadline: Date;
  teamName: string;
  contactPerson: string | null;
  teamEmail: string | null;
};

const text = `
  select reply.token, member.id as member, member.name, member.size_preference as size, request.title, request.deadline,
         team.team_name as "teamName", team.contact_person as "contactPerson", team.email as "teamEmail"
    from team_size_replies reply
    join team_size_requests request on request.id = reply.size_request_id
    join team_members member on member.id = reply.member_id
    join team_profiles team on team.id = request.team_id
   where reply.id = $1 and reply.answered_at is null and member.is_active and team.is_active
     and ${isOpenRequest()}`;

/** Undefined once answered or closed. */
export async function findRecipient(payload: Payload, replyId: unknown): Promise<SizeLinkRecipient | undefined> {
  const [recipient] = await query<SizeLinkRecipient>(payload, text, [replyId]);
  return recipient;
}
