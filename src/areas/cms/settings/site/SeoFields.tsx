'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { Notice } from '@/ui/Notice';
import type { SettingsValues } from './settings-form';
import { PictureField } from './PictureField';

export function SeoFields() {
  const { register, control: form, formState } = useFormContext<SettingsValues<'seo'>>();
  const { errors } = formState;
  const [title, description, isHidden] = useWatch({
    control: form,
    name: ['seoTitle', 'seoDescription', 'hideFromSearch'],
  });
  return (
    <>
      <FormSection title="Defaults" intro="Used where a page has no title or description of its own.">
        <Field
          label="Title"
          optional
          hint={`${title.length} of 60 characters; most search engines cut off the rest.`}
          error={errors.seoTitle?.message}
        >
          {(control) => <Input {...control} {...register('seoTitle')} maxLength={120} autoComplete="off" />}
        </Field>
        <Field
          label="Description"
          optional
          hint={`${description.length} of 160 characters; most search engines cut off the rest.`}
          error={errors.seoDescription?.message}
        >
          {(control) => <Textarea {...control} {...register('seoDescription')} rows={3} maxLength={300} />}
        </Field>
        <PictureField name="seoImage" label="Picture" hint="Shown when a page is shared; ideally 1200 × 630 pixels." />
      </FormSection>
      <FormSection title="Search engines">
        <Checkbox
          {...register('hideFromSearch')}
          label="Hide from search engines"
          description="Asks them to leave out the whole site, for example before the shop opens."
        />
        {isHidden && (
          <Notice tone="danger" title="The site will not be found">
            Pages that search engines know already disappear from them within days.
          </Notice>
        )}
      </FormSection>
    </>
  );
}
