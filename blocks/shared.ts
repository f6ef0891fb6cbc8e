import type { SelectField } from 'payload';
import { safeLink } from '@/domain/safe-address';

export const choice = (
  name: string,
  values: readonly string[],
  defaultValue: string,
  description: string,
): SelectField => ({
  name,
  type: 'select',
  required: true,
  defaultValue,
  options: values.map((value) => ({ value, label: value })),
  admin: { description },
});

export const alignment = (defaultValue: 'left' | 'center') =>
  choice('alignment', ['left', 'center', 'right'], defaultValue, 'Where the content stands.');

/** A link or picture address: of this site, the web, mail or telephone; never a script. */
export const validAddress = (value: unknown): true | string =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'string' && safeLink(value) !== undefined) ||
  'Enter an address that begins with https://, /, #, mailto: or tel:.';
