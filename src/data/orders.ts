/** Columns of `orders o` and of its lines, `order_items i`, as the program works with them. */

export const CONTACT_COLUMNS = `
         json_build_object('firstName', o.contact_first_name, 'lastName', o.contact_last_name,
                           'email', o.contact_email, 'phone', o.contact_phone) as contact,
         json_build_object('line1', o.shipping_address_line1, 'line2', o.shipping_address_line2,
                           'city', o.shipping_address_city, 'postcode', o.shipping_address_postcode,
                           'country', o.shipping_address_country) as "shippingAddress"`;

/** Names and values of a line, for `json_build_object`. */
export const LINE_VALUES = `
                   'productId', i.product_id, 'variationId', i.variation_id, 'productName', i.product_name, 'sku', i.sku,
                   'color', i.color, 'sizeCode', i.size_code, 'sizeLabel', i.size_label, 'quantity', i.quantity,
                   'unitPrice', i.unit_price, 'totalPrice', i.total_price`;
