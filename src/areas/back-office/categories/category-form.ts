import { z } from 'zod';
import { cleanLine, cleanText } from '@/domain/text/text';

export const categoryForm = z.object({
  name: z.string().transform(cleanLine).pipe(z.string().min(1, 'Enter a name.').max(80, 'At most 80 characters.')),
  slug: z
    .string()
    .trim()
    .min(1, 'Enter an address.')
    .max(120, 'At most 120 characters.')
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens, as in “match-day-kit”.'),
  description: z.string().transform(cleanText).pipe(z.string().max(500, 'At most 500 characters.')),
  parent: z.uuid().nullable(),
  icon: z.uuid().nullable(),
  showInMenu: z.boolean(),
  isActive: z.boolean(),
});

export type CategoryInput = z.infer<typeof categoryForm>;
