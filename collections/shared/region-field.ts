import type { TextField } from 'payload';
import { MAX_REGION } from '@/domain/orders/address-labels';

export const regionField: TextField = {
  name: 'region',
  type: 'text',
  maxLength: MAX_REGION,
  admin: { description: 'State, province or similar, in countries whose addresses have one.' },
};
