import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox';

describe('the mailbox behind an address', () => {
  it.each([
    ['ada@shopper.test', 'ada@shopper.test'],
    [' Ada@Shopper.TEST ', 'ada@shopper.test'],
    ['ada+one@shopper.test', 'ada@shopper.test'],
    ['ada+one+two@shopper.test', 'ada@shopper.test'],
    ['a.da@shopper.test', 'a.da@shopper.test'],
    ['a.d.a+kit@gmail.com', 'ada@gmail.com'],
    ['A.da@GoogleMail.com', 'ada@gmail.com'],
    ['"a@b"@shopper.test', '"a@b"@shopper.test'],
  ])('%s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});
