'use client';

import { Plus, Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { FormSection } from '@/ui/FormSection';
import { SortableRows, SortableRow } from '@/ui/SortableRows';
import { MAX_LINKS, type SettingsValues } from './settings-form';
import { LinkPicker } from '../../pickers/LinkPicker';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';

type LinkListSectionProps = {
  name: LinkList;
  title: string;
  intro: string;
  described?: boolean;
};

export function LinkListSection({ name, title, intro, described }: LinkListSectionProps) {
  const { control, setValue } = useFormContext<SettingsValues<'navigation'>>();
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'rowId' });
  const [picking, setPicking] = useState<number>();
  return (
    <FormSection
      title={title}
      intro={intro}
      action={
        <Button
          variant="outline"
          size="sm"
          disabled={fields.length >= MAX_LINKS}
          onClick={() => append({ label: '', href: '', description: '' })}
        >
          <Plus aria-hidden className="size-4" />
          Add link
        </Button>
      }
    >
      {fields.length > 0 ? (
        <SortableRows label={title} ids={fields.map(({ rowId }) => rowId)} onMove={move}>
          {fields.map(({ rowId }, index) => (
            <LinkRow
              key={rowId}
              id={rowId}
              list={name}
              index={index}
              described={described}
              onPick={() => setPicking(index)}
              onRemove={() => remove(index)}
            />
          ))}
        </SortableRows>
      ) : (
        <p className="rounded-control border border-dashed border-line-strong px-4 py-6 text-center text-sm text-ink-muted">
          No links of your own: the site shows its default links.
        </p>
      )}
      <LinkPicker
        open={picking !== undefined}
        onOpenChange={(open) => !open && setPicking(undefined)}
        onPick={({ href }) =>
          picking !== undefined &&
          setValue(`${name}.${picking}.href`, href, { shouldDirty: true, shouldValidate: true })
        }
      />
    </FormSection>
  );
}

type LinkList = keyof SettingsValues<'navigation'>;

type LinkRowProps = {
  id: string;
  list: LinkList;
  index: number;
  described?: boolean;
  onPick: () => void;
  onRemove: () => void;
};

function LinkRow({ id, list, index, described, onPick, onRemove }: LinkRowProps) {
  const { register, formState } = useFormContext<SettingsValues<'navigation'>>();
  const errors = formState.errors[list]?.[index];
  const place = index + 1;
  return (
    <SortableRow id={id} name={`link ${place}`}>
      <div className="grid min-w-0 grow gap-2 sm:grid-cols-2">
        <Field label={`Label of link ${place}`} hideLabel error={errors?.label?.message}>
          {(control) => (
            <Input
              {...control}
              {...register(`${list}.${index}.label`)}
              placeholder="Label"
              maxLength={60}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={`Address of link ${place}`} hideLabel error={errors?.href?.message}>
          {(control) => (
            <div className="flex gap-1.5">
              <Input
                {...control}
                {...register(`${list}.${index}.href`)}
                placeholder="/about or https://…"
                maxLength={300}
                inputMode="url"
                spellCheck={false}
                autoComplete="off"
              />
              <IconButton
                label={`Choose a page, product or file for link ${place}`}
                className="border border-line-strong"
                onClick={onPick}
              >
                <Link2 aria-hidden className="size-4.5" />
              </IconButton>
            </div>
          )}
        </Field>
        {described && (
          <Field
            label={`Description of link ${place}`}
            hideLabel
            error={errors?.description?.message}
            className="sm:col-span-2"
          >
            {(control) => (
              <Input
                {...control}
                {...register(`${list}.${index}.description`)}
                placeholder="A few words below it"
                maxLength={120}
                autoComplete="off"
              />
            )}
          </Field>
        )}
      </div>
      <IconButton label={`Remove link ${place}`} onClick={onRemove} className="text-ink-muted">
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </SortableRow>
  );
}
