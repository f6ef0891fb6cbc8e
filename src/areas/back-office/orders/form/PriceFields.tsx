'use client';

import { useState, type ComponentProps } from 'react';
import { DISCOUNT_KINDS, type DiscountKind } from '@/domain/orders/given-discount';
import { MAX_REASON } from '@/domain/orders/status-flow';
import type { FieldErrors } from '@/lib/result';
import { FieldGroup } from '@/modules/orders/components/OrderFormFrame';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import type { FormPrices } from './order-form';

type OnPrice = (name: keyof FormPrices, value: string, path: string) => void;

const KIND_LABELS: Record<DiscountKind, string> = { percentage: 'Per cent', amount: 'Amount' };
const kinds = [{ value: '', label: 'None' }, ...DISCOUNT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))];

type PriceFieldsProps = {
  prices: FormPrices;
  errors: FieldErrors;
  isDelivered: boolean;
  /** False once the lines stay as they are. */
  isDiscountable?: boolean;
  onChange: OnPrice;
};

export function PriceFields({ prices, errors, isDelivered, isDiscountable = true, onChange }: PriceFieldsProps) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || prices.discountKind !== '' || prices.deliveryAmount !== '' || hasErrors(errors);
  const of = (name: keyof FormPrices, path: string) => ({
    ...{ name, value: prices[name], autoComplete: 'off' },
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value, path),
  });
  const text =
    (name: keyof FormPrices, path: string, more: ComponentProps<typeof Input>) =>
    (control: ComponentProps<typeof Input>) => <Input {...control} {...of(name, path)} {...more} />;
  if (!isOpen)
    return (
      <Button variant="ghost" size="sm" onClick={() => setOpened(true)}>
        {labelOf(isDiscountable, isDelivered)}
      </Button>
    );
  return (
    <FieldGroup title="Discount and delivery">
      {isDiscountable && (
        <Field label="Discount on the order" error={errors.discount ?? errors['discount.kind']}>
          {(control) => (
            <Select {...control} {...of('discountKind', 'discount.kind')}>
              <Options choices={kinds} />
            </Select>
          )}
        </Field>
      )}
      {isDiscountable && prices.discountKind !== '' && (
        <>
          <Field
            label={prices.discountKind === 'amount' ? 'Amount' : 'Per cent'}
            required
            error={errors['discount.value']}
          >
            {text('discountValue', 'discount.value', { inputMode: 'decimal', maxLength: 12 })}
          </Field>
          <Field label="Name of the discount" optional error={errors['discount.name']} hint="Printed on documents.">
            {text('discountName', 'discount.name', { maxLength: 80, placeholder: 'Discount' })}
          </Field>
        </>
      )}
      {isDelivered && (
        <Field
          label="Price of delivery"
          optional
          error={errors.deliveryAmount}
          hint="Leave empty for that of the delivery method. A price set here stays when the order is edited."
        >
          {text('deliveryAmount', 'deliveryAmount', { inputMode: 'decimal', maxLength: 12 })}
        </Field>
      )}
    </FieldGroup>
  );
}

const labelOf = (isDiscountable: boolean, isDelivered: boolean): string => {
  if (!isDiscountable) return 'Price of delivery';
  return isDelivered ? 'Discount or price of delivery' : 'Discount';
};

const hasErrors = (errors: FieldErrors): boolean =>
  Object.keys(errors).some((path) => path.startsWith('discount') || path === 'deliveryAmount');

type ReasonFieldProps = { value: string; error: readonly string[] | undefined; onChange: OnPrice };

export const ReasonField = ({ value, error, onChange }: ReasonFieldProps) => (
  <FieldGroup title="Changed prices">
    <Field
      label="Reason for the prices"
      required
      error={error}
      hint="For staff. A changed price ends the quantity discounts of its design."
      className="sm:col-span-2"
    >
      {(control) => (
        <Input
          {...control}
          name="priceReason"
          autoComplete="off"
          maxLength={MAX_REASON}
          value={value}
          onChange={({ target }) => onChange('priceReason', target.value, 'priceReason')}
        />
      )}
    </Field>
  </FieldGroup>
);
