import type { EmailWriter } from '@/lib/mail/email';
import { contentOf, heading, link } from '@/lib/mail/frame';
import { openToken } from '@/lib/mail/sealed-token';
import { isCodeOpen } from './data/sign-in-codes';
import { signInUrl } from './sign-in-link';

export const signInEmail: EmailWriter = async ({ payload, settings, data }) => {
  const [request, email] = [String(data.request), String(data.email)];
  if (!(await isCodeOpen(payload, request))) return undefined;
  const title = 'Sign in to your account';
  const code = openToken(data);
  return {
    subject: `${title} · ${settings.brandName}`,
    ...contentOf({ settings, title, preview: 'Your code, valid for 15 minutes.' }, [
      'Enter this code on the page where you requested it:',
      { text: code, html: heading(code) },
      'Or open this link in the browser that you want to sign in with:',
      link(signInUrl(request, email), 'Sign in'),
      'Both are valid for 15 minutes and work once. If you did not ask for them, ignore this email, and give the code to nobody.',
    ]),
  };
};
