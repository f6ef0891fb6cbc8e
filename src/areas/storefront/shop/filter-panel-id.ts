/** Of the filters, which the button for small screens opens. */
export const FILTER_PANEL_ID = 'shop-filters';
