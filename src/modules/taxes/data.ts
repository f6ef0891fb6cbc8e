import type { Payload } from 'payload';
import { NO_TAXES, type TaxSettings } from '@/domain/taxes/tax-settings';
import { prepared } from '@/lib/database/prepared';
import { query } from '@/lib/database/query';

/** Tax settings as stored; undefined if never set. */
export async function loadTaxSettings(payload: Payload): Promise<TaxSettings> {
  const [settings] = await query<TaxSettings>(
    payload,
    prepared(`select s.is_charged as "isCharged", s.prices_include_tax as "pricesIncludeTax", s.rounding, s.tax_name as "taxName",
            (select country from site_settings limit 1) as "homeCountry",
            coalesce((select json_agg(t.text order by t."order") from tax_settings_texts t
                       where t.parent_id = s.id and t.path = 'reverseChargeCountries'), '[]') as "reverseChargeCountries",
            coalesce((select json_agg(json_build_object(
                        'country', r.country, 'region', coalesce(r.region, ''), 'postcodes', coalesce(r.postcodes, ''),
                        'from', coalesce(r."from", ''), 'standard', r.standard, 'reduced', r.reduced,
                        'boysTaxClass', r.boys_tax_class) order by r._order)
                        from tax_rates r where r._parent_id = s.id), '[]') as rates
       from tax_settings s limit 1`),
    [],
  );
  return settings ?? NO_TAXES;
}
