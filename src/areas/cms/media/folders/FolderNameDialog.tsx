'use client';

import { MAX_FOLDER_NAME } from '@/domain/pages/media';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';

type FolderNameDialogProps = {
  title: string;
  confirmLabel: string;
  initial?: string;
  onClose: () => void;
  /** Returns an error in the name, or undefined. */
  onName: (name: string) => Promise<string | undefined>;
};

export function FolderNameDialog({ title, confirmLabel, initial = '', onClose, onName }: FolderNameDialogProps) {
  const sent = useSentForm({
    send: async (typed) => {
      const name = typedFields(typed, ['name']).name.trim();
      const fault = name ? await onName(name) : 'Give the folder a name.';
      if (fault) return { fieldErrors: { name: [fault] } };
      onClose();
      return {};
    },
  });

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      size="sm"
      submitLabel={confirmLabel}
      sent={sent}
    >
      <Field label="Name" required error={sent.fieldErrors.name}>
        {(input) => (
          <Input {...input} name="name" defaultValue={initial} maxLength={MAX_FOLDER_NAME} autoComplete="off" />
        )}
      </Field>
    </FormDialog>
  );
}
