'use client';

import { useFieldArray, useFormContext } from 'react-hook-form';
import { FieldError } from '@/ui/Field';
import type { ProductFormValues } from '../product-form';
import { FormSection } from '@/ui/FormSection';
import { ImageRow } from './ImageRow';
import { PictureDrop } from './PictureDrop';
import { SortableRows } from '@/ui/SortableRows';
import { uploadFault } from '@/domain/text/uploads';
import { PICTURE_UPLOAD } from '@/domain/pages/media';
import { useUploadQueue } from '@/ui/use-upload-queue';
import type { AddedPicture } from './add-picture';

/** In the shop’s order; the first is the cover. */
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
