import { z } from 'zod';
import { emailInput, lineInput } from '@/domain/text/person-input';

const MAX_REASON = 500;

export const bounceInput = z.strictObject(
  { email: emailInput, reason: lineInput(MAX_REASON, 'Please say what the mail server answered.') },
  'Please send a JSON object.',
);
export type Bounce = z.output<typeof bounceInput>;
