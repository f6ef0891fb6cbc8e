/** SQL: the two paths of each product, by slug and by id. */
export const PRODUCT_PATHS = `
  select '/product/' || slug as path, id from products union all select '/product/' || id::text, id from products`;
