/**
 * How the shop writes money, numbers and dates, and where it stands: its settings, known to the whole process. A process
 * serves one shop, so this is a fact of the process, as its time zone is, and not an argument of every function that writes
 * a price (docs/decisions/0024-currency-and-locale.md). It lies beside the modules, of which a process may hold several copies.
 */
export interface ShopFormat {
  /** ISO 4217. */
  currency: string;
  /** How numbers and dates are written, BCP 47; the words are English in all of them. */
  locale: string;
  /** IANA: emails, documents and public pages name days and hours as its clock shows them. */
  timeZone: string;
  /** The shop’s own, ISO 3166-1 alpha-2. */
  country: string;
  /** What the tax is called that its prices are without, 'VAT'; '' where they contain it, or none is charged. */
  excludedTax: string;
  /** In a browser alone: how its page says that money of the currency is written (`domain/money/money-format`). */
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

/** As the settings were last read. */
export const shopFormat = (): ShopFormat => scope[KEY] ?? DEFAULT_SHOP_FORMAT;

/** Writes as the settings say from now on; what is missing or unknown here is written as usual. */
export function applyShopFormat(stored: { [Name in keyof ShopFormat]?: string | null }): void {
  const known = Object.entries(stored).filter(([name, value]) => value && CHECKS[name as keyof ShopFormat]?.(value));
  scope[KEY] = { ...DEFAULT_SHOP_FORMAT, ...(Object.fromEntries(known) as Partial<ShopFormat>) };
}

const NAMES = ['currency', 'locale', 'timeZone', 'country'] as const;

/** In an attribute of the page, for the browser: 'USD en-GB Europe/London GB', with the excluded tax behind it. */
export const shopFormatText = (): string =>
  [...NAMES, 'excludedTax' as const]
    .map((name) => shopFormat()[name])
    .join(' ')
    .trimEnd();

/** Takes over what a page says it was written with. It is not checked again: to load what `Intl` knows takes a phone 0.1 s. */
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

/** Whether money of this code can be written: an ISO 4217 currency. */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

/** Whether numbers and dates can be written so. */
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

/** `Intl` throws for what it does not know. */
function succeeds(attempt: () => boolean): boolean {
  try {
    return attempt();
  } catch {
    return false;
  }
}
