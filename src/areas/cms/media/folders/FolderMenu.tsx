'use client';

import { FolderInput, MoreVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@/ui/DropdownMenu';
import { failed } from '@/ui/failed';
import { IconButton } from '@/ui/IconButton';
import { toast } from '@/ui/toast';
import { foldersIn } from './folder-tree';
import { FolderNameDialog } from './FolderNameDialog';
import { requestMedia } from '../browse/media-client';
import { MoveDialog } from './MoveDialog';
import type { MediaFolderItem } from '@/modules/media/data/folders';

type FolderMenuProps = {
  folder: MediaFolderItem;
  folders: readonly MediaFolderItem[];
  onChanged: (isGone: boolean) => void;
};

export function FolderMenu({ folder, folders, onChanged }: FolderMenuProps) {
  const { id, name, parent, pictures } = folder;
  const [open, setOpen] = useState<'rename' | 'move' | 'delete'>();
  const close = () => setOpen(undefined);
  const inside = foldersIn(folders, id).length;
  const isEmpty = pictures === 0 && inside === 0;

  async function change(changes: { name?: string; parent?: string | null }, done: string) {
    const answer = await requestMedia(`folders/${id}`, { method: 'PATCH', body: changes });
    if (!answer.ok) return answer.message;
    toast({ title: done });
    onChanged(false);
    return undefined;
  }

  async function remove() {
    const answer = await requestMedia(`folders/${id}?contents=up`, { method: 'DELETE' });
    if (!answer.ok) {
      toast(failed(answer.message));
      return false;
    }
    toast({ title: 'Folder deleted', description: isEmpty ? undefined : 'Its contents are now one folder up.' });
    onChanged(true);
    return true;
  }

  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={`Actions for the folder ${name}`} size="sm">
            <MoreVertical aria-hidden className="size-4" />
          </IconButton>
        }
      >
        <DropdownMenuItem onSelect={() => setOpen('rename')}>
          <Pencil aria-hidden />
          Rename
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setOpen('move')}>
          <FolderInput aria-hidden />
          Move
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem destructive onSelect={() => setOpen('delete')}>
          <Trash2 aria-hidden />
          Delete
        </DropdownMenuItem>
      </DropdownMenu>
      {open === 'rename' && (
        <FolderNameDialog
          title="Rename folder"
          confirmLabel="Rename"
          initial={name}
          onClose={close}
          onName={(next) => change({ name: next }, 'Folder renamed')}
        />
      )}
      {open === 'move' && (
        <MoveDialog
          title={`Move the folder ${name}`}
          folders={folders}
          initial={parent ?? ''}
          without={id}
          onClose={close}
          onMove={(next) => change({ parent: next || null }, 'Folder moved')}
        />
      )}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={(next) => !next && close()}
        title={`Delete the folder ${name}?`}
        description={
          isEmpty
            ? 'It is empty.'
            : `No picture is deleted: what is in it (${pictures} pictures, ${inside} folders) goes one folder up.`
        }
        confirmLabel="Delete folder"
        destructive
        onConfirm={remove}
      />
    </>
  );
}
