import { z } from 'zod';
import { MAX_SQUAD } from '@/domain/teams/roster';
import { cleanText } from '@/domain/text/text';

/** Null for pieces of no squad; omitted for all that have not answered. */
export const squadInput = z.string().max(MAX_SQUAD).nullable().optional();

/** `{ proofId, decision: "approve" }`, or `{ proofId, decision: "changes", comment }`, without `comment` if pins are open. */
export const decisionInput = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('approve'),
    proofId: z.uuid(),
    squad: squadInput,
    withOpenPins: z.boolean().default(false),
  }),
  z.object({
    decision: z.literal('changes'),
    proofId: z.uuid(),
    squad: squadInput,
    comment: z
      .string('Please enter text.')
      .overwrite(cleanText)
      .max(2000, 'Please use at most 2000 characters.')
      .default(''),
  }),
]);
