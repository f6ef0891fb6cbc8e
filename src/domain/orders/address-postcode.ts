import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { inSentence, postcodeLabel, usesPostcode } from './address-labels';
import { countryInText } from '../text/country-name';
import { ukPostcode } from './postcode';

/** '1000-205' of '1000205' in Portugal; undefined if invalid. Countries of unknown form accept anything. */
export function postcodeOf(typed: string, country: string): string | undefined {
  const trimmed = typed.trim();
  if (country === 'GB') return ukPostcode(trimmed);
  if (!postcodeValidatorExistsForCountry(country)) return trimmed;
  return spellings(trimmed.toUpperCase()).find((spelling) => postcodeValidator(spelling, country));
}

export function postcodeProblem(typed: string, country: string, whose: 'your' | 'the'): string | undefined {
  const label = postcodeLabel(country);
  const name = inSentence(label);
  if (typed.trim() === '') return usesPostcode(country) ? `Please enter ${whose} ${name}.` : undefined;
  if (postcodeOf(typed, country) !== undefined) return undefined;
  if (country === 'GB') return 'Please enter a valid UK postcode.';
  return `Please enter a valid ${name} for ${countryInText(country)}.`;
}

/** Variants without spaces and hyphens, and with one in each place, as people omit them. */
function spellings(typed: string): string[] {
  const compact = typed.replace(/[\s-]/g, '');
  const split = [...compact].slice(1).map((_, index) => [compact.slice(0, index + 1), compact.slice(index + 1)]);
  return [typed, compact, ...[' ', '-'].flatMap((between) => split.map((parts) => parts.join(between)))];
}

type Places = Record<'shippingAddress' | 'billingAddress', { postcode: string; country: string } | null | undefined>;

/** Errors of the postcodes that an edit changes, by field; unchanged ones are not checked. */
export function changedPostcodes(
  before: Partial<Places>,
  after: Partial<Places>,
): Record<string, string[]> | undefined {
  const errors = (['shippingAddress', 'billingAddress'] as const).flatMap((name): [string, string[]][] => {
    const [was, is] = [before[name], after[name]];
    if (!is || (was && was.postcode === is.postcode && was.country === is.country)) return [];
    const problem = postcodeProblem(is.postcode, is.country, 'the');
    return problem ? [[`${name}.postcode`, [problem]]] : [];
  });
  return errors.length > 0 ? Object.fromEntries(errors) : undefined;
}
