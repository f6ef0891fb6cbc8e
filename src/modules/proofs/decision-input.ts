import { z } from 'zod';
import { cleanText } from '@/domain/text/text';

/** `{ proofId, decision: "approve" }`, or `{ proofId, decision: "changes", comment }`, without `comment` if pins are open. */
export const decisionInput = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve'), proofId: z.uuid(), withOpenPins: z.boolean().default(false) }),
  z.object({
    decision: z.literal('changes'),
    proofId: z.uuid(),
    comment: z
      .string('Please enter text.')
      .overwrite(cleanText)
      .max(2000, 'Please use at most 2000 characters.')
      .default(''),
  }),
]);
