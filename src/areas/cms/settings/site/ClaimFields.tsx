'use client';

import { useFormContext } from 'react-hook-form';
import { CLAIMS, type Claim } from '@/domain/pages/claims';
import { Field } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import type { SettingsValues } from './settings-form';

const labels: Record<Claim, string> = {
  discount: 'Bulk discounts',
  turnaround: 'Turnaround',
  minimum: 'Minimum order',
  shipping: 'Shipping',
  warranty: 'Warranty',
  returns: 'Returns',
};

/** Claims of the shop beside its products. */
export function ClaimFields() {
  const { register, formState } = useFormContext<SettingsValues<'brand'>>();
  const errors = formState.errors.claims;
  return (
    <FormSection
      title="Claims"
      intro="Promises in the footer, on product pages, in the cart and at the checkout. Empty ones are not shown. To change what pages say, edit the pages."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {(Object.keys(CLAIMS) as Claim[]).map((name) => (
          <Field key={name} label={labels[name]} optional error={errors?.[name]?.message}>
            {(control) => (
              <Input
                {...control}
                {...register(`claims.${name}`)}
                maxLength={80}
                autoComplete="off"
                placeholder="Not shown"
              />
            )}
          </Field>
        ))}
      </div>
    </FormSection>
  );
}
