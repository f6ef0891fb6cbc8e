import type { ZodError } from 'zod';

/** Messages by dotted field path, as 'items.0.sizes.M'; for the whole input under 'body'. */
export const fieldErrors = ({ issues }: ZodError): Record<string, string[]> =>
  byField(
    issues.flatMap((issue) => {
      const under = (...keys: string[]) => [...issue.path.map(String), ...keys].join('.');
      if (issue.code !== 'unrecognized_keys') return [{ path: under(), message: issue.message }];
      return issue.keys.map((key) => ({ path: under(key), message: 'Unknown field.' }));
    }),
  );

/** Names come from senders: 'constructor' is a field as any other. */
export function byField(problems: readonly { path?: string; message: string }[]): Record<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const { path, message } of problems) {
    const field = path || 'body';
    errors.set(field, [...(errors.get(field) ?? []), message]);
  }
  return Object.fromEntries(errors);
}
