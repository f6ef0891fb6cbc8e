/** Id of the filters, opened by a button on small screens. */
export const FILTER_PANEL_ID = 'shop-filters';
