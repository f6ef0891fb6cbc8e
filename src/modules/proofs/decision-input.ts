import { z } from 'zod';
import { cleanText } from '@/domain/text/text';

const SAY_WHAT = 'Say what should be different.';

/** An answer to a proof: `{ proofId, decision: "approve" }`, or `{ proofId, decision: "changes", comment }`. */
export const decisionInput = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve'), proofId: z.uuid() }),
  z.object({
    decision: z.literal('changes'),
    proofId: z.uuid(),
    comment: z.string(SAY_WHAT).overwrite(cleanText).min(1, SAY_WHAT).max(2000, 'Please use at most 2000 characters.'),
  }),
]);
