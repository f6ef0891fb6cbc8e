import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { isTotpCode, matchingStep, newSecret, secretUri } from './totp';

const now = 1_700_000_000_000;
const secret = newSecret();
const codeAt = (offsetSeconds: number) => generateSync({ secret, epoch: now / 1000 + offsetSeconds });

describe('a code of six digits', () => {
  it('is right in its time step and in the one before and after', () => {
    expect([-30, 0, 30].map((offset) => matchingStep(secret, codeAt(offset), now))).toEqual([
      56_666_665, 56_666_666, 56_666_667,
    ]);
    expect([-90, -60, 60, 90].map((offset) => matchingStep(secret, codeAt(offset), now))).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('answers the test vector of RFC 6238', () => {
    expect(matchingStep('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', '287082', 59_000)).toBe(1);
  });

  it('is told from everything else', () => {
    expect(['123456', '12345', '1234567', 'abcdef', '１２３４５６', ''].map(isTotpCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

it('a key is 160 bits, and its address names the shop and the account', () => {
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  expect(secretUri(secret, 'Kit & Co', 'ada@shop.test')).toBe(
    `otpauth://totp/Kit%20%26%20Co:ada%40shop.test?secret=${secret}&issuer=Kit%20%26%20Co`,
  );
});
