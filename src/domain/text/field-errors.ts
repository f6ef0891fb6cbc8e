import type { ZodError } from 'zod';

/** The messages of a refused input by the dotted path of their field, as 'items.0.sizes.M'; of the whole under 'body'. */
export function fieldErrors({ issues }: ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) (errors[path.map(String).join('.') || 'body'] ??= []).push(message);
  return errors;
}
