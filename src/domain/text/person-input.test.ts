import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailInput, lineInput, optionalLineInput, optionalTextInput, phoneInput, textInput } from './person-input';
import { forAll } from '../../../tests/setup/for-all';

function read(schema: typeof emailInput | ReturnType<typeof optionalTextInput>, given: unknown) {
  const { data, error } = schema.safeParse(given);
  return error ? error.issues.map(({ message }) => message) : data;
}

describe('a line', () => {
  it('is cleaned, must not be blank and has a length', () => {
    const name = lineInput(5, 'Please enter your name.');
    expect(read(name, ' Ada\r\nB ')).toBe('Ada B');
    expect(read(name, 'x'.repeat(5))).toBe('xxxxx');
    expect(read(name, 'x'.repeat(6))).toEqual(['Please use at most 5 characters.']);
    for (const missing of ['', ' \n', undefined, null, 7])
      expect(read(name, missing)).toEqual(['Please enter your name.']);
  });

  it('that may be left out is undefined where it is blank', () => {
    for (const blank of [undefined, null, '', ' ']) expect(read(optionalLineInput(5), blank)).toBeUndefined();
    expect(read(optionalLineInput(5), ' a\nb ')).toBe('a b');
    expect(read(optionalLineInput(5), 'x'.repeat(6))).toEqual(['Please use at most 5 characters.']);
    expect(read(optionalLineInput(5), 7)).toEqual(['Please enter text.']);
  });
});

describe('a text', () => {
  it('keeps its lines, must not be blank and has a length', () => {
    const message = textInput(5, 'Please write a message.');
    expect(read(message, ' a\r\nb ')).toBe('a\nb');
    expect(read(message, 'x'.repeat(6))).toEqual(['Please use at most 5 characters.']);
    for (const missing of ['', ' \n', undefined]) expect(read(message, missing)).toEqual(['Please write a message.']);
  });

  it('that may be left out is undefined where it is blank', () => {
    for (const blank of [undefined, null, '', ' \n']) expect(read(optionalTextInput(5), blank)).toBeUndefined();
    expect(read(optionalTextInput(5), ' a\r\nb ')).toBe('a\nb');
    expect(read(optionalTextInput(5), 'x'.repeat(6))).toEqual(['Please use at most 5 characters.']);
  });
});

describe('an email address', () => {
  it('comes out in lower case', () => {
    expect(read(emailInput, ' Ada@Club.TEST ')).toBe('ada@club.test');
  });

  it.each(['ada', 'ada@', '@club.test', 'ada @club.test', 'ada@club'])('is not %j', (given) => {
    expect(read(emailInput, given)).toEqual(['Please enter a valid email address.']);
  });

  it('that is blank has one message', () => {
    expect(read(emailInput, ' ')).toEqual(['Please enter your email address.']);
  });
});

describe('a telephone number', () => {
  it.each(['+44 161 496 0123', '0161 496 0123', '(0161) 496-0123', '+1.555.0100', '123456', '1'.repeat(30)])(
    'may be %s',
    (given) => {
      expect(read(phoneInput, given)).toBe(given);
    },
  );

  it.each([
    '12345',
    '1'.repeat(31),
    'ring 0161 496 0123',
    '0161 496 0123 x4',
    '++44 161 496',
    '0161-ABCDEF',
    'call me',
  ])('is not %s', (given) => {
    expect(read(phoneInput, given)).toEqual(['Please enter a valid phone number.']);
  });

  it('may be left out', () => {
    for (const blank of [undefined, null, '', ' ']) expect(read(phoneInput, blank)).toBeUndefined();
  });

  it('is digits and what stands between them, whatever is typed', () => {
    forAll(fc.string(), (given) => {
      const { success, data } = phoneInput.safeParse(given);
      if (success && data) expect(data.replace(/^\+/, '')).toMatch(/^[0-9 ().-]{6,30}$/);
    });
  });
});
