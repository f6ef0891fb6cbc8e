'use client';

import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FieldError, Field } from '@/ui/Field';
import type { ProductFormValues } from '../product-form';
import { FormSection } from '@/ui/FormSection';
import { SortableRows, SortableRow } from '@/ui/SortableRows';
import { uploadFault, acceptOf, uploadHint } from '@/domain/text/uploads';
import { PICTURE_UPLOAD } from '@/domain/pages/media';
import { useUploadQueue, type UploadQueue } from '@/ui/use-upload-queue';
import type { AddedPicture } from './add-picture';
import { ImagePlus, X, Crosshair, Trash2 } from 'lucide-react';
import { Button } from '@/ui/Button';
import { FileButton } from '@/ui/FileButton';
import { FileDrop } from '@/ui/FileDrop';
import { IconButton } from '@/ui/IconButton';
import { Progress } from '@/ui/Progress';
import { useState } from 'react';
import { Badge } from '@/ui/Badge';
import { FocalPointDialog } from '@/ui/FocalPointDialog';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';

export function ImagesSection() {
  const { control, getValues, formState } = useFormContext<ProductFormValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'images', keyName: 'rowId' });
  const uploads = useUploadQueue<undefined, AddedPicture>({
    path: '/admin/media',
    fieldsOf: ({ file }) => ({ alt: getValues('name').trim() || nameOf(file) || 'Picture' }),
    faultOf: (file) => uploadFault(PICTURE_UPLOAD, file),
    enteredOf: () => undefined,
    onStored: (picture) => append({ ...picture, focalX: 50, focalY: 50, color: '' }, { shouldFocus: false }),
  });
  const error = formState.errors.images?.root?.message ?? formState.errors.images?.message;
  return (
    <FormSection
      id="pictures"
      title="Pictures"
      intro="The first is the cover. Drag to reorder, or use Space and the arrow keys."
    >
      {fields.length > 0 && (
        <SortableRows label="Pictures" ids={fields.map(({ rowId }) => rowId)} onMove={move}>
          {fields.map(({ rowId, url }, index) => (
            <ImageRow key={rowId} id={rowId} index={index} url={url} onRemove={() => remove(index)} />
          ))}
        </SortableRows>
      )}
      {error && <FieldError>{error}</FieldError>}
      <PictureDrop uploads={uploads} />
    </FormSection>
  );
}

const nameOf = ({ name }: File): string => name.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ');

function PictureDrop({ uploads: { files, add, remove, send } }: { uploads: UploadQueue<undefined> }) {
  const upload = (chosen: readonly File[]) => void send(add(chosen));
  return (
    <div className="space-y-2.5">
      <FileDrop onFiles={upload}>
        <ImagePlus aria-hidden className="size-5 text-ink-muted" />
        <p className="min-w-0 grow text-sm text-ink-muted">Drop pictures here: {uploadHint(PICTURE_UPLOAD)}.</p>
        <FileButton
          label="Pictures to upload"
          accept={acceptOf(PICTURE_UPLOAD)}
          multiple
          onFiles={upload}
          variant="outline"
          size="sm"
        >
          Choose pictures
        </FileButton>
      </FileDrop>
      {files.map((picture) => {
        const { id, file, state, progress, message } = picture;
        return (
          <div key={id} className="flex flex-wrap items-center gap-3 rounded-control border border-line p-3 text-sm">
            <span className="min-w-0 grow truncate">{file.name}</span>
            {message ? (
              <>
                <FieldError>{message}</FieldError>
                {state === 'failed' && (
                  <Button variant="outline" size="sm" onClick={() => void send([picture])}>
                    Try again
                  </Button>
                )}
                <IconButton label={`Leave out ${file.name}`} size="sm" onClick={() => remove(id)}>
                  <X aria-hidden className="size-4" />
                </IconButton>
              </>
            ) : (
              <Progress label={`Uploading ${file.name}`} value={progress} className="w-40" />
            )}
          </div>
        );
      })}
    </div>
  );
}

type ImageRowProps = { id: string; index: number; url: string; onRemove: () => void };

function ImageRow({ id, index, url, onRemove }: ImageRowProps) {
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
