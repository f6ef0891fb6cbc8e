import type { ZodError } from 'zod';
import type { FieldErrors } from './result';

/** The messages of a refused input by the dotted path of their field; of the whole under 'body'. */
export function zodFieldErrors(error: ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) (errors[path.join('.') || 'body'] ??= []).push(message);
  return errors;
}

/** The same of what Payload refuses: its error carries `{ errors: [{ path, message }] }`. Nothing for other errors. */
export function payloadFieldErrors(error: unknown): FieldErrors | undefined {
  const { data } = error as { data?: { errors?: { path?: string; message?: string }[] } | null };
  if (!Array.isArray(data?.errors) || data.errors.length === 0) return undefined;
  const errors: FieldErrors = {};
  for (const { path = 'body', message = 'Not valid.' } of data.errors) (errors[path] ??= []).push(message);
  return errors;
}
