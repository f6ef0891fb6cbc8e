'use client';

import { ASSET_TYPE_LABELS, ASSET_TYPES, MAX_ASSET_DESCRIPTION, MAX_ASSET_NAME } from '@/domain/teams/design-assets';
import { choicesOf } from '@/ui/choices';
import { Options } from '@/ui/Options';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import type { AssetView } from '@/modules/team/data/asset-view';
import type { StoredAsset } from '@/modules/team/assets/store-asset';
import { requestTeam } from '@/modules/team/request-team';

type EditDialogProps = { asset: AssetView; onSaved: (stored: StoredAsset) => void; onClose: () => void };

export function EditDialog({ asset, onSaved, onClose }: EditDialogProps) {
  const sent = useSentForm({
    send: async (typed) => {
      const body = typedFields(typed, ['name', 'type', 'description']);
      const result = await requestTeam<StoredAsset>(`/api/team/assets/${asset.id}`, { method: 'PATCH', body });
      if (result.ok) onSaved(result.value);
      return result;
    },
  });
  const { fieldErrors } = sent;
  return (
    <FormDialog open onOpenChange={(open) => !open && onClose()} title="Edit asset" submitLabel="Save" sent={sent}>
      <Field label="Name" required error={fieldErrors.name}>
        {(control) => <Input {...control} name="name" defaultValue={asset.name} maxLength={MAX_ASSET_NAME} />}
      </Field>
      <Field label="Type" error={fieldErrors.type}>
        {(control) => (
          <Select {...control} name="type" defaultValue={asset.type}>
            <Options choices={choicesOf(ASSET_TYPES, ASSET_TYPE_LABELS)} />
          </Select>
        )}
      </Field>
      <Field label="Description" optional error={fieldErrors.description}>
        {(control) => (
          <Textarea
            {...control}
            name="description"
            defaultValue={asset.description}
            maxLength={MAX_ASSET_DESCRIPTION}
          />
        )}
      </Field>
    </FormDialog>
  );
}
