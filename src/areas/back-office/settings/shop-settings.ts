import { settingsStore } from './settings-store';
import { shopSettingsCodec } from './shop-settings-form';

export const shopSettings = settingsStore('site-settings', shopSettingsCodec);
