import { expect, it } from 'vitest';
import { deliveryInput, type DeliveryInput } from '@/domain/delivery/delivery-input';
import { deliveryCodec, deliveryForm, NEW_METHOD, NEW_ZONE, type DeliveryFormValues } from './delivery-form';

const toDelivery = deliveryCodec.fromForm;

const stored: DeliveryInput = {
  zones: [
    {
      ...{ name: 'Highlands', countries: ['GB'], postcodes: ['IV', 'KW1-KW14'] },
      methods: [
        {
          ...{
            id: 'parcel',
            name: 'Parcel',
            isCollection: false,
            place: '',
            hours: '',
            note: 'Signed for',
            days: 4,
            pricedBy: 'weight',
          },
          steps: [
            { from: 0, price: 6.5 },
            { from: 2000, price: 9 },
          ],
          ...{ freeFrom: 250, upTo: 30_000 },
        },
      ],
    },
    { name: 'Elsewhere', countries: [], postcodes: [], methods: [] },
  ],
  closures: [{ from: '2026-12-25', to: '2026-12-28' }],
  workingDays: [1, 2, 3, 4, 5],
  cutOff: '14:00',
  ...{ stockDays: 2, madeDays: 15, usualWeight: 250 },
};
const typed = deliveryCodec.toForm(stored);

const problems = (values: DeliveryFormValues) =>
  Object.fromEntries(
    (deliveryForm.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
const zonesWith = (more: object) => ({ ...typed, zones: [{ ...typed.zones[0]!, ...more }] });
const methodWith = (more: object) => zonesWith({ methods: [{ ...typed.zones[0]!.methods[0]!, ...more }] });

it('stores what it shows', () => {
  expect(deliveryInput.parse(toDelivery(typed))).toEqual(stored);
  expect(problems(typed)).toEqual({});
});

it('makes the code of a new method of its name', () => {
  const zone = { ...NEW_ZONE, name: 'France', countries: ['FR'], methods: [{ ...NEW_METHOD, name: 'Näxt Day!' }] };
  const values = { ...typed, zones: [zone] };
  expect(problems(values)).toEqual({});
  expect(toDelivery(values).zones[0]?.methods[0]).toMatchObject({ id: 'naext-day', steps: [{ from: 0, price: 0 }] });
});

it('takes a holiday without a last day for one day, and postcodes by line', () => {
  const values = { ...zonesWith({ postcodes: 'IV\nKW1-KW14;  ze1 ' }), closures: [{ from: '2026-12-25', to: '' }] };
  const read = deliveryInput.parse(toDelivery(values));
  expect(read.closures).toEqual([{ from: '2026-12-25', to: '2026-12-25' }]);
  expect(read.zones[0]?.postcodes).toEqual(['IV', 'KW1-KW14', 'ZE1']);
});

it.each([
  ['days that are no number', methodWith({ days: 'two' }), 'zones.0.methods.0.days'],
  ['a price that is none', methodWith({ steps: [{ from: '0', price: 'much' }] }), 'zones.0.methods.0.steps.0.price'],
  [
    'a step without a limit',
    methodWith({ steps: [...typed.zones[0]!.methods[0]!.steps, { from: '', price: '1' }] }),
    'zones.0.methods.0.steps.2.from',
  ],
  ['a method without a name', methodWith({ id: '', name: '' }), 'zones.0.methods.0.name'],
  ['a postcode that is none', zonesWith({ postcodes: 'IV, *' }), 'zones.0.postcodes'],
  ['postcodes of no country', zonesWith({ countries: [] }), 'zones.0.postcodes'],
  ['no working day', { ...typed, workingDays: [] }, 'workingDays'],
  ['a time that is none', { ...typed, cutOff: '' }, 'cutOff'],
])('refuses %s at its field', (_what, values, field) => {
  expect(Object.keys(problems(values))).toContain(field);
});
