import { greeting, plainLine, plainName } from '@/domain/text/plain-text';
import { env } from '@/lib/env';
import { defineEmail } from '@/lib/mail/define-email';
import type { EmailContext } from '@/lib/mail/email';
import { link } from '@/lib/mail/frame';
import { openToken } from '@/lib/mail/sealed-token';

const passwordUrl = (token: string) =>
  `${env.publicUrl}/teamwear-portal/reset-password?${new URLSearchParams({ token })}`;

const forgotUrl = () => `${env.publicUrl}/teamwear-portal/forgot-password`;

const invited = ({ data }: EmailContext) => ({
  teamName: String(data.teamName),
  contact: String(data.contactPerson ?? data.teamName),
  username: String(data.username),
  days: Number(data.days),
  url: passwordUrl(openToken(data)),
});

const SAMPLE = { teamName: 'Northside Netball', contact: 'Sam Taylor', username: 'northside', days: 7 };

const sample = () => ({ Example: { ...SAMPLE, url: passwordUrl('example') } });

const LIFETIME =
  'The link is valid for {days!} days and can be used once. After that, ask for a new one at {forgotPasswordLink!}.';

type PasswordEmail = {
  name: string;
  about: string;
  texts: Readonly<Record<'subject' | 'title' | 'opening' | 'button', string>>;
};

const teamPasswordEmail = ({ name, about, texts }: PasswordEmail) =>
  defineEmail({
    name,
    about,
    readers: 'Teams',
    texts: {
      subject: texts.subject,
      title: texts.title,
      greeting: 'Hello {contact},',
      opening: texts.opening,
      username: 'Your username is {username!}.',
      button: texts.button,
      lifetime: LIFETIME,
    },
    find: invited,
    samples: sample,
    write: ({ teamName, contact, username, days, url }) => ({
      values: { team: teamName, contact, username, days: String(days), forgotPasswordLink: forgotUrl() },
      preview: 'opening',
      body: (t) => [t.greeting, t.opening, t.username, link(url, t.button), t.lifetime],
    }),
  });

export const passwordEmails = {
  'team-invitation': teamPasswordEmail({
    name: 'Team invitation',
    about: 'When staff open the portal for a team.',
    texts: {
      subject: '{team!}: your team portal · {brand}',
      title: 'Your team portal is ready',
      opening:
        '{brand} has opened a portal for {team}: keep your roster and your colours there, and order kit for the whole team. Choose a password to begin.',
      button: 'Choose a password',
    },
  }),
  'team-new-password': teamPasswordEmail({
    name: 'New team password',
    about: 'When staff reset a team’s password.',
    texts: {
      subject: 'New password for the team portal · {brand}',
      title: 'Choose a new password',
      opening:
        'We have reset {team}’s password. The old one no longer works, and every device is logged out. Choose a new one to log in again.',
      button: 'Choose a new password',
    },
  }),
  'team-password-reset': defineEmail({
    name: 'Team password reset',
    about: 'When a team or one of its people asks for a new password.',
    readers: 'Teams',
    texts: {
      subject: 'New password for the team portal · {brand}',
      title: 'Choose a new password',
      opening: 'Someone asked for a new password for {team}. The link is valid for one hour and can be used once.',
      button: 'Choose a new password',
      closing: 'If it was not you, ignore this email: your password stays the same.',
    },
    find: ({ data }) => ({ teamName: String(data.teamName), url: passwordUrl(openToken(data)) }),
    samples: sample,
    write: ({ teamName, url }) => ({
      values: { team: teamName },
      body: (t) => [t.opening, link(url, t.button), t.closing],
    }),
  }),
  /** Text that a team typed is never read as a link. */
  'team-person-invitation': defineEmail({
    name: 'Invitation to a team',
    about: 'When a manager gives someone access to the portal.',
    readers: 'Teams',
    texts: {
      subject: '{team!}: your access to the team portal',
      title: 'Join {team!}',
      greeting: '{greeting}',
      opening: '{inviter} has given you access to {team}’s portal as {role}. Choose a password to begin.',
      login: 'You log in with your email address, {email!}.',
      button: 'Choose a password',
      lifetime: LIFETIME,
      closing: 'If you do not know the team, ignore this email: nothing happens without a password.',
    },
    find: ({ data }) => ({
      teamName: String(data.teamName),
      by: String(data.by ?? ''),
      fullName: String(data.fullName),
      role: String(data.role).toLowerCase(),
      email: String(data.email),
      days: Number(data.days),
      url: passwordUrl(openToken(data)),
    }),
    samples: () => ({
      Example: {
        ...{ teamName: SAMPLE.teamName, by: 'Alex Morgan', fullName: 'Sam Taylor', role: 'manager' },
        ...{ email: 'sam@example.com', days: SAMPLE.days, url: passwordUrl('example') },
      },
    }),
    write: ({ teamName, by, fullName, role, email, days, url }, { brandName }) => ({
      values: {
        team: plainLine(teamName),
        inviter: plainName(by) || brandName,
        greeting: greeting(fullName),
        ...{ role, email, days: String(days), forgotPasswordLink: forgotUrl() },
      },
      preview: 'opening',
      body: (t) => [t.greeting, t.opening, t.login, link(url, t.button), t.lifetime, t.closing],
    }),
  }),
};
