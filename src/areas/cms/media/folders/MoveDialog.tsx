'use client';

import { Options } from '@/ui/Options';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Select } from '@/ui/Select';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { folderOptions } from './folder-tree';
import type { MediaFolderItem } from '@/modules/media/data/folders';

type MoveDialogProps = {
  title: string;
  folders: readonly MediaFolderItem[];
  initial: string;
  /** Folder being moved: it can go neither into itself nor into one below it. */
  without?: string;
  onClose: () => void;
  onMove: (folder: string) => Promise<string | undefined>;
};

export function MoveDialog({ title, folders, initial, without, onClose, onMove }: MoveDialogProps) {
  const sent = useSentForm({
    send: async (typed) => {
      const message = await onMove(typedFields(typed, ['folder']).folder);
      if (!message) onClose();
      return { message };
    },
  });

  return (
    <FormDialog open onOpenChange={(open) => !open && onClose()} title={title} size="sm" submitLabel="Move" sent={sent}>
      <Field label="Folder">
        {(input) => (
          <Select {...input} name="folder" defaultValue={initial}>
            <option value="">Library (no folder)</option>
            <Options choices={folderOptions(folders, without).map(({ id, label }) => ({ value: id, label }))} />
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}
