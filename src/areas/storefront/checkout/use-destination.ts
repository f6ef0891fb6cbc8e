'use client';

import { useCallback, useState } from 'react';
import type { CartDestination } from '@/domain/cart/cart-review';
import { ukPostcode } from '@/domain/orders/postcode';
import type { FormValues } from './form-fields';

/**
 * Where the cart goes and how, as far as the form says: what delivery and taxes go by. A British postcode counts once it is
 * whole, so that it is not asked about letter by letter.
 */
export function useDestination() {
  const [destination, setDestination] = useState<CartDestination>();
  const readDestination = useCallback((values: FormValues, method = values.deliveryMethod) => {
    const { 'shippingAddress.country': country, 'shippingAddress.postcode': typed } = values;
    const postcode = country === 'GB' ? ukPostcode(typed) : typed.trim().slice(0, 16);
    const next = { country, ...(postcode && { postcode }), ...(method && { method }) };
    setDestination((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
  }, []);
  return { destination, readDestination };
}
