import { z } from 'zod';
import type { FieldErrors } from '@/lib/result';
import { fieldErrors } from '@/domain/text/field-errors';
import { emailInput, lineInput } from '@/domain/text/person-input';
import { parseOrderNumber } from '@/domain/orders/order-number';

export type OrderSearch = { orderNumber: string; email: string };

const FORM = 'An order number looks like ORD-2026-000123.';

const orderSearch = z.object({
  orderNumber: lineInput(40, 'Please enter your order number.')
    .toUpperCase()
    .overwrite((number) => number.replace(/^#/, ''))
    .refine((number) => number === '' || parseOrderNumber(number), FORM),
  email: emailInput,
});

export function readOrderSearch(
  data: FormData,
): { ok: true; search: OrderSearch } | { ok: false; fieldErrors: FieldErrors } {
  const parsed = orderSearch.safeParse(Object.fromEntries(data));
  return parsed.success ? { ok: true, search: parsed.data } : { ok: false, fieldErrors: fieldErrors(parsed.error) };
}
