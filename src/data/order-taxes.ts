/** How the tax of an order, of the shop or of a team, lies in its columns: `orders o` or `team_orders o` with its tax lines. */
import type { OrderTaxes } from '@/domain/taxes/order-taxes';

export type TaxTables = { orders: 'orders' | 'team_orders'; lines: 'order_tax_lines' | 'team_order_tax_lines' };

export const SHOP_TAXES: TaxTables = { orders: 'orders', lines: 'order_tax_lines' };
export const TEAM_TAXES: TaxTables = { orders: 'team_orders', lines: 'team_order_tax_lines' };

/** As `OrderTaxes`, of the row `o`; null where no tax was charged. */
export const taxesOf = ({ lines }: TaxTables): string => `
  case when o.tax_treatment is not null then json_build_object(
    'name', o.tax_name, 'treatment', o.tax_treatment, 'pricesIncludeTax', o.prices_include_tax,
    'rounding', o.tax_rounding, 'vatNumber', o.vat_number, 'netAmount', o.net_amount, 'taxAmount', o.tax_amount,
    'reliefAmount', o.tax_relief_amount,
    'taxLines', coalesce((select json_agg(json_build_object('rate', t.rate, 'net', t.net, 'tax', t.tax) order by t._order)
                            from ${lines} t where t._parent_id = o.id), '[]')) end`;

/** The columns that `taxValues` are of. */
export const TAX_COLUMNS =
  'tax_amount, tax_relief_amount, tax_treatment, tax_name, prices_include_tax, tax_rounding, vat_number';

/** What stands in these columns; of an order without tax that there is none. */
export const taxValues = (taxes: OrderTaxes | null): (string | number | boolean | null)[] => [
  taxes?.taxAmount ?? 0,
  taxes?.reliefAmount ?? 0,
  taxes?.treatment ?? null,
  taxes?.name ?? null,
  taxes?.pricesIncludeTax ?? true,
  taxes?.rounding ?? null,
  taxes?.vatNumber ?? null,
];

/**
 * Writes tax lines of the orders that `source` names by their id, from three lists of parameters, the first at `$first`.
 * To be a part of the statement that writes the order itself.
 */
export const insertTaxLines = ({ lines }: TaxTables, source: string, first: number): string => `
  insert into ${lines} (id, _order, _parent_id, rate, net, tax)
  select replace(gen_random_uuid()::text, '-', ''), line.place, ${source}.id, line.rate, line.net, line.tax
    from ${source},
         unnest($${first}::numeric[], $${first + 1}::numeric[], $${first + 2}::numeric[])
           with ordinality as line(rate, net, tax, place)`;

/** The three lists. */
export const taxLineValues = (taxes: OrderTaxes | null): number[][] => {
  const lines = taxes?.taxLines ?? [];
  return [lines.map(({ rate }) => rate), lines.map(({ net }) => net), lines.map(({ tax }) => tax)];
};
