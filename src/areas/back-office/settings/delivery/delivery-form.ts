import { z } from 'zod';
import { deliveryInput } from '@/domain/delivery/delivery-input';
import { PRICED_BY, type PricedBy } from '@/domain/delivery/delivery-rules';
import { slugOf } from '@/domain/pages/slug';
import { fieldAmount, readAmount } from '@/domain/money/typed-amount';
import {
  flagCodec,
  listCodec,
  numberCodec,
  recordCodec,
  rowsCodec,
  sameCodec,
  textCodec,
} from '@/domain/text/field-codecs';

/** Typed values are checked as they would be stored; an invalid number is NaN, which is refused. */
const text = z.string().max(5000, 'Use fewer characters.');

const numberOf = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : NaN);
const amountOf = (typed: string): number => readAmount(typed) ?? NaN;
const countText = (value: number | null | undefined): string => (typeof value === 'number' ? String(value) : '');
const whole = numberCodec(text, numberOf);

/** Grams, or an amount of the shop’s currency. */
const measureOf = (pricedBy: PricedBy, typed: string): number =>
  pricedBy === 'amount' ? amountOf(typed) : numberOf(typed);
const measureText = (pricedBy: PricedBy) => (pricedBy === 'amount' ? fieldAmount : countText);

type Step = { from: number; price: number };
type TypedStep = { from: string; price: string };
type Priced = { pricedBy: PricedBy };

const steps = {
  schema: z.array(z.object({ from: text, price: text })).max(20),
  toForm: (stored: readonly Step[], { pricedBy }: Priced): TypedStep[] =>
    stored.map(({ from, price }) => ({ from: measureText(pricedBy)(from), price: fieldAmount(price) })),
  fromForm: (typed: TypedStep[], { pricedBy }: Priced): Step[] =>
    typed.slice(0, pricedBy === 'order' ? 1 : undefined).map(({ from, price }, index) => ({
      from: index === 0 ? 0 : measureOf(pricedBy, from),
      price: amountOf(price),
    })),
};

const methods = rowsCodec(
  {
    /** As stored; '' until then, and then derived from the name. */
    id: {
      ...textCodec(text),
      fromForm: (typed: string, { name }: { name: string }) => typed || slugOf(name).slice(0, 40).replace(/-$/, ''),
    },
    name: textCodec(text),
    isCollection: flagCodec,
    // Methods stored before collection was offered lack both.
    place: textCodec(text),
    hours: textCodec(text),
    note: textCodec(text),
    days: whole,
    pricedBy: sameCodec(z.enum(PRICED_BY)),
    steps,
    freeFrom: {
      schema: text,
      toForm: (stored: number | null) => fieldAmount(stored),
      fromForm: (typed: string) => (typed.trim() === '' ? null : amountOf(typed)),
    },
    upTo: {
      schema: text,
      toForm: (stored: number | null, { pricedBy }: Priced) => measureText(pricedBy)(stored),
      fromForm: (typed: string, { pricedBy }: Priced) =>
        typed.trim() === '' || pricedBy === 'order' ? null : measureOf(pricedBy, typed),
    },
  },
  (rows) => rows.max(20),
);

const zones = rowsCodec(
  {
    name: textCodec(text),
    countries: listCodec(z.array(text).max(250)),
    postcodes: {
      schema: text,
      toForm: (stored: readonly string[]) => stored.join(', '),
      fromForm: (typed: string) =>
        typed
          .split(/[,;\n]+/)
          .map((each) => each.trim())
          .filter(Boolean),
    },
    methods,
  },
  (rows) => rows.max(50),
);

const closures = rowsCodec(
  {
    from: textCodec(text),
    /** The first day if it is the only one. */
    to: { ...textCodec(text), fromForm: (typed: string, { from }: { from: string }) => typed || from },
  },
  (rows) => rows.max(100),
);

export const deliveryCodec = recordCodec({
  zones,
  closures,
  workingDays: {
    schema: z.array(text).max(7),
    toForm: (stored: readonly number[]) => stored.map(String),
    fromForm: (typed: string[]) => typed.map(Number),
  },
  cutOff: textCodec(text),
  stockDays: whole,
  madeDays: whole,
  usualWeight: whole,
});

export type DeliveryFormValues = z.infer<typeof deliveryCodec.schema>;
type ZoneValues = DeliveryFormValues['zones'][number];
type MethodValues = ZoneValues['methods'][number];

export const deliveryForm = deliveryCodec.schema.superRefine((typed, ctx) => {
  for (const { path, message } of deliveryInput.safeParse(deliveryCodec.fromForm(typed)).error?.issues ?? [])
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
