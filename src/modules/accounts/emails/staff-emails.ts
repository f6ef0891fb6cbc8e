import { env } from '@/lib/env';
import { contentOf, link } from '@/lib/mail/frame';
import type { Email, EmailContext, EmailWriter } from '@/lib/mail/email';
import { openToken } from '@/lib/mail/sealed-token';
import { SECURITY_EVENTS, type SecurityEvent } from './security-email';

type Parts = { title: string; paragraphs: string[]; link: { path: string; label: string }; closing?: string };

function accountEmail({ settings }: EmailContext, { title, paragraphs, link: to, closing }: Parts): Email {
  return {
    subject: `${title} · ${settings.brandName}`,
    ...contentOf({ settings, title, preview: paragraphs.join(' ') }, [
      ...paragraphs,
      link(`${env.publicUrl}${to.path}`, to.label),
      closing,
    ]),
  };
}

const passwordPath = ({ data }: EmailContext) =>
  `/admin/set-password?${new URLSearchParams({ token: openToken(data) })}`;

export const staffInvitation: EmailWriter = async (context) => {
  const { fullName, inviter } = context.data;
  return accountEmail(context, {
    title: 'Your account for the back office',
    paragraphs: [
      `Hello ${String(fullName)},`,
      `${String(inviter)} invites you to the back office of ${context.settings.brandName}. Choose a password to begin. The link is valid for seven days and can be used once.`,
    ],
    link: { path: passwordPath(context), label: 'Choose a password' },
  });
};

export const staffPasswordReset: EmailWriter = async (context) =>
  accountEmail(context, {
    title: 'Choose a new password',
    paragraphs: [
      `Someone asked for a new password for ${String(context.data.fullName)}’s account. The link is valid for one hour and can be used once.`,
    ],
    link: { path: passwordPath(context), label: 'Choose a new password' },
    closing: 'If it was not you, ignore this email: your password stays the same.',
  });

export const staffSecurity: EmailWriter = async (context) => {
  const { fullName, news } = context.data;
  return accountEmail(context, {
    title: 'A change to your account',
    paragraphs: [`Hello ${String(fullName)},`, SECURITY_EVENTS[news as SecurityEvent]],
    link: { path: '/admin/settings?tab=security', label: 'Open your account' },
    closing: 'If this was not you, choose a new password at once and tell your administrator.',
  });
};

export const staffNotification: EmailWriter = async (context) => {
  const { title, body, href } = context.data;
  return accountEmail(context, {
    title: String(title),
    paragraphs: body ? [String(body)] : [],
    link: { path: String(href), label: 'Open it' },
    closing: 'You are getting this email because of your notification settings.',
  });
};
