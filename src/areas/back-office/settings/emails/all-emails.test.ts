import { describe, expect, it } from 'vitest';
import { isLine, shownText, textProblems } from '@/domain/text/email-texts';
import type { SiteSetting } from '@/payload-types';
import { editableEmails } from '../../../../../emails';

const settings = {
  ...{ brandName: 'Kitroom & Sons', phone: '0161 496 0000', salesEmail: 'sales@kitroom.test', address: '1 Mill Lane' },
  ...{ kitDesignMonths: 12, returnDays: 30, bankDetails: 'Sort code 00-00-00', claims: {} },
} as unknown as SiteSetting;

describe.each(Object.entries(editableEmails))('the email %s', (_, email) => {
  const known = Object.keys(email.placeholders(settings));

  it('has texts that can be sent, with placeholders that it knows', () => {
    const ours = Object.fromEntries(Object.entries(email.texts).map(([key, text]) => [key, shownText(text)]));
    expect(textProblems({ standard: email.texts, edits: ours, known })).toEqual({});
    expect(email.texts).toMatchObject({ subject: expect.any(String), title: expect.any(String) });
  });

  it('shows each of its texts, escaped, in one of its examples', () => {
    const edits = Object.fromEntries(
      Object.entries(email.texts).map(([key, text]) => {
        const kept = [...text.matchAll(/\{([^{}]*)!\}/g)].map(([, name]) => `{${name}}`).join('');
        return [key, `<b>${key}</b>&${kept}${isLine(key) ? '' : '\nnext'}`];
      }),
    );
    const written = email.samples().map((sample) => email.preview(settings, edits, sample));
    const html = written.map((each) => each.html).join('\n');
    const text = written.map((each) => `${each.subject}\n${each.text}`).join('\n');
    const isShown = (key: string) => html.includes(`${key}&lt;/b&gt;`) || text.includes(`${key}</b>`);
    expect(Object.keys(email.texts).filter((key) => !isShown(key))).toEqual([]);
    expect(html).not.toContain('<b>');
    expect(`${html}${text}`).not.toMatch(/undefined|NaN|\[object|\{\w+!?\}/);
  });
});
