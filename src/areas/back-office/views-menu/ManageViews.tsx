'use client';

import { Pencil, RefreshCw, Star, Trash2 } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { callAction } from '@/ui/call-action';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { failed } from '@/ui/failed';
import { IconButton } from '@/ui/IconButton';
import { toast, type ToastOptions } from '@/ui/toast';
import { toastResult } from '@/ui/toast-result';
import { useMay } from '../access/granted';
import type { SavedView } from '../views/saved-view';
import { changeViewAction, createViewAction, deleteViewAction } from './view-actions';
import { ViewDialog } from './ViewDialog';

type ManageViewsProps = { views: readonly SavedView[]; href: string; onClose: () => void };

export function ManageViews({ views, href, onClose }: ManageViewsProps) {
  const [editing, setEditing] = useState<SavedView>();
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Views of this list"
        footer={
          <DialogClose asChild>
            <Button variant="outline">Done</Button>
          </DialogClose>
        }
      >
        <ul className="divide-y divide-line">
          {views.map((view) => (
            <ViewRow key={view.id} view={view} href={href} onEdit={() => setEditing(view)} />
          ))}
        </ul>
        {views.length === 0 && <p className="text-ink-muted">No views are left.</p>}
      </Dialog>
      {editing && <ViewDialog view={editing} href={href} onClose={() => setEditing(undefined)} />}
    </>
  );
}

type ViewRowProps = { view: SavedView; href: string; onEdit: () => void };

function ViewRow({ view, href, onEdit }: ViewRowProps) {
  const { id, name, isShared, isDefault } = view;
  const may = useMay();
  const mayChange = !isShared || may('settings:write');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
      <p className="flex min-w-0 grow items-center gap-2">
        <span className="truncate font-medium">{name}</span>
        {isShared && <Badge variant="secondary">Everyone’s</Badge>}
      </p>
      <div className="flex">
        <IconButton
          label={isDefault ? `Stop opening ${name} first` : `Open ${name} first`}
          size="sm"
          aria-pressed={isDefault}
          className={isDefault ? 'text-accent' : 'text-ink-muted'}
          onClick={() =>
            void toastResult(changeViewAction({ id, isDefault: !isDefault }), opensFirst(name, !isDefault))
          }
        >
          <Star aria-hidden className="size-4" fill={isDefault ? 'currentColor' : 'none'} />
        </IconButton>
        {mayChange && (
          <>
            <IconButton
              label={`Save the filters shown now as ${name}`}
              size="sm"
              className="text-ink-muted"
              onClick={() => void renew(view, href)}
            >
              <RefreshCw aria-hidden className="size-4" />
            </IconButton>
            <IconButton label={`Edit ${name}`} size="sm" className="text-ink-muted" onClick={onEdit}>
              <Pencil aria-hidden className="size-4" />
            </IconButton>
            {isShared ? (
              <ConfirmDialog
                title={`Delete ${name} for everyone?`}
                description="Nobody finds this view in the list any more. This cannot be undone."
                confirmLabel="Delete"
                destructive
                onConfirm={() => toastResult(deleteViewAction(id), { title: '✅ View Deleted', description: name })}
                trigger={<DeleteButton name={name} />}
              />
            ) : (
              <DeleteButton name={name} onClick={() => void deleteOwn(view)} />
            )}
          </>
        )}
      </div>
    </li>
  );
}

const DeleteButton = ({ name, ...rest }: { name: string } & ComponentProps<'button'>) => (
  <IconButton label={`Delete ${name}`} size="sm" className="text-ink-muted hover:text-danger" {...rest}>
    <Trash2 aria-hidden className="size-4" />
  </IconButton>
);

const opensFirst = (name: string, isDefault: boolean): ToastOptions =>
  isDefault
    ? { title: '✅ Opens First', description: `The navigation now leads you to ${name}.` }
    : { title: '✅ Saved', description: 'The navigation leads you to the whole list again.' };

async function renew({ id, name, href: before }: SavedView, href: string) {
  const change = (to: string) => changeViewAction({ id, href: to });
  const undo = () => void toastResult(change(before), { title: '✅ View Restored', description: name });
  await toastResult(change(href), {
    title: '✅ View Saved',
    description: `${name} now has the filters of the list.`,
    action: { label: 'Undo', onClick: undo },
  });
}

async function deleteOwn({ id, name, href, isShared, isDefault }: SavedView) {
  const deleted = await callAction(deleteViewAction(id));
  if (!deleted.ok) return void toast(failed(deleted.message));
  const undo = () =>
    void toastResult(createViewAction({ name, href, isShared, isDefault }), {
      title: '✅ View Restored',
      description: name,
    });
  toast({ title: '✅ View Deleted', description: name, action: { label: 'Undo', onClick: undo } });
}
