import { z } from 'zod';
import { isExactAmount, maxAmount } from './money';
import { amountHint } from './typed-amount';

export const amountInput = z
  .number({ error: () => amountHint() })
  .min(0, { error: () => amountHint() })
  .refine((given) => given <= maxAmount() && isExactAmount(given), { error: () => amountHint() });
