import { compile } from 'html-to-text';

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

export const htmlLines = (html: string): string => (/<[a-z]/i.test(html) ? toText(html) : html).trim();

/** Shortened at a word, for texts that are longer elsewhere. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most - 1);
  return `${kept.slice(0, Math.max(kept.lastIndexOf(' '), most / 2))}…`;
}
