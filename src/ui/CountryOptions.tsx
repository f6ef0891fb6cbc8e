import { countriesByName } from '@/domain/text/country-name';
import { Options } from '@/ui/Options';

/** All countries, rendered on the server so that their names are not sent as code. */
export const CountryOptions = () => (
  <Options choices={countriesByName().map(({ code, name }) => ({ value: code, label: name }))} />
);
