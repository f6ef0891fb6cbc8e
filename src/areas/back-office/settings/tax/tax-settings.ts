import { settingsStore } from '../settings-store';
import { toTaxes, typedTaxes } from './tax-form';

/** How the shop charges tax; orders to come go by it. */
export const taxSettings = settingsStore('tax-settings', { typed: typedTaxes, stored: toTaxes });
