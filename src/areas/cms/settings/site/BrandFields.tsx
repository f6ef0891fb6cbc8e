'use client';

import { useFormContext } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import type { SettingsValues } from './settings-form';
import { PictureField } from './PictureField';
import { CLAIMS, type Claim } from '@/domain/pages/claims';

/** @param mayKeepShop true if the user decides where orders are sent. */
export function BrandFields({ mayKeepShop }: { mayKeepShop: boolean }) {
  const { register, formState } = useFormContext<SettingsValues<'brand'>>();
  const { errors } = formState;
  return (
    <>
      <FormSection title="Brand" intro="In the header and footer, on order documents and in emails.">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Name" required error={errors.brandName?.message}>
            {(control) => <Input {...control} {...register('brandName')} maxLength={60} autoComplete="off" />}
          </Field>
          <Field label="Copyright year" required error={errors.copyrightYear?.message}>
            {(control) => (
              <Input {...control} {...register('copyrightYear')} inputMode="numeric" maxLength={4} autoComplete="off" />
            )}
          </Field>
          <Field label="Tagline" optional error={errors.tagline?.message} className="sm:col-span-2">
            {(control) => <Input {...control} {...register('tagline')} maxLength={160} autoComplete="off" />}
          </Field>
        </div>
        <PictureField name="logo" label="Logo" hint="Replaces the stripes and name in the header and footer." />
      </FormSection>
      <FormSection title="Contact" intro="In the footer and on the contact page.">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Phone" optional error={errors.phone?.message}>
            {(control) => <Input {...control} {...register('phone')} type="tel" maxLength={40} autoComplete="off" />}
          </Field>
          <Field
            label="Sales email"
            hint={`Orders and inquiries are sent here too.${mayKeepShop ? '' : ' Administrators can change it.'}`}
            required
            error={errors.salesEmail?.message}
          >
            {(control) => (
              <Input
                {...control}
                {...register('salesEmail')}
                type="email"
                maxLength={254}
                autoComplete="off"
                readOnly={!mayKeepShop}
              />
            )}
          </Field>
          <Field label="Address" optional error={errors.address?.message} className="sm:col-span-2">
            {(control) => <Textarea {...control} {...register('address')} rows={3} maxLength={400} />}
          </Field>
        </div>
      </FormSection>
      <ClaimFields />
    </>
  );
}

const labels: Record<Claim, string> = {
  discount: 'Bulk discounts',
  turnaround: 'Turnaround',
  minimum: 'Minimum order',
  shipping: 'Shipping',
  warranty: 'Warranty',
  returns: 'Returns',
};

function ClaimFields() {
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
