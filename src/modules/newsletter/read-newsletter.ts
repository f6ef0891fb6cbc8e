import { fieldErrors } from '@/domain/text/field-errors';
import { emailInput } from '@/domain/text/person-input';
import type { FieldErrors } from '@/lib/result';
import { z } from 'zod';

export function readNewsletter(data: FormData): { ok: true; email: string } | { ok: false; fieldErrors: FieldErrors } {
  const parsed = newsletterInput.safeParse(Object.fromEntries(data));
  return parsed.success ? { ok: true, ...parsed.data } : { ok: false, fieldErrors: fieldErrors(parsed.error) };
}

const newsletterInput = z.object({ email: emailInput });
