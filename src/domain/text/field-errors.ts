import type { ZodError } from 'zod';

/** Messages by dotted field path, as 'items.0.sizes.M'; for the whole input under 'body'. */
export function fieldErrors({ issues }: ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) (errors[path.map(String).join('.') || 'body'] ??= []).push(message);
  return errors;
}
