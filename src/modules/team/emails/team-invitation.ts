import { env } from '@/lib/env';
import { contentOf, link } from '@/lib/mail/frame';
import type { EmailContext, EmailWriter } from '@/lib/mail/email';
import { openToken } from '@/lib/mail/sealed-token';

type Parts = { title: string; subject: string; opening: string; label: string };

function passwordEmail({ settings, data }: EmailContext, { title, subject, opening, label }: Parts) {
  const url = `${env.publicUrl}/teamwear-portal/reset-password?${new URLSearchParams({ token: openToken(data) })}`;
  const greeting = `Hello ${String(data.contactPerson ?? data.teamName)},`;
  const username = `Your username is ${String(data.username)}.`;
  const lifetime = `The link is valid for ${Number(data.days)} days and can be used once. After that, ask for a new one at ${env.publicUrl}/teamwear-portal/forgot-password.`;
  return {
    subject: `${subject} · ${settings.brandName}`,
    ...contentOf({ settings, title, preview: opening }, [greeting, opening, username, link(url, label), lifetime]),
  };
}

export const teamInvitation: EmailWriter = async (context) => {
  const { settings, data } = context;
  return passwordEmail(context, {
    title: 'Your team portal is ready',
    subject: `${String(data.teamName)}: your team portal`,
    opening: `${settings.brandName} has opened a portal for ${String(data.teamName)}: keep your roster and your colours there, and order kit for the whole team. Choose a password to begin.`,
    label: 'Choose a password',
  });
};

export const teamNewPassword: EmailWriter = async (context) =>
  passwordEmail(context, {
    title: 'Choose a new password',
    subject: 'New password for the team portal',
    opening: `We have reset ${String(context.data.teamName)}’s password. The old one no longer works, and every device is logged out. Choose a new one to log in again.`,
    label: 'Choose a new password',
  });
