export const FILTER_PANEL_ID = 'shop-filters';
