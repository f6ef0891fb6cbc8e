'use client';

import { callAction } from '@/ui/call-action';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';
import { useSentForm } from '@/ui/use-sent-form';
import { useMay } from '../access/granted';
import { VIEW_NAME_MAX, type SavedView } from '../views/saved-view';
import { changeViewAction, createViewAction } from './view-actions';

type ViewDialogProps = {
  /** Left out for a new one. */
  view?: SavedView;
  href: string;
  onSaved?: (id: string) => void;
  onClose: () => void;
};

export function ViewDialog({ view, href, onSaved, onClose }: ViewDialogProps) {
  const mayShare = useMay()('settings:write');
  const sent = useSentForm({
    send: async (typed) => {
      const name = String(typed.get('name') ?? '');
      const fields = { name, isShared: typed.has('isShared'), isDefault: typed.has('isDefault') };
      const result = await callAction(
        view ? changeViewAction({ id: view.id, ...fields }) : createViewAction({ href, ...fields }),
      );
      if (!result.ok) return result;
      if ('id' in result) onSaved?.(String(result.id));
      toast({ title: '✅ View Saved', description: name });
      onClose();
      return result;
    },
  });
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={view ? 'Edit view' : 'Save view'}
      description={view ? undefined : 'Keeps the filters, search and order of this list under a name.'}
      submitLabel="Save View"
      sent={sent}
    >
      <Field label="Name" required error={sent.fieldErrors.name ?? sent.fieldErrors.href}>
        {(control) => (
          <Input {...control} name="name" maxLength={VIEW_NAME_MAX} autoComplete="off" defaultValue={view?.name} />
        )}
      </Field>
      {mayShare && (
        <Checkbox
          name="isShared"
          label="For everyone"
          description="Everyone who may see this list finds it there."
          defaultChecked={view?.isShared}
        />
      )}
      <Checkbox
        name="isDefault"
        label="Open it first"
        description="The navigation leads you to it. Only for you."
        defaultChecked={view?.isDefault}
      />
    </FormDialog>
  );
}
