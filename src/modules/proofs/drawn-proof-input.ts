import { z } from 'zod';
import { cleanText } from '@/domain/text/text';

export const drawnProofInput = z.object(
  {
    note: z
      .string('Please enter text.')
      .max(2000, 'Please use at most 2000 characters.')
      .overwrite(cleanText)
      .default(''),
  },
  'Please send a JSON object.',
);
