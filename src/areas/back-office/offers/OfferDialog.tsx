'use client';

import { useState } from 'react';
import { OFFER_KINDS, OFFER_LABELS, type OfferKind } from '@/domain/offers/offer';
import { fieldAmount } from '@/domain/money/typed-amount';
import type { CategoryOption } from '@/data/categories';
import { callAction } from '@/ui/call-action';
import { Checkbox } from '@/ui/Checkbox';
import { choicesOf } from '@/ui/choices';
import { failed } from '@/ui/failed';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import type { OfferRow } from './data';
import { saveOfferAction } from './offer-actions';

type OfferDialogProps = {
  offer: OfferRow | undefined;
  categories: readonly CategoryOption[];
  onClose: () => void;
};

const kinds = choicesOf(OFFER_KINDS, OFFER_LABELS);

const TEXTS = [
  ...(['name', 'code', 'percentOff', 'amount', 'buyPieces', 'freePieces', 'minSpend', 'minPieces'] as const),
  ...(['skus', 'startsOn', 'endsOn', 'maxUses', 'maxUsesEach'] as const),
];
type TextField = (typeof TEXTS)[number];

export function OfferDialog({ offer, categories, onClose }: OfferDialogProps) {
  const [kind, setKind] = useState<OfferKind>(offer?.kind ?? 'percentage');
  const isUsed = offer?.isUsed ?? false;
  const sent = useSentForm({
    send: async (typed) => {
      const texts = typedFields(typed, TEXTS);
      const input = {
        ...{ ...texts, kind, categories: typed.getAll('categories') },
        ...{ combines: typed.has('combines'), firstOrder: typed.has('firstOrder'), isActive: typed.has('isActive') },
      };
      const result = await callAction(
        saveOfferAction(offer?.id ?? null, input, isUsed),
        'No connection. Nothing is lost; please try again.',
      );
      if (result.ok) {
        toast({ title: offer ? '✅ Offer Saved' : '✅ Offer Added', description: texts.name });
        onClose();
      } else if (!result.fieldErrors) toast(failed(result.message));
      return result;
    },
  });

  const text = (name: TextField, label: string, value: string | number | null | undefined, more: TextMore = {}) => (
    <Field
      label={label}
      required={more.required}
      optional={!more.required}
      hint={more.hint}
      error={sent.fieldErrors[name]}
    >
      {(control) => (
        <Input
          {...control}
          name={name}
          type={more.type}
          inputMode={more.inputMode}
          maxLength={more.maxLength ?? 12}
          autoComplete="off"
          readOnly={isUsed && !more.isOpen}
          defaultValue={value ?? ''}
        />
      )}
    </Field>
  );
  const number = { inputMode: 'numeric' } as const;
  const money = { inputMode: 'decimal' } as const;
  return (
    <FormDialog
      open
      onOpenChange={(open) => {
        if (!open && !sent.isSending) onClose();
      }}
      title={offer ? 'Edit offer' : 'Add offer'}
      description={isUsed ? 'Orders have this offer, so what it takes off is fixed.' : undefined}
      submitLabel={offer ? 'Save' : 'Add offer'}
      sent={sent}
    >
      {text('name', 'Name', offer?.name, {
        required: true,
        maxLength: 80,
        isOpen: true,
        hint: 'Shown with the discount.',
      })}
      {text('code', 'Code', offer?.code, { maxLength: 30, hint: 'Without a code the offer applies by itself.' })}
      <Field label="Kind" required error={sent.fieldErrors.kind}>
        {(control) => (
          <Select
            {...control}
            name="kind"
            value={kind}
            disabled={isUsed}
            onChange={({ target: { value } }) => setKind(OFFER_KINDS.find((each) => each === value) ?? kind)}
          >
            <Options choices={kinds} />
          </Select>
        )}
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {kind === 'percentage' && text('percentOff', 'Per cent off', offer?.percentOff, { ...number, required: true })}
        {kind === 'amount' && text('amount', 'Amount off', fieldAmount(offer?.amount), { ...money, required: true })}
        {kind === 'pieces' && text('buyPieces', 'Pieces to buy', offer?.buyPieces, { ...number, required: true })}
        {kind === 'pieces' &&
          text('freePieces', 'Pieces free', offer?.freePieces, { ...number, required: true, hint: 'The cheapest.' })}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {text('minSpend', 'Minimum spend', fieldAmount(offer?.minSpend), money)}
        {text('minPieces', 'Minimum pieces', offer?.minPieces, number)}
        {text('startsOn', 'First day', offer?.startsOn, { type: 'date', isOpen: true })}
        {text('endsOn', 'Last day', offer?.endsOn, { type: 'date', isOpen: true })}
        {text('maxUses', 'Uses in all', offer?.maxUses, { ...number, isOpen: true })}
        {text('maxUsesEach', 'Uses per email', offer?.maxUsesEach, { ...number, isOpen: true })}
      </div>
      {text('skus', 'Only these products', offer?.skus.join(', '), {
        maxLength: 5000,
        hint: 'SKUs, with commas between.',
      })}
      {categories.length > 0 && (
        <fieldset disabled={isUsed} className="space-y-2">
          <legend className="text-sm font-semibold">Only these categories</legend>
          <div className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
            {categories.map(({ id, name }) => (
              <Checkbox
                key={id}
                name="categories"
                value={id}
                label={name}
                defaultChecked={offer?.categories.includes(id)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Checkbox
          look="card"
          name="combines"
          label="Combines"
          description="Also for goods on sale or with a quantity discount."
          disabled={isUsed}
          defaultChecked={offer?.combines ?? false}
        />
        <Checkbox
          look="card"
          name="firstOrder"
          label="First order"
          description="Only with the first order of an email address."
          defaultChecked={offer?.firstOrder ?? false}
        />
        <Checkbox
          look="card"
          name="isActive"
          label="Active"
          description="Shoppers can use it on its days."
          defaultChecked={offer?.isActive ?? true}
        />
      </div>
    </FormDialog>
  );
}

type TextMore = {
  required?: boolean;
  hint?: string;
  type?: 'date';
  inputMode?: 'numeric' | 'decimal';
  maxLength?: number;
  isOpen?: boolean;
};
