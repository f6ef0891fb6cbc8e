const formats = new Map<string, Intl.DateTimeFormat>();

/** A format for dates, kept: making one takes longer than a hundred dates do. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
