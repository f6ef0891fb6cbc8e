import { z } from 'zod';

/** Total shown to the buyer in the shop’s currency: compared, never charged. Without it any total is accepted. */
export const expectedTotal = z
  .number('Please give the total as a number.')
  .nullish()
  .transform((given) => given ?? undefined)
  .optional();
