import type { Parameters } from '@/lib/database/parameters';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';

export const TAX_LINES: Record<OrderKind, string> = { shop: 'order_tax_lines', team: 'team_order_tax_lines' };

/** As `OrderTaxes`, of the row `o`; null where no tax was charged. */
export const taxesOf = (kind: OrderKind): string => `
  case when o.tax_treatment is not null then json_build_object(
    'name', o.tax_name, 'treatment', o.tax_treatment, 'pricesIncludeTax', o.prices_include_tax,
    'rounding', o.tax_rounding, 'vatNumber', o.vat_number, 'netAmount', o.net_amount, 'taxAmount', o.tax_amount,
    'reliefAmount', o.tax_relief_amount,
    'taxLines', coalesce((select json_agg(json_build_object('rate', t.rate, 'net', t.net, 'tax', t.tax) order by t._order)
                            from ${TAX_LINES[kind]} t where t._parent_id = o.id), '[]')) end`;

/** Values of tax by column; zeros and nulls for an order without tax. */
export const taxRow = (taxes: OrderTaxes | null) => ({
  tax_amount: taxes?.taxAmount ?? 0,
  tax_relief_amount: taxes?.reliefAmount ?? 0,
  tax_treatment: taxes?.treatment ?? null,
  tax_name: taxes?.name ?? null,
  prices_include_tax: taxes?.pricesIncludeTax ?? true,
  tax_rounding: taxes?.rounding ?? null,
  vat_number: taxes?.vatNumber ?? null,
});

/** Writes tax lines of the orders that `source` names by their id. To be a part of the statement that writes the order itself. */
export function insertTaxLines(
  parameters: Parameters,
  kind: OrderKind,
  { source, taxes }: { source: string; taxes: OrderTaxes | null },
): string {
  const all = taxes?.taxLines ?? [];
  const list = (values: number[]) => `${parameters.parameter(values)}::numeric[]`;
  const [rates, nets, taxed] = [all.map(({ rate }) => rate), all.map(({ net }) => net), all.map(({ tax }) => tax)];
  return `
  insert into ${TAX_LINES[kind]} (id, _order, _parent_id, rate, net, tax)
  select replace(gen_random_uuid()::text, '-', ''), line.place, ${source}.id, line.rate, line.net, line.tax
    from ${source}, unnest(${list(rates)}, ${list(nets)}, ${list(taxed)}) with ordinality as line(rate, net, tax, place)`;
}
