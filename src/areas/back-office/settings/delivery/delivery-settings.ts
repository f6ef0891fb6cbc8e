import type { DeliveryInput } from '@/domain/delivery/delivery-input';
import { settingsStore } from '../settings-store';
import { toDelivery, typedDelivery } from './delivery-form';

export const deliverySettings = settingsStore('delivery-settings', {
  typed: (stored) => typedDelivery(stored as unknown as DeliveryInput),
  stored: toDelivery,
});
