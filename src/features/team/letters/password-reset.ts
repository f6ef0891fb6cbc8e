import { env } from '@/lib/env';
import { button, framed, paragraph } from '@/lib/mail/frame';
import type { LetterWriter } from '@/lib/mail/letter';
import { markup } from '@/lib/mail/markup';
import { openToken } from '@/lib/mail/sealed-token';

/** To a team that forgot its password. */
export const teamPasswordReset: LetterWriter = async ({ settings, data }) => {
  const url = `${env.publicUrl}/teamwear-portal/reset-password?${new URLSearchParams({ token: openToken(data) })}`;
  const title = 'Choose a new password';
  const opening = `Somebody asked for a new password for ${String(data.teamName)}. The link is good for one hour, once.`;
  const closing = 'If it was not you, leave this letter alone: your password stays as it is.';
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
