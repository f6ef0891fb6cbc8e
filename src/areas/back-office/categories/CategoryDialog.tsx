'use client';

import { useState } from 'react';
import type { FieldErrors } from '@/lib/result';
import { Options } from '@/ui/Options';
import { failed } from '@/ui/failed';
import { callAction } from '@/ui/call-action';
import { Checkbox } from '@/ui/Checkbox';
import { Field, FieldError } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { saveCategoryAction } from './category-actions';
import type { CategoryRow } from './data';
import { slugOf } from '@/domain/pages/slug';
import { IconField } from './IconField';

type CategoryDialogProps = {
  category: CategoryRow | undefined;
  categories: readonly CategoryRow[];
  onClose: () => void;
};

export function CategoryDialog({ category, categories, onClose }: CategoryDialogProps) {
  const [values, setValues] = useState({
    name: category?.name ?? '',
    slug: category?.slug ?? '',
    description: category?.description ?? '',
    parent: category?.parent?.id ?? '',
    icon: category?.icon ?? null,
    showInMenu: category?.showInMenu ?? true,
    isActive: category?.isActive ?? true,
  });
  const [isSlugOwn, setSlugOwn] = useState(category !== undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const [saving, setSaving] = useState(false);
  const set = (change: Partial<typeof values>) => setValues((now) => ({ ...now, ...change }));
  const parents = categories.filter(({ id, parent }) => id !== category?.id && parent === null);
  const hasChildren = (category?.children ?? 0) > 0;

  async function save() {
    setSaving(true);
    const { icon, parent, ...rest } = values;
    const input = { ...rest, icon: icon?.id ?? null, parent: parent || null };
    const result = await callAction(
      saveCategoryAction(category?.id ?? null, input),
      'No connection. Nothing is lost; please try again.',
    );
    setSaving(false);
    if (result.ok) {
      toast({ title: category ? '✅ Category Saved' : '✅ Category Added', description: values.name });
      onClose();
      return;
    }
    setErrors(result.fieldErrors ?? {});
    setMessage(result.message);
    toast(failed('Failed to save category'));
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => {
        if (!open && !saving) onClose();
      }}
      title={category ? 'Edit category' : 'Add category'}
      submitLabel={category ? 'Save' : 'Add category'}
      pending={saving}
      onSubmit={save}
    >
      {message && (
        <div role="alert">
          <FieldError>{message}</FieldError>
        </div>
      )}
      <Field label="Name" required error={errors.name}>
        {(control) => (
          <Input
            {...control}
            value={values.name}
            maxLength={80}
            onChange={({ target: { value } }) => set({ name: value, ...(!isSlugOwn && { slug: slugOf(value) }) })}
          />
        )}
      </Field>
      <Field
        label="Address"
        required
        error={errors.slug}
        hint={
          category
            ? 'Links to the old address stop working when you change it.'
            : `/shop?category=${values.slug || '…'}`
        }
      >
        {(control) => (
          <Input
            {...control}
            value={values.slug}
            maxLength={120}
            spellCheck={false}
            autoCapitalize="none"
            onChange={({ target: { value } }) => {
              setSlugOwn(value !== '');
              set({ slug: value });
            }}
          />
        )}
      </Field>
      <Field label="Description" optional error={errors.description}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={500}
            value={values.description}
            onChange={({ target: { value } }) => set({ description: value })}
            className="min-h-20"
          />
        )}
      </Field>
      <Field
        label="Parent category"
        error={errors.parent}
        hint={
          hasChildren
            ? 'Other categories are under this one, so it stays at the top level.'
            : 'The parent category’s listing includes this one, as Accessories includes Bags.'
        }
      >
        {(control) => (
          <Select
            {...control}
            value={values.parent}
            disabled={hasChildren}
            onChange={({ target: { value } }) => set({ parent: value })}
          >
            <option value="">None (top level)</option>
            <Options choices={parents.map(({ id, name }) => ({ value: id, label: name }))} />
          </Select>
        )}
      </Field>
      <IconField name={values.name} icon={values.icon} error={errors.icon} onChange={(icon) => set({ icon })} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Checkbox
          look="card"
          label="Show in menu"
          description="As a tile of the Shop menu."
          checked={values.showInMenu}
          onChange={({ target: { checked } }) => set({ showInMenu: checked })}
        />
        <Checkbox
          look="card"
          label="Active"
          description="Shoppers see it and can choose it."
          checked={values.isActive}
          onChange={({ target: { checked } }) => set({ isActive: checked })}
        />
      </div>
    </FormDialog>
  );
}
