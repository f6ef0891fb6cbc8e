import { settingsStore } from '../settings-store';
import { taxCodec } from './tax-form';

export const taxSettings = settingsStore('tax-settings', taxCodec);
