/** Steps of a product towards an order that are counted; the views before and the orders after are counted elsewhere. */
export const SHOP_EVENTS = ['cart', 'checkout'] as const;

export type ShopEvent = (typeof SHOP_EVENTS)[number];

/** Products that one report may name. */
export const MAX_MEASURED_PRODUCTS = 50;
