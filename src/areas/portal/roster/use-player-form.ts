'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { EMPTY_PLAYER, type Player, type PlayerField } from '@/domain/teams/roster';
import { toast } from '@/ui/toast';
import { newId } from '@/lib/client/new-id';
import { changesIn, rebase, toForm } from './player-form';
import { requestTeam } from '@/modules/team/request-team';
import { useSentForm, type SentFormState } from '@/ui/use-sent-form';

const EMPTY_FORM = toForm(EMPTY_PLAYER);

export type Conflict = { theirs: Player; fields: PlayerField[] };

/** @param onSaved called unless another player is to be added. */
export function usePlayerForm(player: Player | undefined, onSaved: () => void) {
  const router = useRouter();
  const [base, setBase] = useState(player);
  const before = base ? toForm(base) : EMPTY_FORM;
  const [form, setForm] = useState(before);
  const [conflict, setConflict] = useState<Conflict>();
  // Sent with every try, so that a retry adds no second player.
  const id = useRef<string>(undefined);

  function change(field: PlayerField, value: string) {
    setForm((now) => ({ ...now, [field]: value }));
    sent.mend(field);
  }

  function adoptTheirs(field: PlayerField) {
    if (!conflict) return;
    change(field, toForm(conflict.theirs)[field]);
    const fields = conflict.fields.filter((other) => other !== field);
    setConflict(fields.length > 0 ? { ...conflict, fields } : undefined);
  }

  const request = (body: object) =>
    base
      ? requestTeam<{ player: Player }>(`/api/team/members/${base.id}`, {
          method: 'PATCH',
          body: { ...body, seen: Object.fromEntries(Object.keys(body).map((field) => [field, seenOf(base, field)])) },
        })
      : requestTeam<{ player: Player }>('/api/team/members', {
          method: 'POST',
          body: { name: '', ...body, id: id.current },
        });

  // The fields are controlled: both versions are merged in them.
  const sent = useSentForm<SentFormState>({
    send: async (typed) => {
      id.current ??= newId();
      const result = await request(changesIn(form, before));
      if (!result.ok) {
        if (result.code !== 'conflict' || !('player' in result)) return result;
        const theirs = result.player as Player;
        const rebased = rebase(form, before, toForm(theirs));
        setBase(theirs);
        setForm(rebased.form);
        setConflict({ theirs, fields: rebased.conflicts });
        router.refresh();
        return {};
      }
      id.current = undefined;
      if (!player) setForm(EMPTY_FORM);
      toast({
        title: player ? 'Player saved' : 'Player added',
        description: `${result.value.player.name} is on the roster.`,
      });
      router.refresh();
      if (typed.has(NEXT)) sent.form.ref.current?.querySelector('input')?.focus();
      else onSaved();
      return {};
    },
  });

  return { sent, typed: form, conflict, change, adoptTheirs };
}

export const NEXT = 'next';

const seenOf = (player: Player, field: string) => player[field as PlayerField] ?? null;
