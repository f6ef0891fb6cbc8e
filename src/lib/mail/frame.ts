import type { SiteSetting } from '@/payload-types';
import type { Email } from './email';
import { companyLine } from '@/domain/text/company-line';
import { lines, markup, type Markup } from './markup';

type Frame = {
  settings: SiteSetting;
  title: string;
  preview: string;
  body: Markup;
  isHeaded?: boolean;
};

const night = '#0b0b12';

function framed({ settings, title, preview, body, isHeaded = true }: Frame): string {
  const { brandName, phone, salesEmail, address } = settings;
  const company = companyLine(settings);
  return markup`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>@media (prefers-color-scheme:dark){.page{background:#121218!important;color:#f1f0f6!important}.card{background:#1d1d27!important}.page [style*="color:#585766"]{color:#b9b7c6!important}.page [style*="solid #e2e1ea"]{border-color:#3a3947!important}.page [style*="color:#6425cf"],.page [style*="color:#6d28d9"]{color:#b79bff!important}}</style>
</head>
<body class="page" style="margin:0;background:#f4f3f8;color:${night};font:16px/1.6 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div style="max-width:600px;margin:0 auto;padding:24px 12px">
<div style="background:${night};color:#fff;padding:20px 28px;border-radius:10px 10px 0 0;font-weight:800;font-size:20px;letter-spacing:.04em;text-transform:uppercase">${brandName}</div>
<div class="card" style="background:#fff;padding:28px;border-radius:0 0 10px 10px">
${isHeaded && markup`<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${title}</h1>`}
${body}
</div>
<p style="margin:20px 28px;color:#585766;font-size:13px">${brandName}${address && markup`<br>${lines(address)}`}<br>
<a href="mailto:${salesEmail}" style="color:#6425cf">${salesEmail}</a>${phone && ` · ${phone}`}${company && markup`<br>${company}`}</p>
</div>
</body>
</html>
`.source;
}

const buttonLook =
  'display:inline-block;background:#7c3aed;color:#fff;text-decoration:none;font-weight:700;padding:13px 24px;border-radius:6px';

const button = (href: string, label: string): Markup =>
  markup`<p style="margin:24px 0"><a href="${href}" style="${buttonLook}">${label}</a></p>`;

export const heading = (text: string): Markup => markup`<h2 style="margin:28px 0 8px;font-size:17px">${text}</h2>`;

export const paragraph = (text: string): Markup => markup`<p style="margin:0 0 12px">${lines(text)}</p>`;

export type Part = { text: string; html: Markup };

/** @param text plain text; the address by default */
export const link = (href: string, label: string, text = href): Part => ({ text, html: button(href, label) });

export const bullets = (items: readonly string[]): Part => ({
  text: items.map((item) => `- ${item}`).join('\n'),
  html: markup`<ul style="margin:0 0 12px;padding-left:20px">${items.map((item) => markup`<li>${item}</li>`)}</ul>`,
});

export const replyText = ({ phone }: SiteSetting): string => `Reply to this email${phone ? ` or call ${phone}` : ''}`;

type About = Pick<Frame, 'settings' | 'title' | 'isHeaded'> & {
  preview?: string;
  isTitled?: boolean;
  isSigned?: boolean;
};

export function contentOf(
  { settings, title, preview, isTitled = true, isHeaded, isSigned = true }: About,
  parts: readonly (Part | string | false | null | undefined)[],
): Pick<Email, 'text' | 'html'> {
  const all = parts.map((part) => (typeof part === 'string' ? textPart(part) : part || textPart('')));
  const texts = all.map(({ text }) => text);
  return {
    text: [isTitled && title, ...texts, isSigned && settings.brandName].filter(Boolean).join('\n\n'),
    html: framed({
      settings,
      title,
      preview: preview ?? texts.find(Boolean) ?? '',
      isHeaded,
      body: markup`${all.map(({ html }) => html)}`,
    }),
  };
}

const textPart = (text: string): Part => ({ text, html: text ? paragraph(text) : markup`` });
