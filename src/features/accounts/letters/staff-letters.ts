import { env } from '@/lib/env';
import { button, framed, paragraph } from '@/lib/mail/frame';
import type { Letter, LetterContext, LetterWriter } from '@/lib/mail/letter';
import { markup } from '@/lib/mail/markup';
import { openToken } from '@/lib/mail/sealed-token';
import { SECURITY_NEWS, type SecurityNews } from '../staff-letters';

type Parts = { title: string; paragraphs: string[]; link: { path: string; label: string }; closing?: string };

function letter({ settings }: LetterContext, { title, paragraphs, link, closing }: Parts): Letter {
  const url = `${env.publicUrl}${link.path}`;
  return {
    subject: `${title} · ${settings.brandName}`,
    text: [title, ...paragraphs, url, closing, settings.brandName].filter(Boolean).join('\n\n'),
    html: framed({
      settings,
      title,
      preview: paragraphs.join(' '),
      body: markup`${paragraphs.map(paragraph)}${button(url, link.label)}${closing && paragraph(closing)}`,
    }),
  };
}

const passwordPath = ({ data }: LetterContext) =>
  `/admin/set-password?${new URLSearchParams({ token: openToken(data) })}`;

/** To somebody who is to work with us. */
export const staffInvitation: LetterWriter = async (context) => {
  const { fullName, inviter } = context.data;
  return letter(context, {
    title: 'Your account for the back office',
    paragraphs: [
      `Hello ${String(fullName)},`,
      `${String(inviter)} invites you to the back office of ${context.settings.brandName}. Choose a password to begin. The link is good for seven days, once.`,
    ],
    link: { path: passwordPath(context), label: 'Choose a password' },
  });
};

/** To a member of staff who forgot the password. */
export const staffPasswordReset: LetterWriter = async (context) =>
  letter(context, {
    title: 'Choose a new password',
    paragraphs: [
      `Somebody asked for a new password for the account of ${String(context.data.fullName)}. The link is good for one hour, once.`,
    ],
    link: { path: passwordPath(context), label: 'Choose a new password' },
    closing: 'If it was not you, leave this letter alone: your password stays as it is.',
  });

/** To a member of staff whose account was changed. */
export const staffSecurity: LetterWriter = async (context) => {
  const { fullName, news } = context.data;
  return letter(context, {
    title: 'A change to your account',
    paragraphs: [`Hello ${String(fullName)},`, SECURITY_NEWS[news as SecurityNews]],
    link: { path: '/admin/settings?tab=security', label: 'Open your account' },
    closing: 'If it was not you, choose a new password at once and tell your administrator.',
  });
};

/** To an administrator who wants this kind of news by mail. */
export const staffNews: LetterWriter = async (context) => {
  const { title, body, href } = context.data;
  return letter(context, {
    title: String(title),
    paragraphs: body ? [String(body)] : [],
    link: { path: String(href), label: 'Open it' },
    closing: 'You get this letter because your notification settings ask for it.',
  });
};
