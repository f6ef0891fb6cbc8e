'use client';

import { useRef, type SubmitEvent } from 'react';
import { listNames, numberClashes, type Player, squadsOf } from '@/domain/teams/roster';
import { distinctNames, listed } from '@/domain/teams/namesakes';
import { playerShape } from '@/domain/teams/roster-input';
import { parseShirtNumber } from '@/domain/teams/shirt-number';
import type { ShirtRules } from '@/domain/teams/shirt-rules';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { ConflictNotice } from './ConflictNotice';
import type { PlayerForm } from './player-form';
import { PlayerFieldset } from './PlayerFieldset';
import { usePlayerForm } from './use-player-form';

type PlayerDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Undefined for a new player. */
  player?: Player;
  /** Name that tells the player apart from namesakes. */
  who?: string;
  players: readonly Player[];
  rules: ShirtRules;
};

/** Keeps the input when closed and opened again. */
export function PlayerDialog({ open, onClose, player, who, players, rules }: PlayerDialogProps) {
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
      title={player ? <span className="line-clamp-2 wrap-anywhere">Edit {who}</span> : 'Add a player'}
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
          clash={clashOf(form, { player, players, rules })}
          rules={rules}
          squads={squadsOf(players)}
        />
      </form>
    </Dialog>
  );
}

/** Other wearers of the typed number, if numbers are unique. */
function clashOf(
  typed: Pick<PlayerForm, 'jerseyNumber' | 'squad'>,
  { player, players, rules }: Pick<PlayerDialogProps, 'player' | 'players' | 'rules'>,
): string | undefined {
  const jerseyNumber = parseShirtNumber(typed.jerseyNumber) ?? null;
  const squad = playerShape.squad.safeParse(typed.squad).data ?? null;
  const own = { name: '', jerseyNumber, squad, isActive: true };
  const all = [...players.filter(({ id }) => id !== player?.id), own];
  const clash = numberClashes(all, rules.numbersUniqueIn).find(({ wearers }) => wearers.includes(own));
  if (!clash) return undefined;
  const others = distinctNames(clash.wearers.filter((other) => other !== own).map(listed));
  const where = clash.squad ? ` in ${clash.squad}` : '';
  return `${listNames(others)} ${others.length === 1 ? 'has' : 'have'} number ${clash.number} too${where}.`;
}
