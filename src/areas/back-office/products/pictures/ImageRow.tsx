'use client';

import { Crosshair, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Badge } from '@/ui/Badge';
import { Field } from '@/ui/Field';
import { FocalPointDialog } from '@/ui/FocalPointDialog';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import type { ProductFormValues } from '../product-form';
import { SortableRow } from '@/ui/SortableRows';

type ImageRowProps = { id: string; index: number; url: string; onRemove: () => void };

/** Alternative text, colour and focal point of a picture. */
export function ImageRow({ id, index, url, onRemove }: ImageRowProps) {
  const { control, register, setValue, formState } = useFormContext<ProductFormValues>();
  const [colors, focalX, focalY] = useWatch({
    control,
    name: ['colors', `images.${index}.focalX`, `images.${index}.focalY`],
  });
  const [isFocusing, setFocusing] = useState(false);
  const number = index + 1;
  const error = formState.errors.images?.[index]?.alt?.message;
  return (
    <SortableRow id={id} name={`picture ${number}`} className="max-sm:flex-wrap">
      <span className="relative shrink-0">
        <img
          src={url}
          alt=""
          width={80}
          height={100}
          className="aspect-4/5 w-16 rounded-control bg-surface-sunken object-cover sm:w-20"
          style={{ objectPosition: `${focalX}% ${focalY}%` }}
        />
        {index === 0 && <Badge className="absolute bottom-1 left-1">Cover</Badge>}
      </span>
      <div className="grid min-w-0 grow gap-2.5 max-sm:order-last max-sm:basis-full lg:grid-cols-[minmax(0,1fr)_11rem]">
        <Field label={`What picture ${number} shows`} error={error}>
          {(input) => <Input {...input} {...register(`images.${index}.alt`)} maxLength={300} autoComplete="off" />}
        </Field>
        <Field label={`Colour of picture ${number}`}>
          {(input) => (
            <Select {...input} {...register(`images.${index}.color`)}>
              <option value="">Any colour</option>
              {colors.map(({ key, name }, place) => (
                <option key={key} value={key}>
                  {name || `Colour ${place + 1}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="flex shrink-0 max-sm:ml-auto sm:flex-col">
        <IconButton
          label={`Focal point of picture ${number}`}
          onClick={() => setFocusing(true)}
          className="text-ink-muted"
        >
          <Crosshair aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton label={`Remove picture ${number}`} onClick={onRemove} className="text-ink-muted">
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
      <FocalPointDialog
        open={isFocusing}
        onOpenChange={setFocusing}
        url={url}
        x={focalX}
        y={focalY}
        onChange={(x, y) => {
          setValue(`images.${index}.focalX`, x, { shouldDirty: true });
          setValue(`images.${index}.focalY`, y, { shouldDirty: true });
        }}
      />
    </SortableRow>
  );
}
