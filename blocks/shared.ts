import type { SelectField } from 'payload';

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

const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** A link or picture address: of this site, the web, mail or telephone; never a script. */
export const validAddress = (value: unknown): true | string =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'string' && safeAddress.test(value.trim())) ||
  'Enter an address that begins with https://, /, #, mailto: or tel:.';
