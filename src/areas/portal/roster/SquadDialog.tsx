'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { MAX_SQUAD } from '@/domain/teams/roster';
import { requestTeam } from '@/modules/team/request-team';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm, type SentFormState } from '@/ui/use-sent-form';

type SquadDialogProps = { squad: string; onRenamed: (squad: string) => void; onClose: () => void };

/** Renames a squad; an existing name merges both after confirmation. */
export function SquadDialog({ squad, onRenamed, onClose }: SquadDialogProps) {
  const router = useRouter();
  const [name, setName] = useState(squad);
  const [taken, setTaken] = useState<string>();
  const sent = useSentForm({ send: (typed) => rename(typedFields(typed, ['to']).to) });

  async function rename(to: string, merge = false): Promise<SentFormState> {
    const body = { from: squad, to, merge };
    const result = await requestTeam<{ squad: string }>('/api/team/members/squad', { method: 'PATCH', body });
    if (!result.ok) {
      const isTaken = result.code === 'conflict';
      setName(to);
      setTaken(isTaken ? result.message : undefined);
      return isTaken ? {} : { fieldErrors: { to: result.fieldErrors?.to ?? [result.message] } };
    }
    const now = result.value.squad;
    toast({
      title: merge ? 'Squads merged' : 'Squad renamed',
      description: merge ? `The players of ${squad} are in ${now}.` : `${squad} is now ${now}.`,
    });
    onRenamed(now);
    router.refresh();
    onClose();
    return { ok: true };
  }

  async function merge(): Promise<boolean> {
    const outcome = await rename(name, true);
    sent.show(outcome);
    return outcome.ok === true;
  }

  if (taken) {
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && setTaken(undefined)}
        title="Merge the two squads?"
        description={`${taken} Every player of ${squad} joins it. To separate them later, you change each player.`}
        confirmLabel="Merge squads"
        destructive
        onConfirm={merge}
      />
    );
  }
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Rename ${squad}`}
      description="Every player of the squad gets the new name."
      size="sm"
      submitLabel="Rename"
      sent={sent}
    >
      <Field label="Name" required error={sent.fieldErrors.to}>
        {(control) => <Input {...control} name="to" defaultValue={name} maxLength={MAX_SQUAD} autoComplete="off" />}
      </Field>
    </FormDialog>
  );
}
