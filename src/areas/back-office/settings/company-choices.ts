/** Choices of country, currency, locale and time zone, named by the server, as browsers differ. */
import { currencyName } from '@/domain/money/currency';
import { countriesByName } from '@/domain/text/country-name';
import { localeExample } from '@/domain/text/locale';
import { onFirstUse } from '@/domain/text/on-first-use';

export type Choice = { value: string; label: string };
export type CompanyChoices = Record<'countries' | 'currencies' | 'locales' | 'timeZones', readonly Choice[]>;

export const companyChoices = (): CompanyChoices => ({
  countries: countries(),
  currencies: currencies(),
  locales: locales(),
  timeZones: timeZones(),
});

const countries = (): Choice[] => countriesByName().map(({ code, name }) => ({ value: code, label: name }));

const currencies = (): Choice[] =>
  Intl.supportedValuesOf('currency')
    .map((code) => ({ value: code, label: `${currencyName(code)} (${code})` }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

const timeZones = (): Choice[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

const LOCALES = [
  ...['en-GB', 'en-US', 'en-AU', 'en-CA', 'en-IE', 'en-NZ', 'en-ZA', 'en-IN', 'en-SG', 'en-DE', 'en-CH', 'en-SE'],
  ...['de-DE', 'de-AT', 'de-CH', 'fr-FR', 'fr-BE', 'es-ES', 'it-IT', 'nl-NL', 'pt-PT', 'pt-BR', 'da-DK', 'sv-SE'],
  ...['nb-NO', 'fi-FI', 'pl-PL', 'cs-CZ', 'ja-JP'],
];

const names = onFirstUse(() => new Intl.DisplayNames('en-GB', { type: 'language' }));

const locales = (): Choice[] =>
  LOCALES.map((locale) => ({ value: locale, label: `${names().of(locale)}: ${localeExample(locale)}` }));
