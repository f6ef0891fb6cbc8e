import type { DeliveryInput } from '@/domain/delivery/delivery-input';
import { settingsStore } from '../settings-store';
import { toDelivery, typedDelivery } from './delivery-form';

/** How the shop delivers; pages and orders go by it from then on. */
export const deliverySettings = settingsStore('delivery-settings', {
  // Whoever stored it, it was read by the same schema.
  typed: (stored) => typedDelivery(stored as unknown as DeliveryInput),
  stored: toDelivery,
});
