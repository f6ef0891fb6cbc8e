import type { DeliveryInput } from '@/domain/delivery/delivery-input';
import { settingsStore } from '../settings-store';
import { deliveryCodec } from './delivery-form';

export const deliverySettings = settingsStore('delivery-settings', {
  ...deliveryCodec,
  toForm: (stored) => deliveryCodec.toForm(stored as unknown as DeliveryInput),
});
