import { defineEmail } from '@/lib/mail/define-email';
import { heading, link } from '@/lib/mail/frame';
import { openToken } from '@/lib/mail/sealed-token';
import { isCodeOpen } from './data/sign-in-codes';
import { signInUrl } from './sign-in-link';

export const signInEmail = defineEmail({
  name: 'Sign in',
  about: 'When a shopper signs in to the account.',
  readers: 'Shoppers',
  texts: {
    subject: '{title} · {brand}',
    preview: 'Your code, valid for 15 minutes.',
    title: 'Sign in to your account',
    opening: 'Enter this code on the page where you requested it:',
    otherwise: 'Or open this link in the browser that you want to sign in with:',
    button: 'Sign in',
    closing:
      'Both are valid for 15 minutes and work once. If you did not ask for them, ignore this email, and give the code to nobody.',
  },
  find: async ({ payload, data }) => {
    const [request, email] = [String(data.request), String(data.email)];
    return (await isCodeOpen(payload, request)) ? { code: openToken(data), url: signInUrl(request, email) } : undefined;
  },
  samples: () => ({
    Example: { code: '123456', url: signInUrl('00000000-0000-4000-8000-000000000001', 'sam@example.com') },
  }),
  write: ({ code, url }) => ({
    values: {},
    body: (t) => [t.opening, { text: code, html: heading(code) }, t.otherwise, link(url, t.button), t.closing],
  }),
});
