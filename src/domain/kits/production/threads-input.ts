import { z } from 'zod';
import { cleanLine } from '../../text/text';
import { MAX_THREADS, THREAD_CODE_MAX, THREAD_NAME_MAX, USUAL_THREADS, type Thread } from './threads';

const line = (most: number) => z.string().overwrite(cleanLine).max(most, `Use at most ${most} characters.`);

const thread = z.strictObject({
  code: line(THREAD_CODE_MAX).regex(/^[ -~]+$/, 'Enter the maker’s code in plain letters, digits and signs.'),
  name: line(THREAD_NAME_MAX).min(1, 'Enter a name.'),
  hex: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Enter a colour as #rrggbb.'),
});

/** Codes and colours are unique: a colour in a file is one thread. */
export const threadList = z
  .array(thread)
  .max(MAX_THREADS, `There can be at most ${MAX_THREADS} threads.`)
  .superRefine((threads, ctx) => {
    const [codes, colors] = [new Map<string, number>(), new Map<string, number>()];
    threads.forEach(({ code, hex }, index) => {
      const refuse = (field: keyof Thread, message: string) =>
        ctx.addIssue({ code: 'custom', path: [index, field], message });
      const same = codes.get(code.toLowerCase());
      if (same !== undefined) refuse('code', `${code} is in line ${same + 1} already.`);
      else codes.set(code.toLowerCase(), index);
      const alike = colors.get(hex);
      if (alike !== undefined) refuse('hex', `${hex} is the colour in line ${alike + 1} already.`);
      else colors.set(hex, index);
    });
  });

export function readThreads(stored: unknown): readonly Thread[] {
  const { data = [] } = threadList.safeParse(stored ?? []);
  return data.length > 0 ? data : USUAL_THREADS;
}

export function checkThreads(value: unknown): true | string {
  const [issue] = threadList.safeParse(value ?? []).error?.issues ?? [];
  if (!issue) return true;
  const [index] = issue.path;
  return typeof index === 'number' ? `Thread ${index + 1}: ${issue.message}` : issue.message;
}

/** A thread a line, 'Madeira 1842; Navy; #14213f', separated as spreadsheets copy or save it. */
export const threadLines = (threads: readonly Thread[]): string =>
  threads.map(({ code, name, hex }) => `${code}; ${name}; ${hex}`).join('\n');

/** Reads lines as typed or pasted; without a sharp, six figures are a colour too. Nothing is checked. */
export function parseThreadLines(text: string): Thread[] {
  return text
    .split(/\r?\n/)
    .filter((each) => each.trim() !== '')
    .map((each) => {
      const separator = ['\t', ';', ','].find((sign) => each.includes(sign)) ?? ';';
      const cells = each.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
      const [code = '', ...rest] = cells;
      const color = (rest.at(-1) ?? '').toLowerCase();
      const name = rest.slice(0, -1).join(`${separator} `);
      return { code, name, hex: /^[0-9a-f]{6}$/.test(color) ? `#${color}` : color };
    });
}
