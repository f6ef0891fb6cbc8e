import { SAME_ADDRESS } from './billing';

export const BILLING_LABELS = {
  companyName: 'Company name',
  purchaseOrder: 'Purchase order number',
  [SAME_ADDRESS]: 'Same as delivery address',
  'billingAddress.country': 'Billing country',
  'billingAddress.line1': 'Billing address',
  'billingAddress.line2': 'Billing address, second line',
  'billingAddress.city': 'Billing town or city',
  'billingAddress.region': 'Billing region',
  'billingAddress.postcode': 'Billing postcode',
} as const;

/** Fields of an order form in display order, by API path. */
export const FIELD_LABELS = {
  'customer.firstName': 'First name',
  'customer.lastName': 'Last name',
  'customer.email': 'Email',
  'customer.phone': 'Phone',
  vatNumber: 'VAT number',
  'shippingAddress.country': 'Country',
  deliveryMethod: 'Delivery',
  'shippingAddress.line1': 'Address',
  'shippingAddress.line2': 'Address, second line',
  'shippingAddress.city': 'Town or city',
  'shippingAddress.region': 'Region',
  'shippingAddress.postcode': 'Postcode',
  ...BILLING_LABELS,
  paymentMethod: 'Payment',
  notes: 'Notes',
} as const;
