import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors';

it('names each field that there is none of, by its path', () => {
  const input = z.strictObject({ kind: z.string(), to: z.strictObject({ id: z.string() }) });
  const { error } = input.safeParse({ to: { id: 'a', nmae: 'b' }, knid: 'c', constructor: 'd' });
  expect(fieldErrors(error!)).toEqual({
    kind: ['Invalid input: expected string, received undefined'],
    'to.nmae': ['Unknown field.'],
    knid: ['Unknown field.'],
    constructor: ['Unknown field.'],
  });
});
