'use client';

import { useState } from 'react';
import { Options } from '@/ui/Options';
import { failed } from '@/ui/failed';
import { callAction } from '@/ui/call-action';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
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
  const [name, setName] = useState(category?.name ?? '');
  const [slug, setSlug] = useState(category?.slug ?? '');
  // Until an address is typed, it follows the name.
  const [isSlugOwn, setSlugOwn] = useState(category !== undefined);
  const [icon, setIcon] = useState(category?.icon ?? null);
  const parents = categories.filter(({ id, parent }) => id !== category?.id && parent === null);
  const hasChildren = (category?.children ?? 0) > 0;

  const sent = useSentForm({
    send: async (typed) => {
      const { parent, ...texts } = typedFields(typed, ['name', 'slug', 'description', 'parent']);
      const input = {
        ...{ ...texts, parent: parent || null, icon: icon?.id ?? null },
        ...{ showInMenu: typed.has('showInMenu'), isActive: typed.has('isActive') },
      };
      const result = await callAction(
        saveCategoryAction(category?.id ?? null, input),
        'No connection. Nothing is lost; please try again.',
      );
      if (result.ok) {
        toast({ title: category ? '✅ Category Saved' : '✅ Category Added', description: texts.name });
        onClose();
      } else toast(failed('Failed to save category'));
      return result;
    },
  });
  const errors = sent.fieldErrors;

  function changeIcon(next: typeof icon) {
    setIcon(next);
    sent.mend('icon');
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => {
        if (!open && !sent.isSending) onClose();
      }}
      title={category ? 'Edit category' : 'Add category'}
      submitLabel={category ? 'Save' : 'Add category'}
      sent={sent}
    >
      <Field label="Name" required error={errors.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            value={name}
            maxLength={80}
            onChange={({ target: { value } }) => {
              setName(value);
              if (!isSlugOwn) setSlug(slugOf(value));
            }}
          />
        )}
      </Field>
      <Field
        label="Web address"
        required
        error={errors.slug}
        hint={category ? 'Links to the old address stop working when you change it.' : `/shop?category=${slug || '…'}`}
      >
        {(control) => (
          <Input
            {...control}
            name="slug"
            value={slug}
            maxLength={120}
            spellCheck={false}
            autoCapitalize="none"
            onChange={({ target: { value } }) => {
              setSlugOwn(value !== '');
              setSlug(value);
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
            name="description"
            defaultValue={category?.description ?? ''}
            className="min-h-20"
          />
        )}
      </Field>
      <Field
        label="Parent category"
        error={errors.parent}
        hint={
          hasChildren
            ? 'This category contains others, so it must stay at the top level.'
            : 'The parent category’s listing includes this one, as Accessories includes Bags.'
        }
      >
        {(control) => (
          <Select {...control} name="parent" defaultValue={category?.parent?.id ?? ''} disabled={hasChildren}>
            <option value="">None (top level)</option>
            <Options choices={parents.map(({ id, name }) => ({ value: id, label: name }))} />
          </Select>
        )}
      </Field>
      <IconField name={name} icon={icon} error={errors.icon} onChange={changeIcon} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Checkbox
          look="card"
          label="Show in menu"
          description="As a tile in the Shop menu."
          name="showInMenu"
          defaultChecked={category?.showInMenu ?? true}
        />
        <Checkbox
          look="card"
          label="Active"
          description="Shoppers can see and choose it."
          name="isActive"
          defaultChecked={category?.isActive ?? true}
        />
      </div>
    </FormDialog>
  );
}
