/** Definition of revenue, as computed in data/all-orders.ts; details in docs/guide/running.md. */
export const REVENUE_HELP =
  'Everything ordered in the shop and by teams, on the day it was ordered, paid or not: after discounts, with delivery. Cancelled orders, orders not yet confirmed and refunds don’t count.';
