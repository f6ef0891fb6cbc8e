import { settingsStore } from '../settings-store';
import { toTaxes, typedTaxes } from './tax-form';

export const taxSettings = settingsStore('tax-settings', { typed: typedTaxes, stored: toTaxes });
