import { expect, it } from 'vitest';
import { prepared } from './prepared';

it('goes by one name wherever its text is the same, and by a name that PostgreSQL does not cut', () => {
  const long = `select ${'1 + '.repeat(500)}1`;
  expect(prepared(long)).toEqual({ name: prepared(long).name, text: long });
  expect(prepared(long).name).not.toBe(prepared(`${long} + 1`).name);
  expect(Buffer.byteLength(prepared(long).name)).toBeLessThanOrEqual(63);
});

it('is another object each time: pg writes the values into it', () => {
  expect(prepared('select $1')).not.toBe(prepared('select $1'));
});
