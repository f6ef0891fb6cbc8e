import { describe, expect, it } from 'vitest';
import { jsonText, parseJson } from './json-text';

describe('JSON as it is typed', () => {
  it('is read back as it was written', () => {
    const value = { text: 'Contact us', sizes: [1, 2], link: null };
    expect(parseJson(jsonText(value))).toEqual({ ok: true, value });
    expect(jsonText(value)).toContain('\n  "text": "Contact us"');
  });

  it.each(['', ' \n'])('is nothing where nothing is typed (%j)', (text) => {
    expect(parseJson(text)).toEqual({ ok: true, value: null });
  });

  it.each([null, undefined])('is an empty text for %s', (value) => {
    expect(jsonText(value)).toBe('');
  });

  it.each(['{"a": x}', '{', "{'a': 1}", 'hello'])('is refused where it is none (%s)', (text) => {
    expect(parseJson(text)).toEqual({ ok: false, problem: expect.stringMatching(/^This is not valid JSON\. \w+/) });
  });
});
