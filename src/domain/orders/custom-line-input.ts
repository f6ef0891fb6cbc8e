import { z } from 'zod';
import { TAX_CLASSES } from '../taxes/tax-classes';
import { lineInput } from '../text/person-input';

export const customLineInput = z.object(
  {
    description: lineInput(200, 'Describe what it is.'),
    taxClass: z.enum(TAX_CLASSES, 'Choose a tax class.').default('standard'),
    isService: z.boolean().default(true),
  },
  'Please describe the custom line.',
);
export type CustomLine = z.output<typeof customLineInput>;
