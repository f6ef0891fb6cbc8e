/** Providers that ignore dots in the name, under either domain. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** Key for counting: `Ada.Byron+kit@Gmail.com` and `adabyron@googlemail.com` are one. Not an address to write to. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const host = address.slice(at + 1);
  return DOTLESS.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
