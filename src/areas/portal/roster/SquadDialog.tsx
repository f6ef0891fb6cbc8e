'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { MAX_SQUAD } from '@/domain/teams/roster';
import type { Refused } from '@/lib/client/request';
import { requestTeam } from '@/modules/team/request-team';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';

type SquadDialogProps = { squad: string; onRenamed: (squad: string) => void; onClose: () => void };

/** Renames a squad; an existing name merges both after confirmation. */
export function SquadDialog({ squad, onRenamed, onClose }: SquadDialogProps) {
  const router = useRouter();
  const [name, setName] = useState(squad);
  const [refused, setRefused] = useState<Refused>();
  const [isSaving, setSaving] = useState(false);

  /** @returns true if renamed. */
  async function rename(merge: boolean): Promise<boolean> {
    setSaving(true);
    const body = { from: squad, to: name, merge };
    const result = await requestTeam<{ squad: string }>('/api/team/members/squad', { method: 'PATCH', body });
    setSaving(false);
    if (!result.ok) {
      setRefused(result);
      return false;
    }
    const now = result.value.squad;
    toast({
      title: merge ? 'Squads merged' : 'Squad renamed',
      description: merge ? `The players of ${squad} are in ${now}.` : `${squad} is now ${now}.`,
    });
    onRenamed(now);
    router.refresh();
    onClose();
    return true;
  }

  if (refused?.code === 'conflict') {
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && setRefused(undefined)}
        title="Merge the two squads?"
        description={`${refused.message} Every player of ${squad} joins it. To separate them later, you change each player.`}
        confirmLabel="Merge squads"
        destructive
        onConfirm={() => rename(true)}
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
      pending={isSaving}
      onSubmit={() => rename(false)}
    >
      <Field label="Name" required error={refused && (refused.fieldErrors?.to ?? refused.message)}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={MAX_SQUAD}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value);
              setRefused(undefined);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
