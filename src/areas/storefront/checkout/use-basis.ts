'use client';

import { useCallback, useState } from 'react';
import type { CartBasis } from '@/domain/cart/cart-review';
import { ukPostcode } from '@/domain/orders/postcode';
import { parseVatNumber } from '@/domain/taxes/vat-number';
import type { FormValues } from './form-fields';

/** A British postcode and a VAT number count once complete: no request for every letter. */
export function useBasis() {
  const [basis, setBasis] = useState<CartBasis>();
  const readBasis = useCallback((values: FormValues, method = values.deliveryMethod) => {
    const { 'shippingAddress.country': country, 'shippingAddress.postcode': typed } = values;
    const postcode = country === 'GB' ? ukPostcode(typed) : typed.trim().slice(0, 16);
    const vatNumber = parseVatNumber(values.vatNumber)?.number;
    const next = {
      delivery: { country, ...(postcode && { postcode }), ...(method && { method }) },
      ...(vatNumber && { vatNumber }),
    };
    setBasis((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
  }, []);
  return { basis, readBasis };
}
