/** Stored outside the modules: a process may hold several copies (docs/decisions/0024-currency-and-locale.md). */
export interface ShopFormat {
  /** ISO 4217. */
  currency: string;
  /** BCP 47 locale of numbers and dates; words are always English. */
  locale: string;
  /** IANA; for days and hours in emails, documents and public pages. */
  timeZone: string;
  country: string;
  /** Name of the tax excluded from prices, 'VAT'; '' if prices include it or none is charged. */
  excludedTax: string;
  /** Only in a browser: money format of its page (`domain/money/money-format`). */
  money?: string;
}

export const DEFAULT_SHOP_FORMAT: ShopFormat = {
  currency: 'USD',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  country: 'GB',
  excludedTax: '',
};

const KEY = Symbol.for('kitroom.shop-format');
const scope = globalThis as typeof globalThis & { [KEY]?: ShopFormat };

export const shopFormat = (): ShopFormat => scope[KEY] ?? DEFAULT_SHOP_FORMAT;

export function applyShopFormat(stored: { [Name in keyof ShopFormat]?: string | null }): void {
  const known = Object.entries(stored).filter(([name, value]) => value && CHECKS[name as keyof ShopFormat]?.(value));
  scope[KEY] = { ...DEFAULT_SHOP_FORMAT, ...(Object.fromEntries(known) as Partial<ShopFormat>) };
}

const NAMES = ['currency', 'locale', 'timeZone', 'country'] as const;

/** Page attribute for the browser: 'USD en-GB Europe/London GB', followed by the excluded tax. */
export const shopFormatText = (): string =>
  [...NAMES, 'excludedTax' as const]
    .map((name) => shopFormat()[name])
    .join(' ')
    .trimEnd();

/** Applies a page’s format unchecked: loading `Intl`'s data takes a phone 0.1 s. */
export function applyShopFormatText(text: string, money?: string): void {
  const values = text.split(' ');
  const written = NAMES.flatMap((name, index) => (values[index] ? [[name, values[index]]] : []));
  scope[KEY] = {
    ...DEFAULT_SHOP_FORMAT,
    ...(Object.fromEntries(written) as Partial<ShopFormat>),
    excludedTax: values.slice(NAMES.length).join(' '),
    money,
  };
}

export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

export const isLocale = (tag: string): boolean =>
  succeeds(() => Intl.NumberFormat.supportedLocalesOf(tag).length > 0 && new Intl.Locale(tag).toString() === tag);

export const isTimeZone = (zone: string): boolean =>
  succeeds(() => Boolean(new Intl.DateTimeFormat('en', { timeZone: zone })));

const CHECKS: Record<keyof ShopFormat, (value: string) => boolean> = {
  currency: isCurrency,
  locale: isLocale,
  timeZone: isTimeZone,
  country: (code) => /^[A-Z]{2}$/.test(code),
  excludedTax: () => true,
  money: () => true,
};

function succeeds(attempt: () => boolean): boolean {
  try {
    return attempt();
  } catch {
    return false;
  }
}
