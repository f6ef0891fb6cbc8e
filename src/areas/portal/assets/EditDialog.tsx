'use client';

import { useState } from 'react';
import {
  ASSET_TYPE_LABELS,
  ASSET_TYPES,
  MAX_ASSET_DESCRIPTION,
  MAX_ASSET_NAME,
  type AssetType,
} from '@/domain/teams/design-assets';
import type { FieldErrors } from '@/lib/result';
import { choicesOf } from '@/ui/choices';
import { Options } from '@/ui/Options';
import { Field, FieldError } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import type { AssetView } from '@/modules/team/data/asset-view';
import type { StoredAsset } from '@/modules/team/assets/store-asset';
import { requestTeam } from '@/modules/team/request-team';

type EditDialogProps = { asset: AssetView; onSaved: (stored: StoredAsset) => void; onClose: () => void };

/** Keeps the input if saving fails. */
export function EditDialog({ asset, onSaved, onClose }: EditDialogProps) {
  const [fields, setFields] = useState({ name: asset.name, type: asset.type, description: asset.description });
  const [errors, setErrors] = useState<{ message?: string; fieldErrors?: FieldErrors }>({});
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    const result = await requestTeam<StoredAsset>(`/api/team/assets/${asset.id}`, { method: 'PATCH', body: fields });
    setSaving(false);
    if (result.ok) return onSaved(result.value);
    setErrors(result);
  }

  const { message, fieldErrors } = errors;
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Edit asset"
      submitLabel="Save"
      pending={isSaving}
      onSubmit={save}
    >
      <Field label="Name" required error={fieldErrors?.name}>
        {(control) => (
          <Input
            {...control}
            value={fields.name}
            maxLength={MAX_ASSET_NAME}
            onChange={({ target }) => setFields({ ...fields, name: target.value })}
          />
        )}
      </Field>
      <Field label="Type" error={fieldErrors?.type}>
        {(control) => (
          <Select
            {...control}
            value={fields.type}
            onChange={({ target }) => setFields({ ...fields, type: target.value as AssetType })}
          >
            <Options choices={choicesOf(ASSET_TYPES, ASSET_TYPE_LABELS)} />
          </Select>
        )}
      </Field>
      <Field label="Description" optional error={fieldErrors?.description}>
        {(control) => (
          <Textarea
            {...control}
            value={fields.description}
            maxLength={MAX_ASSET_DESCRIPTION}
            onChange={({ target }) => setFields({ ...fields, description: target.value })}
          />
        )}
      </Field>
      {message && !fieldErrors && (
        <div role="alert">
          <FieldError>{message}</FieldError>
        </div>
      )}
    </FormDialog>
  );
}
