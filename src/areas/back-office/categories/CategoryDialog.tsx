'use client';

import { useState } from 'react';
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
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { saveCategoryAction } from './category-actions';
import type { CategoryRow } from './data';
import { slugOf } from '@/domain/pages/slug';
import { Upload } from 'lucide-react';
import { PICTURE_UPLOAD } from '@/domain/pages/media';
import { acceptOf, uploadFault, uploadHint } from '@/domain/text/uploads';
import { request } from '@/lib/client/request';
import { Button } from '@/ui/Button';
import { FileButton } from '@/ui/FileButton';
import { CategoryIcon } from './CategoryListRow';

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
      } else if (!result.fieldErrors) toast(failed('Failed to save category'));
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

type Icon = NonNullable<CategoryRow['icon']>;
type IconFieldProps = {
  /** Name of the category, for the picture’s alternative text. */
  name: string;
  icon: Icon | null;
  error: string[] | undefined;
  onChange: (icon: Icon | null) => void;
};

function IconField({ name, icon, error, onChange }: IconFieldProps) {
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function send(file: File | undefined) {
    if (!file) return;
    const fault = uploadFault(PICTURE_UPLOAD, file);
    setFailed(fault);
    if (fault) return;
    setSending(true);
    const form = new FormData();
    form.set('file', file);
    form.set('alt', `${name || 'Category'} icon`);
    const offline = 'The picture could not be uploaded. Please try again.';
    const answer = await request<{ media: string; url: string }>('/admin/media', {
      method: 'POST',
      body: form,
      offline,
    });
    if (answer.ok) onChange({ id: answer.value.media, url: answer.value.url });
    else setFailed(answer.message);
    setSending(false);
  }

  const message = failed ?? error?.[0];
  return (
    <fieldset className="space-y-1.5">
      <legend className="text-sm font-semibold">Icon</legend>
      <div className="flex flex-wrap items-center gap-3">
        <CategoryIcon url={icon?.url} />
        <FileButton
          label="Icon picture"
          accept={acceptOf(PICTURE_UPLOAD)}
          onFiles={([file]) => void send(file)}
          variant="outline"
          size="sm"
          loading={sending}
        >
          {!sending && <Upload aria-hidden className="size-4" />}
          {icon ? 'Replace picture' : 'Choose picture'}
        </FileButton>
        {icon && (
          <Button variant="ghost" size="sm" disabled={sending} onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-muted">{uploadHint(PICTURE_UPLOAD)}.</p>
      {message && <FieldError>{message}</FieldError>}
    </fieldset>
  );
}
