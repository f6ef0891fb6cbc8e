/** SQL: the sequence of shop and team orders, seven digits past 999,999. `at` is a timestamptz, in SQL. */
export const nextOrderNumber = (at: string): string => `
  (select 'ORD-' || extract(year from ${at} at time zone coalesce((select time_zone from site_settings limit 1), 'UTC')) || '-'
          || lpad(next::text, greatest(6, length(next::text)), '0') from nextval('order_number_seq') as next)`;
