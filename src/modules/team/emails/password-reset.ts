import { env } from '@/lib/env';
import { button, framed, paragraph } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { markup } from '@/lib/mail/markup';
import { openToken } from '@/lib/mail/sealed-token';

/** To a team that forgot its password. */
export const teamPasswordReset: EmailWriter = async ({ settings, data }) => {
  const url = `${env.publicUrl}/teamwear-portal/reset-password?${new URLSearchParams({ token: openToken(data) })}`;
  const title = 'Choose a new password';
  const opening = `Someone asked for a new password for ${String(data.teamName)}. The link is valid for one hour and can be used once.`;
  const closing = 'If it was not you, ignore this email: your password stays the same.';
  return {
    subject: `New password for the team portal · ${settings.brandName}`,
    text: [title, opening, url, closing, settings.brandName].join('\n\n'),
    html: framed({
      settings,
      title,
      preview: opening,
      body: markup`${paragraph(opening)}${button(url, 'Choose a new password')}${paragraph(closing)}`,
    }),
  };
};
