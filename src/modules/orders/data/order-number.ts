/**
 * The next number of the one sequence that shop and team orders share, with the year of `at` in the shop: ORD-2026-000123. Past 999,999 it
 * grows to seven digits: starting over would repeat one within a year. SQL, for the statement that writes the order.
 * @param at a timestamptz, in SQL.
 */
export const nextOrderNumber = (at: string): string => `
  (select 'ORD-' || extract(year from ${at} at time zone coalesce((select time_zone from site_settings limit 1), 'UTC')) || '-'
          || lpad(next::text, greatest(6, length(next::text)), '0') from nextval('order_number_seq') as next)`;
