import { formatDeadline } from '@/domain/text/locale';
import { greeting, plainLine, plainName } from '@/domain/text/plain-text';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import { query } from '@/lib/database/query';
import { env } from '@/lib/env';
import { button, framed, paragraph } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { markup } from '@/lib/mail/markup';

type Asked = {
  token: string;
  name: string;
  size: string | null;
  title: string;
  deadline: Date;
  teamName: string;
  contactPerson: string | null;
  teamEmail: string | null;
};

const text = `
  select reply.token, member.name, member.size_preference as size, request.title, request.deadline,
         team.team_name as "teamName", team.contact_person as "contactPerson", team.email as "teamEmail"
    from team_size_replies reply
    join team_size_requests request on request.id = reply.size_request_id
    join team_members member on member.id = reply.member_id
    join team_profiles team on team.id = request.team_id
   where reply.id = $1 and reply.answered_at is null and member.is_active and team.is_active
     and request.locked_at is null and request.deadline > now()`;

/**
 * To a player whose size the team waits for, with that player’s own link. Nothing once it was answered or closed. What
 * a manager typed goes to any address they typed, and therefore without links.
 */
export const sizeLink: EmailWriter = async ({ payload, settings, data }) => {
  const [asked] = await query<Asked>(payload, text, [data.reply]);
  if (!asked) return undefined;
  const { token, name, deadline, teamEmail } = asked;
  const team = plainLine(asked.teamName) || 'your team';
  const title = plainLine(asked.title) || 'new kit';
  const url = `${env.publicUrl}/sizes/${token}`;
  const heading = data.isReminder ? 'Your size is still missing' : 'Which size do you wear?';
  const hello = greeting(name);
  const opening = `${plainName(asked.contactPerson ?? '') || team} is ordering kit for ${team} (${title}) and needs your size, your number and the name for your back. It takes a minute and needs no account.`;
  const known = asked.size ? `We have ${sizeLabelOf(asked.size) ?? asked.size} so far: please check it.` : '';
  const until = `Please answer by ${formatDeadline(deadline)}. Until then you can change your answer with the same link. The link is yours alone: please do not pass it on.`;
  return {
    subject: `${data.isReminder ? 'Reminder: your size' : 'Your size'} for ${team} · ${title}`,
    text: [hello, opening, known, url, until, settings.brandName].filter(Boolean).join('\n\n'),
    html: framed({
      settings,
      title: heading,
      preview: `${team}: ${title}`,
      body: markup`${paragraph(hello)}${paragraph(opening)}${known && paragraph(known)}${button(url, 'Enter my size')}${paragraph(until)}`,
    }),
    ...(teamEmail && { replyTo: teamEmail }),
  };
};
