import { z } from 'zod';

/** The total that was shown, in the shop’s currency: compared, never charged. Left out, any total is agreed to. */
export const expectedTotal = z
  .number('Please give the total as a number.')
  .nullish()
  .transform((given) => given ?? undefined)
  .optional();
