import { greeting, plainLine, plainName } from '@/domain/text/plain-text';
import { env } from '@/lib/env';
import { contentOf, link } from '@/lib/mail/frame';
import type { EmailWriter } from '@/lib/mail/email';
import { openToken } from '@/lib/mail/sealed-token';

/** Text that a team typed is never read as a link. */
export const teamPersonInvitation: EmailWriter = async ({ settings, data }) => {
  const url = `${env.publicUrl}/teamwear-portal/reset-password?${new URLSearchParams({ token: openToken(data) })}`;
  const team = plainLine(String(data.teamName));
  const by = plainName(String(data.by ?? '')) || settings.brandName;
  const title = `Join ${team}`;
  const hello = greeting(String(data.fullName));
  const opening = `${by} has given you access to ${team}’s portal as ${String(data.role).toLowerCase()}. Choose a password to begin.`;
  const login = `You log in with your email address, ${String(data.email)}.`;
  const lifetime = `The link is valid for ${Number(data.days)} days and can be used once. After that, ask for a new one at ${env.publicUrl}/teamwear-portal/forgot-password.`;
  const closing = 'If you do not know the team, ignore this email: nothing happens without a password.';
  return {
    subject: `${team}: your access to the team portal`,
    ...contentOf({ settings, title, preview: opening }, [
      hello,
      opening,
      login,
      link(url, 'Choose a password'),
      lifetime,
      closing,
    ]),
  };
};
