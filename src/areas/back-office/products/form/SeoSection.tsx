'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { cn } from '@/ui/cn';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { META_TEXTS } from '@/domain/catalogue/product-fields';
import type { ProductFormValues } from '../product-form';
import { FormSection } from '@/ui/FormSection';

export function SeoSection() {
  const { register, control: form, formState } = useFormContext<ProductFormValues>();
  const { errors } = formState;
  const [name, slug, short, title, description] = useWatch({
    control: form,
    name: ['name', 'slug', 'shortDescription', 'metaTitle', 'metaDescription'],
  });
  return (
    <FormSection
      id="search-engines"
      title="Search engines"
      intro="If empty, the product’s name and short description are used."
    >
      <Field
        label="Title for search engines"
        optional
        hint={<Counter length={title.length} max={META_TEXTS.metaTitle.max} />}
        error={errors.metaTitle?.message}
      >
        {(control) => <Input {...control} {...register('metaTitle')} autoComplete="off" />}
      </Field>
      <Field
        label="Description for search engines"
        optional
        hint={<Counter length={description.length} max={META_TEXTS.metaDescription.max} />}
        error={errors.metaDescription?.message}
      >
        {(control) => <Textarea {...control} {...register('metaDescription')} rows={2} />}
      </Field>
      <figure className="rounded-control border border-line bg-surface p-4">
        <figcaption className="mb-2 text-xs text-ink-muted">In a search result</figcaption>
        <p className="truncate text-xs text-ink-muted">{`…/product/${slug || 'address'}`}</p>
        <p className="truncate text-lg leading-snug text-accent">{title || name || 'Name of the product'}</p>
        <p className="line-clamp-2 text-sm text-ink-muted">{description || short || 'Its short description.'}</p>
      </figure>
    </FormSection>
  );
}

function Counter({ length, max }: { length: number; max: number }) {
  return <span className={cn(length > max && 'font-semibold text-danger')}>{`${length} of ${max} characters`}</span>;
}
