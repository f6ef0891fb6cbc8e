'use client';

import { useRef, type SubmitEvent } from 'react';
import { listNames, type Player, squadsOf } from '@/domain/teams/roster';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { ConflictNotice } from './ConflictNotice';
import { PlayerFieldset } from './PlayerFieldset';
import { usePlayerForm } from './use-player-form';

type PlayerDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Who is edited; a new player without. */
  player?: Player;
  players: readonly Player[];
};

/** Adds a player or edits one. Closed and opened again, it still holds what was typed. */
export function PlayerDialog({ open, onClose, player, players }: PlayerDialogProps) {
  const { form, errors, message, conflict, isSaving, change, adoptTheirs, save } = usePlayerForm(player);
  const formRef = useRef<HTMLFormElement>(null);

  async function submit(then: 'close' | 'next') {
    if (!(await save())) {
      requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    } else if (then === 'close') {
      onClose();
    } else {
      formRef.current?.querySelector('input')?.focus();
    }
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void submit('close');
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={player ? <span className="line-clamp-2 wrap-anywhere">Edit {player.name}</span> : 'Add a player'}
      footer={
        <>
          {!player && (
            <Button variant="outline" disabled={isSaving} onClick={() => void submit('next')}>
              Add, then another
            </Button>
          )}
          <Button type="submit" form="player-form" loading={isSaving}>
            {player ? 'Save changes' : 'Add player'}
          </Button>
        </>
      }
    >
      <form id="player-form" ref={formRef} onSubmit={onSubmit} noValidate className="space-y-5">
        {message && <Notice tone="danger">{message}</Notice>}
        {conflict && <ConflictNotice conflict={conflict} form={form} onTake={adoptTheirs} />}
        <PlayerFieldset
          form={form}
          errors={errors}
          onChange={change}
          clash={clashOf(form.jerseyNumber, player, players)}
          squads={squadsOf(players)}
        />
      </form>
    </Dialog>
  );
}

/** Who else on the roster wears the number that is typed. */
function clashOf(typed: string, player: Player | undefined, players: readonly Player[]): string | undefined {
  if (!/^\d{1,3}$/.test(typed.trim())) return undefined;
  const number = Number(typed);
  const others = players.filter(
    ({ id, isActive, jerseyNumber }) => isActive && id !== player?.id && jerseyNumber === number,
  );
  if (others.length === 0) return undefined;
  return `${listNames(others.map(({ name }) => name))} ${others.length === 1 ? 'has' : 'have'} number ${number} too.`;
}
