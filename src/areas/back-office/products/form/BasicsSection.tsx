'use client';

import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { DESCRIPTIONS, NAME_MAX, SKU_MAX } from '@/domain/catalogue/product-fields';
import type { ProductFormValues } from '../product-form';
import { slugOf } from '@/domain/pages/slug';
import { FormSection } from '@/ui/FormSection';

/** The address follows the name until it is edited. */
export function BasicsSection() {
  const { register, setValue, getValues, formState } = useFormContext<ProductFormValues>();
  const { errors } = formState;
  const [ownSlug, setOwnSlug] = useState(getValues('slug') !== '');
  const name = register('name', {
    onChange: ({ target }: { target: HTMLInputElement }) => {
      if (ownSlug) return;
      setValue('slug', slugOf(target.value), { shouldDirty: true, shouldValidate: formState.isSubmitted });
    },
  });
  const slug = register('slug', {
    onChange: ({ target }: { target: HTMLInputElement }) => setOwnSlug(target.value !== ''),
  });
  return (
    <FormSection id="product" title="Product">
      <Field label="Name" required error={errors.name?.message}>
        {(control) => <Input {...control} {...name} maxLength={NAME_MAX} autoComplete="off" />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Web address"
          required
          hint="The last part of the product page’s address."
          error={errors.slug?.message}
        >
          {(control) => <Input {...control} {...slug} maxLength={120} autoComplete="off" spellCheck={false} />}
        </Field>
        <Field label="SKU" required error={errors.sku?.message}>
          {(control) => (
            <Input {...control} {...register('sku')} maxLength={SKU_MAX} autoComplete="off" spellCheck={false} />
          )}
        </Field>
      </div>
      <Field
        label="Short description"
        optional
        hint="One or two sentences for cards."
        error={errors.shortDescription?.message}
      >
        {(control) => (
          <Textarea
            {...control}
            {...register('shortDescription')}
            rows={2}
            maxLength={DESCRIPTIONS.shortDescription.max}
          />
        )}
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        {(control) => (
          <Textarea {...control} {...register('description')} rows={5} maxLength={DESCRIPTIONS.description.max} />
        )}
      </Field>
    </FormSection>
  );
}
