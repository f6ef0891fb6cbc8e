import { expect, it } from 'vitest';
import { newRecoveryCodes, plainCode } from './recovery-codes';

it('recovery codes are ten, all different, without letters that look like digits', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-km-np-z2-9]{5}-[a-km-np-z2-9]{5}$/);
});

it('a code is read however it is typed', () => {
  expect([' K3M7X-pq2rt ', 'k3m7xpq2rt', '123 456'].map(plainCode)).toEqual(['k3m7xpq2rt', 'k3m7xpq2rt', '123456']);
});
