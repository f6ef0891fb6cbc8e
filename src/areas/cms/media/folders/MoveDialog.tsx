'use client';

import { useState } from 'react';
import { Options } from '@/ui/Options';
import { Field, FieldError } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Select } from '@/ui/Select';
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
  const [folder, setFolder] = useState(initial);
  const [fault, setFault] = useState<string>();
  const [isMoving, setMoving] = useState(false);

  async function move() {
    setMoving(true);
    const wrong = await onMove(folder);
    setMoving(false);
    if (wrong) setFault(wrong);
    else onClose();
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      size="sm"
      submitLabel="Move"
      pending={isMoving}
      onSubmit={move}
    >
      <Field label="Folder">
        {(input) => (
          <Select {...input} value={folder} onChange={({ target }) => setFolder(target.value)}>
            <option value="">Library (no folder)</option>
            <Options choices={folderOptions(folders, without).map(({ id, label }) => ({ value: id, label }))} />
          </Select>
        )}
      </Field>
      {fault && <FieldError>{fault}</FieldError>}
    </FormDialog>
  );
}
