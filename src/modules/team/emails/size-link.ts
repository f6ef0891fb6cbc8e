import { formatDeadline } from '@/domain/text/locale';
import { greeting, plainLine, plainName } from '@/domain/text/plain-text';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import { env } from '@/lib/env';
import { contentOf, link } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { loadNamesakeMark } from '../data/players';
import { findRecipient } from '../data/size-link-emails';

/** Undefined once answered or closed. A manager’s text goes to any address they typed, so it has no links. */
export const sizeLink: EmailWriter = async ({ payload, settings, data }) => {
  const recipient = await findRecipient(payload, data.reply);
  if (!recipient) return undefined;
  const { token, name, deadline, teamEmail } = recipient;
  const team = plainLine(recipient.teamName) || 'your team';
  const title = plainLine(recipient.title) || 'new kit';
  const url = `${env.publicUrl}/sizes/${token}`;
  const heading = data.isReminder ? 'Your size is still missing' : 'Which size do you wear?';
  const hello = greeting(name);
  const opening = `${plainName(recipient.contactPerson ?? '') || team} is ordering kit for ${team} (${title}) and needs your size, your number and the name for your back. It takes a minute and needs no account.`;
  // One mailbox may get the links of two who have the same name.
  const mark = plainLine(await loadNamesakeMark(payload, recipient.member));
  const whose = mark && plainName(name) && `This link is for ${plainName(name)} (${mark}).`;
  const known = recipient.size
    ? `We have ${sizeLabelOf(recipient.size) ?? recipient.size} so far: please check it.`
    : '';
  const until = `Please answer by ${formatDeadline(deadline)}. Until then you can change your answer with the same link. The link is yours alone: please do not pass it on.`;
  return {
    subject: `${data.isReminder ? 'Reminder: your size' : 'Your size'} for ${team} · ${title}`,
    ...contentOf({ settings, title: heading, isTitled: false, preview: `${team}: ${title}` }, [
      hello,
      opening,
      whose,
      known,
      link(url, 'Enter my size'),
      until,
    ]),
    ...(teamEmail && { replyTo: teamEmail }),
  };
};
