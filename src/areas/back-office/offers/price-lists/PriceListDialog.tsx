'use client';

import { fieldAmount } from '@/domain/money/typed-amount';
import { callAction } from '@/ui/call-action';
import { Checkbox } from '@/ui/Checkbox';
import { failed } from '@/ui/failed';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import type { PriceListRow } from './data';
import { savePriceListAction } from './price-list-actions';

const TEXTS = [
  ...(['name', 'teams', 'customers', 'percentOff', 'prices', 'priceTiers', 'startsOn', 'endsOn'] as const),
];
type TextField = (typeof TEXTS)[number];

type PriceListDialogProps = { list: PriceListRow | undefined; onClose: () => void };

export function PriceListDialog({ list, onClose }: PriceListDialogProps) {
  const sent = useSentForm({
    send: async (typed) => {
      const texts = typedFields(typed, TEXTS);
      const input = { ...texts, forMembers: typed.has('forMembers'), isActive: typed.has('isActive') };
      const result = await callAction(
        savePriceListAction(list?.id ?? null, input),
        'No connection. Nothing is lost; please try again.',
      );
      if (result.ok) {
        toast({ title: list ? '✅ Price List Saved' : '✅ Price List Added', description: texts.name });
        onClose();
      } else if (!result.fieldErrors) toast(failed(result.message));
      return result;
    },
  });

  const text = (name: TextField, label: string, value: string | number | null | undefined, more: More = {}) => (
    <Field
      label={label}
      required={more.required}
      optional={!more.required}
      hint={more.hint}
      error={sent.fieldErrors[name]}
    >
      {(control) =>
        more.rows ? (
          <Textarea
            {...control}
            name={name}
            rows={more.rows}
            className={more.rows < 4 ? 'min-h-20' : undefined}
            autoComplete="off"
            spellCheck={false}
            defaultValue={value ?? ''}
          />
        ) : (
          <Input
            {...control}
            name={name}
            type={more.type}
            inputMode={more.inputMode}
            maxLength={more.maxLength ?? 12}
            autoComplete="off"
            defaultValue={value ?? ''}
          />
        )
      }
    </Field>
  );
  return (
    <FormDialog
      open
      onOpenChange={(open) => {
        if (!open && !sent.isSending) onClose();
      }}
      title={list ? 'Edit price list' : 'Add price list'}
      description="Placed orders keep their prices."
      submitLabel={list ? 'Save' : 'Add price list'}
      sent={sent}
    >
      {text('name', 'Name', list?.name, { required: true, maxLength: 80, hint: 'Shown with its prices.' })}
      {text('teams', 'Clubs', list?.teams.join('\n'), { rows: 2, hint: 'Usernames, one on each line.' })}
      <Checkbox
        look="card"
        name="forMembers"
        label="Members too"
        description="Shoppers signed in by an address of the clubs’ people or players."
        defaultChecked={list?.forMembers ?? false}
      />
      {text('customers', 'Customers', list?.customers.join('\n'), {
        rows: 2,
        hint: 'Email addresses, one on each line.',
      })}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {text('percentOff', 'Per cent off', list?.percentOff, {
          inputMode: 'numeric',
          hint: 'Of everything without a price below.',
        })}
        {text('priceTiers', 'Quantity discounts', list?.priceTiers.map(tierText).join(', '), {
          maxLength: 120,
          hint: 'From pieces: per cent, as 10: 5, 25: 10.',
        })}
      </div>
      {text('prices', 'Prices', list?.prices.map(priceText).join('\n'), {
        rows: 6,
        hint: 'One on each line, or pasted from a spreadsheet: SKU, price; or SKU, colour, size, price.',
      })}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {text('startsOn', 'First day', list?.startsOn, { type: 'date' })}
        {text('endsOn', 'Last day', list?.endsOn, { type: 'date' })}
      </div>
      <Checkbox
        look="card"
        name="isActive"
        label="Active"
        description="Its customers have its prices on its days."
        defaultChecked={list?.isActive ?? true}
      />
    </FormDialog>
  );
}

const tierText = ({ minQuantity, percentOff }: PriceListRow['priceTiers'][number]): string =>
  `${minQuantity}: ${percentOff}`;

const priceText = ({ sku, color, size, price }: PriceListRow['prices'][number]): string =>
  [sku, color, size, fieldAmount(price)].filter((cell) => cell !== null).join(', ');

type More = {
  required?: boolean;
  hint?: string;
  type?: 'date';
  inputMode?: 'numeric';
  maxLength?: number;
  rows?: number;
};
