/** What revenue means wherever it is shown. operations/revenue.ts computes it so; docs/guide/running.md tells it at length. */
export const REVENUE_HELP =
  'Everything ordered in the shop and by teams, on the day it was ordered, paid or not: after discounts, with delivery. Cancelled orders, orders not yet confirmed and refunds don’t count.';
