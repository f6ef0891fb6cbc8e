'use client';

import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { proposedDeadline, toLocalInput } from '@/modules/team/size-requests/size-request';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { useSizeRequest } from './use-size-request';

type RequestDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Size form to reopen or to give another deadline; undefined for a new one. */
  request?: { id: string; deadline: string; state: string };
  squads?: readonly string[];
};

export function RequestDialog({ open, onOpenChange, request, squads = [] }: RequestDialogProps) {
  const { open: openRequest } = useSizeRequest();
  const isOpen = request?.state === 'open';
  const proposed = () => toLocalInput(isOpen ? new Date(request.deadline) : proposedDeadline());

  const sent = useSentForm({
    send: async (typed) => {
      const entered = typedFields(typed, request ? ['deadline'] : ['deadline', 'title', 'squad']);
      const result = await openRequest(entered, request?.id);
      if (result.ok) onOpenChange(false);
      return result;
    },
  });
  const errors = sent.fieldErrors;

  return (
    <FormDialog
      open={open}
      onOpenChange={(next) => {
        sent.startAgain();
        onOpenChange(next);
      }}
      title={request ? (isOpen ? 'Move the deadline' : 'Reopen the collection') : 'Collect sizes'}
      description={
        request
          ? 'The same links work until then.'
          : 'You get one link for the whole team, and one for each player. They need no account.'
      }
      submitLabel={request ? (isOpen ? 'Move the deadline' : 'Reopen') : 'Create the links'}
      aside={null}
      sent={sent}
    >
      {!request && (
        <Field
          label="What it’s for"
          required
          error={errors.title}
          hint="Shown to your players, for example Autumn kit 2026."
        >
          {(control) => <Input {...control} name="title" maxLength={120} autoComplete="off" />}
        </Field>
      )}
      {squads.length > 0 && (
        <Field label="Squad" error={errors.squad} hint="Only players in this squad get links.">
          {(control) => (
            <Select {...control} name="squad">
              <option value="">Everyone on the roster</option>
              <Options choices={squads.map((name) => ({ value: name, label: name }))} />
            </Select>
          )}
        </Field>
      )}
      <Field
        label="Deadline"
        required
        error={errors.deadline}
        hint="After this, nothing can be changed through the links."
      >
        {(control) => (
          <Input {...control} name="deadline" type="datetime-local" defaultValue={proposed()} className="max-w-64" />
        )}
      </Field>
    </FormDialog>
  );
}
