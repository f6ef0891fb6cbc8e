/** The fields of an order form in the order they stand in, by the paths of the API. */
export const FIELD_LABELS = {
  'customer.firstName': 'First name',
  'customer.lastName': 'Last name',
  'customer.email': 'Email',
  'customer.phone': 'Phone',
  vatNumber: 'VAT number',
  'shippingAddress.country': 'Country',
  'shippingAddress.line1': 'Address',
  'shippingAddress.line2': 'Address, second line',
  'shippingAddress.city': 'Town or city',
  'shippingAddress.postcode': 'Postcode',
  deliveryMethod: 'Delivery',
  paymentMethod: 'Payment',
  notes: 'Notes',
} as const;
