import { DEFAULT_DELIVERY, type DeliveryMethod } from '@/domain/delivery/delivery-rules';

const method = (id: string, name: string, days: number, more: Partial<DeliveryMethod> = {}): DeliveryMethod => ({
  ...{ id, name, isCollection: false, note: '', days, pricedBy: 'order' },
  ...{ steps: [{ from: 0, price: 0 }], freeFrom: null, upTo: null },
  ...more,
});

export const demoDelivery = {
  ...DEFAULT_DELIVERY,
  workingDays: [...DEFAULT_DELIVERY.workingDays],
  closures: [
    { from: '2026-12-25', to: '2026-12-28' },
    { from: '2027-01-01', to: '2027-01-01' },
    { from: '2027-03-26', to: '2027-03-29' },
  ],
  zones: [
    {
      ...{ name: 'United Kingdom', countries: ['GB', 'GG', 'IM', 'JE'], postcodes: [] },
      methods: [
        method('standard', 'Standard delivery', 3),
        method('express', 'Express delivery', 1, { steps: [{ from: 0, price: 12.5 }], note: 'Tracked, signed for.' }),
        method('collection', 'Collection from our works', 0, {
          isCollection: true,
          place: 'Unit 4, Mill Lane, Manchester M1 2AB',
          hours: 'Monday to Friday, 9:00 to 17:00',
        }),
      ],
    },
    {
      ...{ name: 'Ireland and Europe', countries: ['IE', 'FR', 'DE', 'NL', 'BE', 'ES', 'IT', 'PT', 'DK', 'SE'] },
      postcodes: [],
      methods: [
        method('parcel', 'International parcel', 6, {
          pricedBy: 'weight',
          steps: [
            { from: 0, price: 9.95 },
            { from: 2000, price: 16.5 },
            { from: 10_000, price: 29 },
          ],
          freeFrom: 500,
          upTo: 30_000,
        }),
      ],
    },
  ],
};
