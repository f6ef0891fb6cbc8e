'use client';

import { useFormContext } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import type { SettingsValues } from './settings-form';

const networks = [
  { name: 'facebook', label: 'Facebook' },
  { name: 'instagram', label: 'Instagram' },
  { name: 'twitter', label: 'Twitter' },
  { name: 'youtube', label: 'YouTube' },
] as const;

export function FooterFields() {
  const { register, formState } = useFormContext<SettingsValues<'footer'>>();
  const { errors } = formState;
  return (
    <>
      <FormSection title="Note" intro="A line above the copyright, such as a company number or a delivery notice.">
        <Field label="Footer note" optional error={errors.footerNote?.message}>
          {(control) => <Textarea {...control} {...register('footerNote')} rows={2} maxLength={300} />}
        </Field>
      </FormSection>
      <FormSection title="Social links" intro="A network without an address is not shown.">
        <div className="grid gap-4 sm:grid-cols-2">
          {networks.map(({ name, label }) => (
            <Field key={name} label={label} optional error={errors[name]?.message}>
              {(control) => (
                <Input
                  {...control}
                  {...register(name)}
                  type="url"
                  placeholder="https://"
                  maxLength={300}
                  spellCheck={false}
                  autoComplete="off"
                />
              )}
            </Field>
          ))}
        </div>
      </FormSection>
    </>
  );
}
