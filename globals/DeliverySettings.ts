import type { Field, GlobalConfig } from 'payload';
import type { z } from 'zod';
import { nobody, staffWho } from '../collections/shared/access';
import { daysField, weightField } from '../collections/shared/delivery-fields';
import { purgesCacheOfSettings } from '../collections/shared/purges-cache';
import { closuresInput, cutOffInput, workingDaysInput, zonesInput } from '@/domain/delivery/delivery-input';
import { DEFAULT_DELIVERY } from '@/domain/delivery/delivery-rules';

const listField = (name: keyof typeof DEFAULT_DELIVERY, schema: z.ZodType, description: string): Field => ({
  name,
  type: 'json',
  required: true,
  defaultValue: DEFAULT_DELIVERY[name],
  admin: { description },
  validate: (value: unknown) => {
    const [issue] = schema.safeParse(value).error?.issues ?? [];
    return issue ? `${issue.path.map(String).join('.')} ${issue.message}`.trim() : true;
  },
  // Stores only known properties; leaves an invalid value to `validate`, which runs later and reports it.
  hooks: { beforeChange: [({ value }) => schema.safeParse(value).data ?? value] },
});

export const DeliverySettings: GlobalConfig = {
  slug: 'delivery-settings',
  dbName: 'delivery_settings',
  lockDocuments: false,
  graphQL: false,
  access: { read: staffWho('settings:write'), update: staffWho('settings:write'), readVersions: nobody },
  hooks: { afterChange: [purgesCacheOfSettings] },
  fields: [
    listField(
      'zones',
      zonesInput,
      '[{ name, countries, postcodes, methods }]. Without countries: all that no other zone names; without methods: no delivery; without zones, delivery is free everywhere. Postcodes: area BT, district IV40, sector ML1 4, range IV40-IV56 or 90001-90899.',
    ),
    listField(
      'closures',
      closuresInput,
      'Days without production or despatch: [{ "from": "2026-12-25", "to": "2026-12-28" }].',
    ),
    listField('workingDays', workingDaysInput, 'Weekdays of production and despatch: 1 is Monday, 7 Sunday.'),
    {
      name: 'cutOff',
      type: 'text',
      required: true,
      defaultValue: DEFAULT_DELIVERY.cutOff,
      validate: (value: unknown) => cutOffInput.safeParse(value).error?.issues[0]?.message ?? true,
      admin: { description: 'Orders up to this time count from the same day; shop time, such as 14:00.' },
    },
    daysField('stockDays', 'Working days until goods from stock are ready, unless the product has its own.', {
      required: true,
      defaultValue: DEFAULT_DELIVERY.stockDays,
    }),
    daysField('madeDays', 'Working days until made-to-order goods are ready, unless the product has its own.', {
      required: true,
      defaultValue: DEFAULT_DELIVERY.madeDays,
    }),
    weightField('usualWeight', 'Weight of one piece in grams, unless the product has its own.', {
      required: true,
      defaultValue: DEFAULT_DELIVERY.usualWeight,
    }),
  ],
};
