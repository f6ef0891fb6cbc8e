/** Counted steps of a product towards an order; views before and orders after are counted elsewhere. */
export const SHOP_EVENTS = ['cart', 'checkout'] as const;

export type ShopEvent = (typeof SHOP_EVENTS)[number];

export const MAX_MEASURED_PRODUCTS = 50;
