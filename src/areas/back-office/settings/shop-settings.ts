import { may } from '@/lib/accounts/active-user';
import { invalidFields } from '@/lib/failures';
import { settingsStore } from './settings-store';
import { shopSettingsCodec } from './shop-settings-form';

export const shopSettings = settingsStore('site-settings', shopSettingsCodec, ({ req, values, seen }) =>
  values.bankDetails === seen.bankDetails || may(req.user, 'bank-details:write')
    ? undefined
    : invalidFields({ bankDetails: ['Only the owner changes the bank details.'] }),
);
