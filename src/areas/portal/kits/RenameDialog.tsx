'use client';

import { useState } from 'react';
import { MAX_DESIGN_NAME } from '@/domain/kits/designs/design-input';
import type { DesignEntry } from '@/domain/kits/designs/design-view';
import { reloadIfSignedOut, type Refused } from '@/lib/client/request';
import { renameDesign } from '@/modules/kits/request-designs';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';

type RenameDialogProps = { design: DesignEntry; onSaved: (design: DesignEntry) => void; onClose: () => void };

/** Keeps the input if saving fails. */
export function RenameDialog({ design, onSaved, onClose }: RenameDialogProps) {
  const [name, setName] = useState(design.name);
  const [refused, setRefused] = useState<Refused>();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    const result = await renameDesign(design, name);
    setSaving(false);
    if (!result.ok) {
      reloadIfSignedOut(result);
      return setRefused(result);
    }
    onSaved(result.value);
    onClose();
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Rename design"
      size="sm"
      submitLabel="Rename"
      pending={isSaving}
      onSubmit={save}
    >
      <Field label="Name" required error={refused && (refused.fieldErrors?.name ?? refused.message)}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={MAX_DESIGN_NAME}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
