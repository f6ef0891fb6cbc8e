'use client';

import { readAmount, amountHint } from '@/domain/money/typed-amount';
import { TAX_CLASS_LABELS, TAX_CLASSES, type TaxClass } from '@/domain/taxes/tax-classes';
import { newId } from '@/lib/client/new-id';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { unitsOf, type FormLine } from './order-form';

type CustomLineDialogProps = {
  what: string;
  line?: FormLine;
  isTaxCharged: boolean;
  onSave: (line: FormLine) => void;
  onClose: () => void;
};

const classes = TAX_CLASSES.map((value) => ({ value, label: TAX_CLASS_LABELS[value] }));

export function CustomLineDialog({ what, line, isTaxCharged, onSave, onClose }: CustomLineDialogProps) {
  const sent = useSentForm({ send: async (typed) => save(typed) });

  function save(typed: FormData) {
    const { description, quantity, price } = typedFields(typed, ['description', 'quantity', 'price']);
    const name = description.trim();
    const fieldErrors = {
      ...(name === '' && { description: ['Describe what it is.'] }),
      ...(!unitsOf(quantity) && { quantity: ['Please enter a whole number from 1.'] }),
      ...(readAmount(price) === undefined && { price: [amountHint()] }),
    };
    if (Object.keys(fieldErrors).length > 0) return { fieldErrors };
    const taxClass = (typed.get('taxClass') ?? line?.custom?.taxClass ?? 'standard') as TaxClass;
    onSave({
      ...{ key: newId(), image: null, ...line, name, quantity, agreed: price, unitPrice: readAmount(price) ?? 0 },
      custom: { taxClass, isService: !typed.has('isSent') },
    });
    return {};
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={line ? 'Change the custom line' : 'Add a custom line'}
      description="A fee, a service or goods that are no product of the shop, such as a set-up fee."
      submitLabel={line ? 'Change' : `Add to ${what}`}
      sent={sent}
    >
      <Field label="Description" required error={sent.fieldErrors.description} hint="As printed on documents.">
        {(control) => (
          <Input {...control} name="description" autoComplete="off" maxLength={200} defaultValue={line?.name} />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Quantity" required error={sent.fieldErrors.quantity}>
          {(control) => (
            <Input
              {...control}
              name="quantity"
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              defaultValue={line?.quantity ?? '1'}
            />
          )}
        </Field>
        <Field label="Price each" required error={sent.fieldErrors.price}>
          {(control) => (
            <Input
              {...control}
              name="price"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              defaultValue={line?.agreed}
            />
          )}
        </Field>
      </div>
      {isTaxCharged && (
        <Field label="Tax class">
          {(control) => (
            <Select {...control} name="taxClass" defaultValue={line?.custom?.taxClass ?? 'standard'}>
              <Options choices={classes} />
            </Select>
          )}
        </Field>
      )}
      <Checkbox
        name="isSent"
        defaultChecked={line?.custom && !line.custom.isService}
        label="Goods to pack and send"
        description="Fees and services are neither made nor sent."
      />
    </FormDialog>
  );
}
