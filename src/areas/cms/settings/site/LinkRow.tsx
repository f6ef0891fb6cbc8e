'use client';

import { Link2, Trash2 } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { SortableRow } from '@/ui/SortableRows';
import type { SettingsValues } from './settings-form';

export type LinkList = keyof SettingsValues<'navigation'>;

type LinkRowProps = {
  id: string;
  list: LinkList;
  index: number;
  described?: boolean;
  onPick: () => void;
  onRemove: () => void;
};

export function LinkRow({ id, list, index, described, onPick, onRemove }: LinkRowProps) {
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
                placeholder="A few words under it"
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
