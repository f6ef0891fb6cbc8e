import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedTexts, fillText, shownText, spokenName, textProblem, textsToSend } from './email-texts';

const known = ['greeting', 'orderNumber', 'brand'];
const standard = { subject: 'Order {orderNumber!} · {brand}', opening: '{greeting} thank you.' };

describe('the text of an email', () => {
  it('is refused with the names of placeholders that it does not know or lacks', () => {
    const problemOf = (text: string) => textProblem({ key: 'subject', text, standard: standard.subject, known });
    expect(problemOf('Your {orderNumber}')).toBeUndefined();
    expect(problemOf('Your {orderNumber} of {day} and {total}')).toBe('Unknown placeholder: {day}, {total}.');
    expect(problemOf('Your order')).toBe('Please keep {orderNumber}.');
    expect(problemOf('Your {orderNumber!}')).toBe('Unknown placeholder: {orderNumber!}.');
    expect(problemOf('Your {orderNumber')).toBe('Please keep {orderNumber}.');
    expect(problemOf('Your {orderNumber} }')).toBe('Braces are for placeholders: one has no partner.');
  });

  it('has a length, and a line is one line that says something', () => {
    const problemOf = (key: string, text: string) => textProblem({ key, text, standard: '', known });
    expect(problemOf('button', ' ')).toBe('Please write a text.');
    expect(problemOf('titleIfCollected', 'one\ntwo')).toBe('This has to be one line.');
    expect(problemOf('heading', 'x'.repeat(151))).toBe('At most 150 characters.');
    expect(problemOf('opening', '')).toBeUndefined();
    expect(problemOf('opening', 'x'.repeat(2001))).toBe('At most 2000 characters.');
  });

  it('is filled once: a value with braces stays a value', () => {
    expect(fillText('opening', '{greeting} {brand}', { greeting: '{brand}', brand: 'Kitroom' })).toBe(
      '{brand} Kitroom',
    );
    expect(fillText('subject', 'Order of {greeting}', { greeting: 'a\r\nBcc: b' })).toBe('Order of a Bcc: b');
  });

  it('is named as an editor reads it', () => {
    expect(spokenName('openingIfCollected')).toBe('Opening if collected');
    expect(shownText(standard.subject)).toBe('Order {orderNumber} · {brand}');
  });
});

describe('edits', () => {
  it('are stored where they differ from ours', () => {
    const shown = { subject: 'Order {orderNumber} · {brand}', opening: ' Hi\r\nthere ', other: 'x' };
    expect(changedTexts(standard, shown)).toEqual({ opening: 'Hi\nthere' });
    expect(changedTexts(standard, {})).toEqual({});
  });

  it('give way to our text once a release makes them invalid', () => {
    const edits = { subject: 'Gone: {total}', opening: '{greeting} hello!' };
    expect(textsToSend({ standard, edits, known })).toEqual({
      subject: 'Order {orderNumber} · {brand}',
      opening: '{greeting} hello!',
    });
  });

  it('are what is sent whenever they can be stored', () => {
    const piece = fc.constantFrom('{orderNumber}', '{greeting}', '{day}', '{', '}', ' Hello ', 'x', '\n');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const edits = changedTexts(standard, { subject: pieces.join('') });
        const text = edits.subject;
        fc.pre(text !== undefined);
        const isFit = !textProblem({ key: 'subject', text, standard: standard.subject, known });
        expect(textsToSend({ standard, edits, known }).subject).toBe(isFit ? text : shownText(standard.subject));
        if (isFit)
          expect(fillText('subject', text, { greeting: 'a', orderNumber: 'b', brand: 'c' })).not.toMatch(/[{}]/);
      }),
    );
  });
});
