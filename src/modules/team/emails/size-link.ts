import { formatDeadline } from '@/domain/text/locale';
import { greeting, plainLine, plainName } from '@/domain/text/plain-text';
import { sizeLabelOf } from '@/domain/catalogue/sizes';
import { env } from '@/lib/env';
import { defineEmail } from '@/lib/mail/define-email';
import { link } from '@/lib/mail/frame';
import { loadNamesakeMark } from '../data/players';
import { findRecipient } from '../data/size-link-emails';

/** Undefined once answered or closed. A manager’s text goes to any address they typed, so it has no links. */
export const sizeLink = defineEmail({
  name: 'Link of a size form',
  about: 'When a team collects sizes, and to remind those who have not answered.',
  readers: 'Teams',
  texts: {
    subject: 'Your size for {team} · {request}',
    subjectOfReminder: 'Reminder: your size for {team} · {request}',
    preview: '{team}: {request}',
    title: 'Which size do you wear?',
    titleOfReminder: 'Your size is still missing',
    greeting: '{greeting}',
    opening:
      '{contact} is ordering kit for {team!} ({request}) and needs your size, your number and the name for your back. It takes a minute and needs no account.',
    known: 'We have {size!} so far: please check it.',
    button: 'Enter my size',
    deadline:
      'Please answer by {deadline!}. Until then you can change your answer with the same link. The link is yours alone: please do not pass it on.',
  },
  find: async ({ payload, data }) => {
    const recipient = await findRecipient(payload, data.reply);
    if (!recipient) return undefined;
    // One mailbox may get the links of two who have the same name.
    const mark = plainLine(await loadNamesakeMark(payload, recipient.member));
    return { recipient, mark, isReminder: Boolean(data.isReminder) };
  },
  samples: () => {
    const recipient = {
      ...{
        token: 'example',
        member: '1',
        name: 'Sam Taylor',
        size: 'M',
        title: 'Spring kit',
        teamName: 'Northside Netball',
      },
      ...{ contactPerson: 'Alex Morgan', teamEmail: null, deadline: new Date('2026-12-15T18:00:00Z') },
    };
    return {
      First: { recipient, mark: '', isReminder: false },
      Reminder: { recipient, mark: '', isReminder: true },
    };
  },
  write: ({ recipient: { token, name, size, deadline, teamEmail, ...typed }, mark, isReminder }) => {
    const team = plainLine(typed.teamName) || 'your team';
    return {
      values: {
        team,
        request: plainLine(typed.title) || 'new kit',
        greeting: greeting(name),
        contact: plainName(typed.contactPerson ?? '') || team,
        size: size ? (sizeLabelOf(size) ?? size) : '',
        deadline: formatDeadline(deadline),
      },
      ...(isReminder && { subject: 'subjectOfReminder', title: 'titleOfReminder' }),
      isTitled: false,
      ...(teamEmail && { replyTo: teamEmail }),
      body: (t) => [
        t.greeting,
        t.opening,
        mark && plainName(name) && `This link is for ${plainName(name)} (${mark}).`,
        size && t.known,
        link(`${env.publicUrl}/sizes/${token}`, t.button),
        t.deadline,
      ],
    };
  },
});
