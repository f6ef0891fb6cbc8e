import { countriesByName } from '@/domain/orders/country-name';

/** All countries, drawn on the server so that their names are not sent as code. */
export function CountryOptions() {
  return countriesByName().map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
