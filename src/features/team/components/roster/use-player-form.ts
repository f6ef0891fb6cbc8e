'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { EMPTY_PLAYER, type Player, type PlayerField } from '@/domain/roster';
import type { FieldErrors } from '@/lib/result';
import { toast } from '@/ui/toast';
import { newId } from '../../rules/roster/new-id';
import { changesIn, toForm } from '../../rules/roster/player-form';
import { teamFetch } from '../../team-fetch';

const EMPTY_FORM = toForm(EMPTY_PLAYER);

/** The form of one player: what is typed stays until it is saved, whatever happens on the way. */
export function usePlayerForm(player: Player | undefined) {
  const router = useRouter();
  const before = player ? toForm(player) : EMPTY_FORM;
  const [form, setForm] = useState(before);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  // Sent with every try at the same new player, so that trying again never makes a second one.
  const id = useRef<string>(undefined);

  function change(field: PlayerField, value: string) {
    setForm((now) => ({ ...now, [field]: value }));
    setErrors(({ [field]: _, ...rest }) => rest);
  }

  /** @returns whether it was saved. */
  async function save(): Promise<boolean> {
    if (isSaving) return false;
    id.current ??= newId();
    setSaving(true);
    setMessage(undefined);
    const body = changesIn(form, before);
    const result = player
      ? await teamFetch<{ player: Player }>(`/api/team/members/${player.id}`, { method: 'PATCH', body })
      : await teamFetch<{ player: Player }>('/api/team/members', {
          method: 'POST',
          body: { name: '', ...body, id: id.current },
        });
    setSaving(false);
    if (!result.ok) {
      setErrors(result.fieldErrors ?? {});
      if (!result.fieldErrors) setMessage(result.message);
      return false;
    }
    id.current = undefined;
    setErrors({});
    if (!player) setForm(EMPTY_FORM);
    toast({ title: player ? 'Player saved' : 'Player added', description: `${result.player.name} is on the roster.` });
    router.refresh();
    return true;
  }

  return { form, errors, message, isSaving, change, save };
}
