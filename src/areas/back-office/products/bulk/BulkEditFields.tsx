'use client';

import type { ReactNode } from 'react';
import { ROUNDING_LABELS } from '@/domain/bulk/bulk-edit';
import { TAX_CLASS_LABELS, TAX_CLASSES } from '@/domain/taxes/tax-classes';
import type { CategoryOption } from '@/data/categories';
import type { FieldErrors } from '@/lib/result';
import { choicesOf, type Choice } from '@/ui/choices';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';

export const KEEP_ALL = {
  ...{ active: '', featured: '', category: '', taxClass: '', price: '', priceValue: '' },
  ...{ salePrice: '', salePriceValue: '', rounding: 'exact', stock: '', stockValue: '' },
  ...{ stockDays: '', stockDaysValue: '', madeDays: '', madeDaysValue: '' },
};
export type BulkEditForm = typeof KEEP_ALL;
type Name = keyof BulkEditForm;

const KEEP: Choice = { value: '', label: 'Leave as it is' };
const choices = (labels: Readonly<Record<string, string>>): Choice[] => [
  KEEP,
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const DAYS = choices({ set: 'Set to', default: 'The default of the delivery settings' });
const ROUNDINGS = Object.entries(ROUNDING_LABELS).map(([value, label]) => ({ value, label }));
const PART = 'An amount, or a percentage such as 10%.';

type BulkEditFieldsProps = {
  form: BulkEditForm;
  onChange: (changed: Partial<BulkEditForm>) => void;
  errors: FieldErrors;
  categories: readonly CategoryOption[];
};

export function BulkEditFields({ form, onChange, errors, categories }: BulkEditFieldsProps) {
  const select = (name: Name, label: string, of: readonly Choice[]): ReactNode => (
    <Field label={label} error={errors[`edit.${name}`]}>
      {(control) => (
        <Select
          {...control}
          name={`edit.${name}`}
          value={form[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        >
          <Options choices={of} />
        </Select>
      )}
    </Field>
  );
  const value = (name: Name, label: string, isAmount: boolean, hint?: string): ReactNode => (
    <Field label={label} required hint={hint} error={errors[`edit.${name}`]}>
      {(control) => (
        <Input
          {...control}
          name={`edit.${name}`}
          inputMode={isAmount ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={14}
          value={form[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  const isPart = ['raise', 'lower'].includes(form.price);
  return (
    <div className="space-y-5">
      <Row>
        {select('active', 'Status', choices({ yes: 'Active', no: 'Inactive' }))}
        {select('featured', 'Featured', choices({ yes: 'Featured', no: 'Not featured' }))}
        {select('category', 'Category', [
          ...choices({ none: 'No category' }),
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ])}
        {select('taxClass', 'Tax class', [KEEP, ...choicesOf(TAX_CLASSES, TAX_CLASS_LABELS)])}
      </Row>
      <Row>
        {select('price', 'Price', choices({ set: 'Set to', raise: 'Raise by', lower: 'Lower by' }))}
        {form.price !== '' && value('priceValue', isPart ? 'By' : 'New price', true, isPart ? PART : undefined)}
        {select('salePrice', 'Sale price', choices({ off: 'Off the price', set: 'Set to', none: 'No sale price' }))}
        {['off', 'set'].includes(form.salePrice) &&
          value(
            'salePriceValue',
            form.salePrice === 'off' ? 'Off' : 'New sale price',
            true,
            form.salePrice === 'off' ? PART : undefined,
          )}
        {(isPart || form.salePrice === 'off') && select('rounding', 'Rounding', ROUNDINGS)}
      </Row>
      <Row>
        {select('stock', 'Stock', choices({ set: 'Set to', add: 'Add', remove: 'Take away' }))}
        {form.stock !== '' && value('stockValue', 'Pieces', false)}
        {select('stockDays', 'Working days until ready from stock', DAYS)}
        {form.stockDays === 'set' && value('stockDaysValue', 'Days from stock', false)}
        {select('madeDays', 'Working days until made to order', DAYS)}
        {form.madeDays === 'set' && value('madeDaysValue', 'Days made to order', false)}
      </Row>
    </div>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-4 border-b border-line pb-5 last:border-0 last:pb-0 sm:grid-cols-2">
    {children}
  </div>
);
