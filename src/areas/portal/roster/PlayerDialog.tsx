'use client';

import { useId, type ReactNode } from 'react';
import {
  listNames,
  numberClashes,
  type Player,
  squadsOf,
  PLAYER_LABELS,
  type PlayerField,
} from '@/domain/teams/roster';
import { distinctNames, listed } from '@/domain/teams/namesakes';
import { playerShape } from '@/domain/teams/roster-input';
import { parseShirtNumber } from '@/domain/teams/shirt-number';
import type { ShirtRules } from '@/domain/teams/shirt-rules';
import { Button } from '@/ui/Button';
import { FormDialog } from '@/ui/FormDialog';
import type { PlayerForm } from './player-form';
import { NEXT, usePlayerForm, type Conflict } from './use-player-form';
import { isSizeField } from '@/domain/teams/player-sizes';
import { sizeLabelOf, SIZE_CODES } from '@/domain/catalogue/sizes';
import { Warning } from './Warning';
import { backNameOf, cutNameText, printedNameProblem } from '@/domain/teams/back-name';
import { SizeSelect } from '@/modules/team/components/SizeSelect';
import { SizeGuideLink } from '@/modules/catalogue/components/SizeGuideLink';
import type { FieldErrors } from '@/lib/result';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';

type PlayerDialogProps = {
  open: boolean;
  onClose: () => void;
  player?: Player;
  who?: string;
  players: readonly Player[];
  rules: ShirtRules;
};

export function PlayerDialog({ open, onClose, player, who, players, rules }: PlayerDialogProps) {
  const { sent, typed, conflict, change, adoptTheirs } = usePlayerForm(player, onClose);

  return (
    <FormDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={player ? <span className="line-clamp-2 wrap-anywhere">Edit {who}</span> : 'Add a player'}
      aside={
        player ? null : (
          <Button
            variant="outline"
            className="max-sm:px-4"
            disabled={sent.isSending}
            onClick={() => void sent.submit({ [NEXT]: 'on' })}
          >
            Add, then another
          </Button>
        )
      }
      submitLabel={player ? 'Save changes' : 'Add player'}
      sent={sent}
    >
      {conflict && <ConflictNotice conflict={conflict} form={typed} onTake={adoptTheirs} />}
      <PlayerFieldset
        form={typed}
        errors={sent.fieldErrors}
        onChange={change}
        clash={clashOf(typed, { player, players, rules })}
        rules={rules}
        squads={squadsOf(players)}
      />
    </FormDialog>
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

type ConflictNoticeProps = { conflict: Conflict; form: PlayerForm; onTake: (field: PlayerField) => void };

function ConflictNotice({ conflict: { theirs, fields }, form, onTake }: ConflictNoticeProps) {
  const shown = (field: PlayerField, value: string) => (isSizeField(field) && sizeLabelOf(value)) || value || 'empty';
  return (
    <Warning>
      <p className="font-semibold">{theirs.name} has been changed in another window.</p>
      <p className="mt-0.5">Your changes are not lost: save again to keep them, or take the other version.</p>
      <ul className="mt-3 space-y-2">
        {fields.map((field) => {
          const there = shown(field, String(theirs[field] ?? ''));
          return (
            <li key={field} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span>
                {PLAYER_LABELS[field]}: <strong>{there}</strong> there, {shown(field, form[field])} here
              </span>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Take ${there} for ${PLAYER_LABELS[field]}`}
                onClick={() => onTake(field)}
              >
                Take {there}
              </Button>
            </li>
          );
        })}
      </ul>
    </Warning>
  );
}

type PlayerFieldsetProps = {
  form: PlayerForm;
  errors: FieldErrors;
  onChange: (field: PlayerField, value: string) => void;
  clash?: ReactNode;
  squads: readonly string[];
  rules: ShirtRules;
};

function PlayerFieldset({ form, errors, onChange, clash, squads, rules }: PlayerFieldsetProps) {
  const squadsId = useId();
  const of = (field: PlayerField) => ({
    name: field,
    value: form[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  });
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      <Field label="Name" required error={errors.name} className="col-span-2">
        {(control) => <Input {...control} {...of('name')} maxLength={120} autoComplete="off" />}
      </Field>
      <Field label="Position" error={errors.position}>
        {(control) => <Input {...control} {...of('position')} maxLength={60} autoComplete="off" />}
      </Field>
      <Field label="Number" error={errors.jerseyNumber}>
        {(control) => (
          <Input
            {...control}
            {...of('jerseyNumber')}
            inputMode="numeric"
            maxLength={3}
            placeholder="0–999"
            autoComplete="off"
          />
        )}
      </Field>
      {clash && <Warning className="col-span-2">{clash}</Warning>}
      <div className="space-y-1.5">
        <SizeSelect label="Size" none="Not known" error={errors.sizePreference} {...of('sizePreference')} />
        <SizeGuideLink sizes={SIZE_CODES} chart="clothing" />
      </div>
      <Field
        label="Name on back"
        error={errors.nameOnBack ?? printedNameProblem(form, rules)}
        hint={cutNameText(form, rules)}
      >
        {(control) => (
          <Input
            {...control}
            {...of('nameOnBack')}
            maxLength={20}
            placeholder={backNameOf({ name: form.name, nameOnBack: null }, rules).text}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Squad" error={errors.squad} hint="Separate several with commas: U12, U14." className="col-span-2">
        {(control) => (
          <>
            <Input {...control} {...of('squad')} list={squadsId} autoComplete="off" />
            <datalist id={squadsId}>
              {squads.map((squad) => (
                <option key={squad} value={squad} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <SizeSelect label="Shorts size" error={errors.shortsSize} {...of('shortsSize')} />
      <SizeSelect label="Socks size" error={errors.socksSize} {...of('socksSize')} />
      <Field label="Email" error={errors.email} hint="Only used for size links and reminders." className="col-span-2">
        {(control) => <Input {...control} {...of('email')} type="email" maxLength={254} autoComplete="off" />}
      </Field>
    </div>
  );
}
