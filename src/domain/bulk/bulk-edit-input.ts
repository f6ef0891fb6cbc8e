/** Form for changes of many products, as typed: one schema for the preview and the run. */
import { z } from 'zod';
import { amountHint, amountLimit, readAmount } from '../money/typed-amount';
import { maxAmount } from '../money/money';
import { TAX_CLASSES } from '../taxes/tax-classes';
import { MAX_UNITS, ROUNDING_LABELS, type BulkEdit, type Part, type Rounding } from './bulk-edit';
import { DELIVERY_COUNTS } from '../catalogue/product-fields';

const typed = z.string().trim().max(20).default('');
const yesOrNo = z.enum(['', 'yes', 'no']).default('');
const roundings = Object.keys(ROUNDING_LABELS) as [Rounding, ...Rounding[]];

const fields = z.object({
  active: yesOrNo,
  featured: yesOrNo,
  category: z.union([z.enum(['', 'none']), z.uuid()]).default(''),
  taxClass: z.enum(['', ...TAX_CLASSES]).default(''),
  price: z.enum(['', 'set', 'raise', 'lower']).default(''),
  priceValue: typed,
  salePrice: z.enum(['', 'none', 'set', 'off']).default(''),
  salePriceValue: typed,
  rounding: z.enum(roundings).default('exact'),
  stock: z.enum(['', 'set', 'add', 'remove']).default(''),
  stockValue: typed,
  stockDays: z.enum(['', 'default', 'set']).default(''),
  stockDaysValue: typed,
  madeDays: z.enum(['', 'default', 'set']).default(''),
  madeDaysValue: typed,
});
type Typed = z.output<typeof fields>;

export const bulkEditForm = fields.transform((form, context): BulkEdit => {
  const refuse = (path: keyof Typed, message: string) => {
    context.addIssue({ code: 'custom', path: [path], message });
    return z.NEVER;
  };
  const amount = (path: 'priceValue' | 'salePriceValue'): number => {
    const read = readAmount(form[path]);
    if (read === undefined) return refuse(path, amountHint());
    return read > maxAmount() ? refuse(path, amountLimit()) : read;
  };
  const part = (path: 'priceValue' | 'salePriceValue', most: number): Part => {
    const [, percent] = /^(\d{1,4}(?:[.,]\d{1,2})?)\s*%$/.exec(form[path]) ?? [];
    if (percent === undefined) return { amount: amount(path) };
    const read = Number(percent.replace(',', '.'));
    return read > most ? refuse(path, `Enter at most ${most}%.`) : { percent: read };
  };
  const count = (path: 'stockValue' | 'stockDaysValue' | 'madeDaysValue', max: number): number =>
    /^\d{1,10}$/.test(form[path]) && Number(form[path]) <= max
      ? Number(form[path])
      : refuse(path, `Enter a whole number from 0 to ${max}.`);
  const days = (name: 'stockDays' | 'madeDays') =>
    form[name] && { [name]: form[name] === 'default' ? null : count(`${name}Value`, DELIVERY_COUNTS[name].max) };
  const { active, featured, category, taxClass, price, salePrice, rounding, stock } = form;
  const edit: BulkEdit = {
    rounding,
    ...(active && { isActive: active === 'yes' }),
    ...(featured && { isFeatured: featured === 'yes' }),
    ...(category && { category: category === 'none' ? null : category }),
    ...(taxClass && { taxClass }),
    ...(price === 'set' && { price: { by: price, amount: amount('priceValue') } }),
    ...((price === 'raise' || price === 'lower') && {
      price: { by: price, ...part('priceValue', price === 'raise' ? 1000 : 100) },
    }),
    ...(salePrice === 'none' && { salePrice: { by: salePrice } }),
    ...(salePrice === 'set' && { salePrice: { by: salePrice, amount: amount('salePriceValue') } }),
    ...(salePrice === 'off' && { salePrice: { by: salePrice, ...part('salePriceValue', 100) } }),
    ...(stock && { stock: { by: stock, units: count('stockValue', MAX_UNITS) } }),
    ...days('stockDays'),
    ...days('madeDays'),
  };
  if (Object.keys(edit).length === 1) context.addIssue({ code: 'custom', path: [], message: 'Choose what to change.' });
  return edit;
});
