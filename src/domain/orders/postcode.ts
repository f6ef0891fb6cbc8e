const UK_POSTCODE =
  /^(?:GIR 0AA|[A-PR-UWYZ](?:\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d{1,2}|[A-HK-Y]\d[ABEHMNPRVWXY]) \d[ABD-HJLNP-UW-Z]{2})$/;

/** A UK postcode in its usual form ('sw1a1aa' becomes 'SW1A 1AA'); undefined for what cannot be one. */
export function ukPostcode(typed: string): string | undefined {
  const letters = typed.replace(/\s/g, '').toUpperCase();
  const postcode = `${letters.slice(0, -3)} ${letters.slice(-3)}`;
  return UK_POSTCODE.test(postcode) ? postcode : undefined;
}
