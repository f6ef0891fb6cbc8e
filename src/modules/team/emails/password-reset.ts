import { env } from '@/lib/env';
import { contentOf, link } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { openToken } from '@/lib/mail/sealed-token';

export const teamPasswordReset: EmailWriter = async ({ settings, data }) => {
  const url = `${env.publicUrl}/teamwear-portal/reset-password?${new URLSearchParams({ token: openToken(data) })}`;
  const title = 'Choose a new password';
  const opening = `Someone asked for a new password for ${String(data.teamName)}. The link is valid for one hour and can be used once.`;
  const closing = 'If it was not you, ignore this email: your password stays the same.';
  return {
    subject: `New password for the team portal · ${settings.brandName}`,
    ...contentOf({ settings, title }, [opening, link(url, 'Choose a new password'), closing]),
  };
};
