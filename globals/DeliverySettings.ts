import type { Field, GlobalConfig } from 'payload';
import type { z } from 'zod';
import { nobody, staffWho } from '../collections/shared/access';
import { daysField, weightField } from '../collections/shared/delivery-fields';
import { purgesCacheOfSettings } from '../collections/shared/purges-cache';
import { closuresInput, cutOffInput, workingDaysInput, zonesInput } from '@/domain/delivery/delivery-input';
import { DEFAULT_DELIVERY } from '@/domain/delivery/delivery-rules';

/** A list that is stored as it is read, and refused by its first fault. */
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
  // Only what is known is stored; what is refused is left for `validate`, which runs after this and says so.
  hooks: { beforeChange: [({ value }) => schema.safeParse(value).data ?? value] },
});

/** Destinations, methods, prices and dates of delivery. Shoppers see them on pages and over `/api`. */
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
      'Zones with their countries, postcodes and methods (docs/reference/api.md). Without any the shop delivers everywhere, free.',
    ),
    listField(
      'closures',
      closuresInput,
      'Days on which nothing is made or sent: [{ "from": "2026-12-25", "to": "2026-12-28" }].',
    ),
    listField(
      'workingDays',
      workingDaysInput,
      'Days of the week on which goods are made and sent: 1 is Monday, 7 Sunday.',
    ),
    {
      name: 'cutOff',
      type: 'text',
      required: true,
      defaultValue: DEFAULT_DELIVERY.cutOff,
      validate: (value: unknown) => cutOffInput.safeParse(value).error?.issues[0]?.message ?? true,
      admin: { description: 'Until then an order counts from the same day, by the shop’s clock.' },
    },
    daysField('stockDays', 'Working days until goods from stock are ready, where the product does not say.', {
      required: true,
      defaultValue: DEFAULT_DELIVERY.stockDays,
    }),
    daysField('madeDays', 'Working days until goods made to order are ready, where the product does not say.', {
      required: true,
      defaultValue: DEFAULT_DELIVERY.madeDays,
    }),
    weightField('usualWeight', 'Grams of a piece whose product does not say.', {
      required: true,
      defaultValue: DEFAULT_DELIVERY.usualWeight,
    }),
  ],
};
