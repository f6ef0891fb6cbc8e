'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { EMPTY_PLAYER, type Player, type PlayerField } from '@/domain/teams/roster';
import type { FieldErrors } from '@/lib/result';
import { toast } from '@/ui/toast';
import { newId } from '@/lib/client/new-id';
import { changesIn, rebase, toForm } from './player-form';
import { requestTeam } from '@/modules/team/request-team';

const EMPTY_FORM = toForm(EMPTY_PLAYER);

export type Conflict = { theirs: Player; fields: PlayerField[] };

export function usePlayerForm(player: Player | undefined) {
  const router = useRouter();
  const [base, setBase] = useState(player);
  const before = base ? toForm(base) : EMPTY_FORM;
  const [form, setForm] = useState(before);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const [isSaving, setSaving] = useState(false);
  // Sent with every try, so that a retry adds no second player.
  const id = useRef<string>(undefined);

  function change(field: PlayerField, value: string) {
    setForm((now) => ({ ...now, [field]: value }));
    setErrors(({ [field]: _, ...rest }) => rest);
  }

  function adoptTheirs(field: PlayerField) {
    if (!conflict) return;
    change(field, toForm(conflict.theirs)[field]);
    const fields = conflict.fields.filter((other) => other !== field);
    setConflict(fields.length > 0 ? { ...conflict, fields } : undefined);
  }

  const send = (body: object) =>
    base
      ? requestTeam<{ player: Player }>(`/api/team/members/${base.id}`, {
          method: 'PATCH',
          body: { ...body, seen: Object.fromEntries(Object.keys(body).map((field) => [field, seenOf(base, field)])) },
        })
      : requestTeam<{ player: Player }>('/api/team/members', {
          method: 'POST',
          body: { name: '', ...body, id: id.current },
        });

  async function save(): Promise<boolean> {
    if (isSaving) return false;
    id.current ??= newId();
    setSaving(true);
    setMessage(undefined);
    const result = await send(changesIn(form, before));
    setSaving(false);
    if (!result.ok) {
      if (result.code === 'conflict' && 'player' in result) {
        const theirs = result.player as Player;
        const rebased = rebase(form, before, toForm(theirs));
        setBase(theirs);
        setForm(rebased.form);
        setConflict({ theirs, fields: rebased.conflicts });
        router.refresh();
        return false;
      }
      setErrors(result.fieldErrors ?? {});
      if (!result.fieldErrors) setMessage(result.message);
      return false;
    }
    id.current = undefined;
    setErrors({});
    if (!player) setForm(EMPTY_FORM);
    toast({
      title: player ? 'Player saved' : 'Player added',
      description: `${result.value.player.name} is on the roster.`,
    });
    router.refresh();
    return true;
  }

  return { form, errors, message, conflict, isSaving, change, adoptTheirs, save };
}

const seenOf = (player: Player, field: string) => player[field as PlayerField] ?? null;
