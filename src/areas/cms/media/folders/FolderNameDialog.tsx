'use client';

import { useState } from 'react';
import { MAX_FOLDER_NAME } from '@/domain/pages/media';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';

type FolderNameDialogProps = {
  title: string;
  confirmLabel: string;
  initial?: string;
  onClose: () => void;
  /** Returns an error in the name, or undefined. */
  onName: (name: string) => Promise<string | undefined>;
};

export function FolderNameDialog({ title, confirmLabel, initial = '', onClose, onName }: FolderNameDialogProps) {
  const [name, setName] = useState(initial);
  const [fault, setFault] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function submit() {
    if (!name.trim()) return setFault('Give the folder a name.');
    setSaving(true);
    const wrong = await onName(name.trim());
    setSaving(false);
    if (wrong) setFault(wrong);
    else onClose();
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      size="sm"
      submitLabel={confirmLabel}
      pending={isSaving}
      onSubmit={submit}
    >
      <Field label="Name" required error={fault}>
        {(input) => (
          <Input
            {...input}
            value={name}
            maxLength={MAX_FOLDER_NAME}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value);
              setFault(undefined);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
