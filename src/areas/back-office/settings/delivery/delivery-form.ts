/** Delivery form: one schema for browser and server. Numbers are typed as text. */
import { z } from 'zod';
import { deliveryInput, type DeliveryInput } from '@/domain/delivery/delivery-input';
import { PRICED_BY, type PricedBy } from '@/domain/delivery/delivery-rules';
import { slugOf } from '@/domain/pages/slug';
import { fieldAmount, readAmount } from '@/domain/money/typed-amount';

const text = z.string().max(5000, 'Use fewer characters.');

const method = z.object({
  /** As stored; '' until then, and then derived from the name. */
  id: text,
  name: text,
  isCollection: z.boolean(),
  place: text,
  hours: text,
  note: text,
  days: text,
  pricedBy: z.enum(PRICED_BY),
  steps: z.array(z.object({ from: text, price: text })).max(20),
  freeFrom: text,
  upTo: text,
});

const zone = z.object({
  name: text,
  countries: z.array(text).max(250),
  /** Separated by commas or line ends. */
  postcodes: text,
  methods: z.array(method).max(20),
});

const fields = z.object({
  zones: z.array(zone).max(50),
  closures: z.array(z.object({ from: text, to: text })).max(100),
  /** '1' to '7'. */
  workingDays: z.array(text).max(7),
  cutOff: text,
  stockDays: text,
  madeDays: text,
  usualWeight: text,
});

export type DeliveryFormValues = z.infer<typeof fields>;
type ZoneValues = DeliveryFormValues['zones'][number];
type MethodValues = ZoneValues['methods'][number];

const numberOf = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : NaN);
const amountOf = (typed: string): number => readAmount(typed) ?? NaN;
const measureOf = (pricedBy: PricedBy, typed: string): number =>
  pricedBy === 'amount' ? amountOf(typed) : numberOf(typed);

/** Input as stored; an invalid number is NaN, which is refused. */
export const toDelivery = (typed: DeliveryFormValues): DeliveryInput => ({
  zones: typed.zones.map(({ postcodes, methods, ...rest }) => ({
    ...rest,
    postcodes: postcodes
      .split(/[,;\n]+/)
      .map((each) => each.trim())
      .filter(Boolean),
    methods: methods.map(({ pricedBy, days, steps, freeFrom, upTo, ...more }) => ({
      ...more,
      id: more.id || slugOf(more.name).slice(0, 40).replace(/-$/, ''),
      pricedBy,
      days: numberOf(days),
      steps: steps.slice(0, pricedBy === 'order' ? 1 : undefined).map(({ from, price }, index) => ({
        from: index === 0 ? 0 : measureOf(pricedBy, from),
        price: amountOf(price),
      })),
      freeFrom: freeFrom.trim() === '' ? null : amountOf(freeFrom),
      upTo: upTo.trim() === '' || pricedBy === 'order' ? null : measureOf(pricedBy, upTo),
    })),
  })),
  closures: typed.closures.map(({ from, to }) => ({ from, to: to || from })),
  workingDays: typed.workingDays.map(Number),
  cutOff: typed.cutOff,
  stockDays: numberOf(typed.stockDays),
  madeDays: numberOf(typed.madeDays),
  usualWeight: numberOf(typed.usualWeight),
});

const countText = (value: number | null): string => (value === null ? '' : String(value));

export const typedDelivery = (stored: DeliveryInput): DeliveryFormValues => ({
  zones: stored.zones.map(({ name, countries, postcodes, methods }) => ({
    ...{ name, countries: [...countries], postcodes: postcodes.join(', ') },
    methods: methods.map(({ id, name: label, days, pricedBy, steps, freeFrom, upTo, ...method }) => {
      // Methods stored before collection was offered lack both.
      const { isCollection, place = '', hours = '', note } = method;
      const measureText = pricedBy === 'amount' ? fieldAmount : countText;
      return {
        ...{ id, name: label, isCollection, place, hours, note, days: String(days), pricedBy },
        steps: steps.map(({ from, price }) => ({ from: measureText(from), price: fieldAmount(price) })),
        ...{ freeFrom: fieldAmount(freeFrom), upTo: measureText(upTo) },
      };
    }),
  })),
  closures: stored.closures.map(({ from, to }) => ({ from, to })),
  workingDays: stored.workingDays.map(String),
  cutOff: stored.cutOff,
  stockDays: String(stored.stockDays),
  madeDays: String(stored.madeDays),
  usualWeight: String(stored.usualWeight),
});

export const deliveryForm = fields.superRefine((typed, ctx) => {
  for (const { path, message } of deliveryInput.safeParse(toDelivery(typed)).error?.issues ?? [])
    ctx.addIssue({ code: 'custom', path: fieldOf(path), message });
});

/** Form field of a value: lists typed as one text are one field, codes come from names. */
function fieldOf(path: readonly PropertyKey[]): PropertyKey[] {
  const [list, , part, , last] = path;
  if (list === 'workingDays') return ['workingDays'];
  if (list === 'zones' && (part === 'postcodes' || part === 'countries')) return path.slice(0, 3);
  return last === 'id' ? [...path.slice(0, 4), 'name'] : [...path];
}

export const NEW_METHOD: MethodValues = {
  ...{ id: '', name: '', isCollection: false, place: '', hours: '', note: '', days: '3', pricedBy: 'order' },
  ...{ steps: [{ from: '0', price: '0' }], freeFrom: '', upTo: '' },
};

export const NEW_ZONE: ZoneValues = { name: '', countries: [], postcodes: '', methods: [NEW_METHOD] };
