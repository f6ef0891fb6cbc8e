import { env } from '@/lib/env';
import { defineEmail } from '@/lib/mail/define-email';
import type { EmailContext } from '@/lib/mail/email';
import { link } from '@/lib/mail/frame';
import { openToken } from '@/lib/mail/sealed-token';
import { SECURITY_EVENTS, type SecurityEvent } from './security-email';

const passwordUrl = (token: string) => `${env.publicUrl}/admin/set-password?${new URLSearchParams({ token })}`;

const invited = ({ data }: EmailContext) => ({
  fullName: String(data.fullName),
  inviter: String(data.inviter),
  url: passwordUrl(openToken(data)),
});

const SAMPLE = { fullName: 'Sam Taylor', inviter: 'Alex Morgan', url: passwordUrl('example') };

export const staffEmails = {
  'staff-invitation': defineEmail({
    name: 'Staff invitation',
    about: 'When a colleague gets an account for the back office.',
    readers: 'Staff',
    texts: {
      subject: '{title} · {brand}',
      title: 'Your account for the back office',
      greeting: 'Hello {fullName},',
      opening:
        '{inviter} invites you to the back office of {brand}. Choose a password to begin. The link is valid for seven days and can be used once.',
      button: 'Choose a password',
    },
    find: invited,
    samples: () => ({ Example: SAMPLE }),
    write: ({ fullName, inviter, url }) => ({
      values: { fullName, inviter },
      preview: 'opening',
      body: (t) => [t.greeting, t.opening, link(url, t.button)],
    }),
  }),
  'staff-password-reset': defineEmail({
    name: 'Staff password reset',
    about: 'When a member of staff asks for a new password.',
    readers: 'Staff',
    texts: {
      subject: '{title} · {brand}',
      title: 'Choose a new password',
      opening:
        'Someone asked for a new password for {fullName}’s account. The link is valid for one hour and can be used once.',
      button: 'Choose a new password',
      closing: 'If it was not you, ignore this email: your password stays the same.',
    },
    find: invited,
    samples: () => ({ Example: SAMPLE }),
    write: ({ fullName, url }) => ({
      values: { fullName },
      body: (t) => [t.opening, link(url, t.button), t.closing],
    }),
  }),
  'staff-security': defineEmail({
    name: 'Change to a staff account',
    about: 'When a password, an email address or the second step of an account changes.',
    readers: 'Staff',
    texts: {
      subject: '{title} · {brand}',
      title: 'A change to your account',
      greeting: 'Hello {fullName},',
      news: '{change!}',
      button: 'Open your account',
      closing: 'If this was not you, choose a new password at once and tell your administrator.',
    },
    find: ({ data }) => ({ fullName: String(data.fullName), change: SECURITY_EVENTS[data.news as SecurityEvent] }),
    samples: () => ({ Example: { fullName: SAMPLE.fullName, change: SECURITY_EVENTS['password-changed'] } }),
    write: (values) => ({
      values,
      preview: 'news',
      body: (t) => [t.greeting, t.news, link(`${env.publicUrl}/admin/settings?tab=security`, t.button), t.closing],
    }),
  }),
  'staff-news': defineEmail({
    name: 'Notification',
    about: 'When something happens that a member of staff wants emails about.',
    readers: 'Staff',
    texts: {
      subject: '{title} · {brand}',
      title: '{news!}',
      button: 'Open it',
      closing: 'You are getting this email because of your notification settings.',
    },
    find: ({ data }) => ({
      news: String(data.title),
      details: data.body ? String(data.body) : '',
      href: String(data.href),
    }),
    samples: () => ({
      Example: { news: 'Low stock: Match Shirt', details: 'Navy, Medium: 2 left.', href: '/admin/products' },
    }),
    write: ({ news, details, href }) => ({
      values: { news },
      body: (t) => [details, link(env.publicUrl + href, t.button), t.closing],
    }),
  }),
};
