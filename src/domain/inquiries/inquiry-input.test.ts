import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../text/field-errors';
import { inquiryInput } from './inquiry-input';

const quote = {
  kind: 'quote',
  name: 'Ada Okafor',
  email: ' Ada@Club.Test ',
  teamName: 'Leeds Lions',
  sport: 'netball',
  quantity: '11-25',
};
const message = {
  kind: 'contact',
  name: 'Ada Okafor',
  email: 'ada@club.test',
  inquiryType: 'general',
  subject: 'Delivery',
  message: 'When?\r\nSoon?',
};

const errorsOf = (input: unknown) => {
  const parsed = inquiryInput.safeParse(input);
  return parsed.success ? {} : fieldErrors(parsed.error);
};

describe('what visitors send', () => {
  it('needs team name, sport and quantity of a quote; colours and requirements are optional', () => {
    expect(inquiryInput.parse({ ...quote, colors: '', phone: '' })).toEqual({
      ...quote,
      email: 'ada@club.test',
      colors: undefined,
      phone: undefined,
      message: undefined,
      files: [],
    });
    expect(errorsOf({ kind: 'quote', name: 'A', email: 'a@b.test', sport: 'chess', quantity: '12' })).toEqual({
      teamName: ['Please enter your team name.'],
      sport: ['Please choose a sport.'],
      quantity: ['Please choose a quantity.'],
    });
  });

  it('needs name, email, inquiry type, subject and message of a message; the phone is optional', () => {
    expect(inquiryInput.parse(message)).toMatchObject({ message: 'When?\nSoon?' });
    expect(Object.keys(errorsOf({ kind: 'contact' })).sort()).toEqual([
      'email',
      'inquiryType',
      'message',
      'name',
      'subject',
    ]);
    expect(errorsOf({ ...message, email: 'ada', phone: 'call me' })).toEqual({
      email: ['Please enter a valid email address.'],
      phone: ['Please enter a valid phone number.'],
    });
  });

  it('takes no more than fits, and no other form', () => {
    expect(errorsOf({ ...message, message: 'x'.repeat(5001) })).toEqual({
      message: ['Please use at most 5000 characters.'],
    });
    expect(errorsOf({ ...message, kind: 'spam' })).toEqual({ kind: ['Please choose a form.'] });
  });
});
