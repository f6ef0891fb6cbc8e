'use client';

import { useState, type SubmitEvent } from 'react';
import { addAmounts, formatAmount } from '@/domain/money/money';
import { compareSizes, sizeLabelOf } from '@/domain/catalogue/sizes';
import { SELECT_QUANTITIES } from '@/domain/catalogue/storefront-messages';
import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import type { OrderableProduct } from '../data/orderable-products';
import { unitsOf, type FormLine } from './order-form';

type AddProductFormProps = { product: OrderableProduct; onAdd: (lines: FormLine[]) => void; onBack: () => void };

/** Number field per size in the chosen colour; a single one without sizes. */
export function AddProductForm({ product, onAdd, onBack }: AddProductFormProps) {
  const first = product.colors.find(({ available }) => available)?.name ?? '';
  const [color, setColor] = useState(first);
  const [error, setError] = useState<string>();
  const options = optionsOf(product, color);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React bubbles the event to the form that opened the dialog.
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    const lines = options.flatMap(({ size, unitPrice }) => {
      const quantity = String(data.get(size ?? 'quantity') ?? '').trim();
      return quantity === '' || quantity === '0' ? [] : [lineOf(product, { color, size, quantity, unitPrice })];
    });
    if (lines.length === 0 || lines.some(({ quantity }) => unitsOf(quantity) === undefined)) {
      setError(lines.length === 0 ? SELECT_QUANTITIES.description : 'Please enter whole numbers.');
    } else onAdd(lines);
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      {product.colors.length > 0 && (
        <Field label="Colour" required>
          {(control) => (
            <Select {...control} value={color} onChange={(event) => setColor(event.target.value)}>
              {product.colors.map(({ name, available }) => (
                <option key={name} value={name} disabled={!available}>
                  {available ? name : `${name} (not available)`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {options.length === 0 && <p className="text-ink-muted">Not made in this colour.</p>}
      <div key={color} className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3">
        {options.map(({ size, unitPrice, stock, isAvailable }) => (
          <Field
            key={size ?? 'quantity'}
            label={size ? sizeLabelOf(size) : 'Quantity'}
            hint={`${isAvailable ? `${stock} in stock` : 'Not available'} · ${formatAmount(unitPrice)}`}
          >
            {(control) => (
              <Input
                {...control}
                name={size ?? 'quantity'}
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
                disabled={!isAvailable}
                placeholder="0"
              />
            )}
          </Field>
        ))}
      </div>
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onBack}>
          Back
        </Button>
        <Button type="submit">Add to order</Button>
      </div>
    </form>
  );
}

type Option = { size?: string; unitPrice: number; stock: number; isAvailable: boolean };

/** Choices in a colour; a product without colours has only sizes. */
function optionsOf(product: OrderableProduct, color: string): Option[] {
  const { price, stockQuantity, variations, colors } = product;
  if (variations.length === 0) return [{ unitPrice: price, stock: stockQuantity, isAvailable: true }];
  return variations
    .filter(({ colorName }) => colors.length === 0 || colorName === color)
    .sort((a, b) => compareSizes(a.sizeCode, b.sizeCode))
    .map(({ sizeCode, stockQuantity: stock, additionalPrice, isAvailable }) => ({
      size: sizeCode,
      unitPrice: addAmounts(price, additionalPrice),
      stock,
      isAvailable,
    }));
}

type Choice = { color: string; size: string | undefined; quantity: string; unitPrice: number };

const lineOf = ({ id, name, image }: OrderableProduct, { color, size, quantity, unitPrice }: Choice): FormLine => ({
  key: crypto.randomUUID(),
  product: id,
  name,
  color: color || undefined,
  size,
  quantity,
  unitPrice,
  image,
});
