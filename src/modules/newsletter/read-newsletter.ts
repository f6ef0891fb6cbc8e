import { fieldErrors } from '@/domain/text/field-errors';
import { newsletterInput } from '@/domain/inquiries/newsletter-input';
import type { FieldErrors } from '@/lib/result';

/** What the form sent; for the browser and the server alike. Pure. */
export function readNewsletter(data: FormData): { ok: true; email: string } | { ok: false; fieldErrors: FieldErrors } {
  const parsed = newsletterInput.safeParse(Object.fromEntries(data));
  return parsed.success ? { ok: true, ...parsed.data } : { ok: false, fieldErrors: fieldErrors(parsed.error) };
}
