import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendHtmlError, sendJsonError } from './json-error';

/** An answer of the front itself, in place of the application's. */
export interface FrontError {
  status: number;
  code: string;
  /** For programs. */
  message: string;
  /** For people. */
  title: string;
  text: string;
  /** Links onwards, as address and label. */
  links?: readonly (readonly [string, string])[];
}

const HOME_AND_SHOP: FrontError['links'] = [
  ['/', 'Back to home'],
  ['/shop', 'Go to the shop'],
];

export const MALFORMED: FrontError = {
  status: 400,
  code: 'bad_request',
  message: 'The address of the request is malformed.',
  title: 'This address does not work',
  text: 'It contains characters that none of our addresses have. Please check it, or start from one of these pages.',
};

export const BUSY: FrontError = {
  status: 429,
  code: 'too_many_requests',
  message: 'Too many requests at once. Please try again in a moment.',
  title: 'Too many requests at once',
  text: 'More was asked for from your network than we can answer at once. Please try again in a moment.',
};

/** All methods that any of our addresses takes. */
export const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

export const METHOD_NOT_ALLOWED: FrontError = {
  status: 405,
  code: 'method_not_allowed',
  message: 'This address does not take that method.',
  title: 'This does not work here',
  text: 'What was sent cannot be done at this address. Please start from one of these pages.',
};

export const UNAVAILABLE: FrontError = {
  status: 503,
  code: 'unavailable',
  message: 'The database is not responding.',
  title: 'Back in a moment',
  text: 'We cannot show this page just now. Please try again in a minute.',
};

export const FAILED: FrontError = {
  status: 500,
  code: 'internal',
  message: 'Something went wrong. Please try again.',
  title: 'Something went wrong',
  text: 'We cannot show this page just now. Please try again in a moment.',
};

/**
 * True if the answer is for a program or a script in a page, not a person. A malformed address counts as a person's
 * unless the request says otherwise: no script of ours has any.
 */
export function isForProgram({ url = '', headers }: IncomingMessage, error?: FrontError): boolean {
  if (/^\/(?:api|_next)\//.test(url) || headers.rsc !== undefined) return true;
  const { accept = '*/*' } = headers;
  return !(/\btext\/html\b/.test(accept) || (error === MALFORMED && /\*\/\*/.test(accept)));
}

/** Answers a browser with a page, and programs with the one error shape of the HTTP interface. */
export function sendError(req: IncomingMessage, res: ServerResponse, error: FrontError): void {
  if (isForProgram(req, error)) sendJsonError(res, error.status, error.code, error.message);
  else sendHtmlError(res, error.status, pageOf(error));
}

/** Self-contained, as styles and scripts may be unavailable too. */
const pageOf = ({ title, text, links = HOME_AND_SHOP }: FrontError): string => `<!doctype html>
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
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${links.map(([href, label]) => `<a href="${href}">${label}</a>`).join('')}
</main>
</body>
</html>
`;
