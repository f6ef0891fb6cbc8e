const UK_POSTCODE =
  /^(?:GIR 0AA|[A-PR-UWYZ](?:\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d{1,2}|[A-HK-Y]\d[ABEHMNPRVWXY]) \d[ABD-HJLNP-UW-Z]{2})$/;

/** UK postcode in its usual form: 'SW1A 1AA' of 'sw1a1aa'; undefined if invalid. */
export function ukPostcode(typed: string): string | undefined {
  const letters = typed.replace(/\s/g, '').toUpperCase();
  const postcode = `${letters.slice(0, -3)} ${letters.slice(-3)}`;
  return UK_POSTCODE.test(postcode) ? postcode : undefined;
}
