import type { ErrorTexts } from '@kitroom/front/http/errors';

interface ErrorText {
  message: string;
  title: string;
  text: string;
  links?: readonly (readonly [string, string])[];
}

const HOME_AND_SHOP: ErrorText['links'] = [
  ['/', 'Back to home'],
  ['/shop', 'Go to the shop'],
];

export function errorTexts(publicUrl: string): ErrorTexts {
  return {
    malformed: withPage({
      message: 'The address of the request is malformed.',
      title: 'This address does not work',
      text: 'It contains characters that none of our addresses have. Please check it, or start from one of these pages.',
    }),
    otherSite: withPage({
      message: 'A page of another site cannot send this.',
      title: 'This form came from another site',
      text: 'Please open our own page and send the form from there.',
    }),
    methodNotAllowed: withPage({
      message: 'This address does not take that method.',
      title: 'This does not work here',
      text: 'What was sent cannot be done at this address. Please start from one of these pages.',
    }),
    wrongHost: withPage({
      message: `The shop is reached at ${publicUrl} (PUBLIC_URL), and answers browsers at no other address.`,
      title: 'We are at another address',
      text: `Our pages work at ${publicUrl} only: at this address you could not sign in or order.`,
      links: [[publicUrl, `Go to ${new URL(publicUrl).host}`]],
    }),
    busy: withPage({
      message: 'Too many requests at once. Please try again in a moment.',
      title: 'Too many requests at once',
      text: 'Your network sent more requests than we can answer at once. Please try again in a moment.',
    }),
    failed: withPage({
      message: 'Something went wrong. Please try again.',
      title: 'Something went wrong',
      text: 'We cannot show this page just now. Please try again in a moment.',
    }),
    unavailable: withPage({
      message: 'The database is not responding.',
      title: 'Back in a moment',
      text: 'We cannot show this page just now. Please try again in a minute.',
    }),
  };
}

const withPage = (error: ErrorText) => {
  const [start, end] = pageOf(error);
  return { message: error.message, page: (requestId: string) => `${start}${requestId}${end}` };
};

/** Before and after the request’s id. Self-contained, as styles and scripts may be unavailable too. */
const pageOf = ({ title, text, links = HOME_AND_SHOP }: ErrorText): [string, string] => [
  `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:light-dark(#fff,#0e0e16);color:light-dark(#0b0b12,#f6f5fa);font:1.0625rem/1.6 ui-sans-serif,system-ui,sans-serif}
main{max-width:32rem;padding:2rem 1.5rem}
h1{margin:0 0 .75rem;font-size:clamp(1.75rem,6vw,2.5rem);line-height:1.1}
p{margin:0 0 1.75rem;color:light-dark(#585766,#aeadbd)}
a{display:inline-block;margin:0 .75rem .75rem 0;padding:.7rem 1.25rem;border-radius:.375rem;background:#7c3aed;color:#fff;font-weight:600;text-decoration:none}
small{display:block;color:light-dark(#585766,#aeadbd)}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${links.map(([href, label]) => `<a href="${href}">${label}</a>`).join('')}
<small>Request `,
  `</small>
</main>
</body>
</html>
`,
];
