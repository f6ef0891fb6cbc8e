'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import Link from 'next/link';
import type { DraftItem, DraftPlayer } from '@/domain/teams/team-draft';
import {
  fillFromRoster,
  isInLine,
  printPlayers,
  sizeProblem,
  sizeProblems,
  wornIn,
  type TeamRoster,
  type PlayerSizeProblem,
} from '@/domain/teams/team-draft-changes';
import { ofSquad, squadsOf } from '@/domain/teams/roster';
import { ONE_SIZE } from '@/domain/teams/team-order';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { PlusIcon } from '@/ui/shop-icons';
import { toast } from '@/ui/toast';
import type { BuilderProduct } from '../../data/builder-products';
import { PORTAL_HOME } from '../../portal-path';
import { SquadSelect } from '../SquadSelect';
import { TeamIcon } from './icons';
import { PlayerRow, type PlayerSlot } from './PlayerRow';
import { playerRowId, playerSlots, sizeFieldId } from './player-slots';
import { madeSizes, count } from './product-view';
import { cutNameText } from '@/domain/teams/back-name';
import { BACK_NAME_LABELS } from '@/domain/teams/shirt-rules';
import { WarningIcon } from '@/ui/WarningIcon';

type LinePlayersProps = {
  item: DraftItem;
  product: BuilderProduct;
  roster: TeamRoster;
  isInPortal?: boolean;
  onChange: (players: DraftPlayer[]) => void;
};

export function LinePlayers({ item, product, roster, isInPortal, onChange }: LinePlayersProps) {
  const { players } = item;
  const { members, rules } = roster;
  const hasPrint = players.some(({ nameOnBack, number }) => nameOnBack !== '' || number !== null);
  const [wantsPrint, setWantsPrint] = useState(hasPrint || (players.length === 0 && product.isCustomizable));
  const isPrinted = wantsPrint || hasPrint;
  const sizes = madeSizes(product, item.color).map(({ code }) => code);
  const problems = sizeProblems(item, sizes, product.parts);
  const squads = squadsOf(members);
  const [chosen, setSquad] = useState('');
  const squad = squads.includes(chosen) ? chosen : '';
  const inSquad = ofSquad(members, squad);
  const options = { ...wornIn(product), isPrinted, rules, ...(squad && { squad }) };
  const idsInSquad = new Set(inSquad.map(({ id }) => id));
  // Players in the line stay visible, whatever their squad.
  const slots = playerSlots(item, members, options).filter(
    ({ index, player }) => index !== undefined || idsInSquad.has(player.memberId ?? ''),
  );
  const missing = inSquad.filter((member) => !isInLine(players, member, squad)).length;

  // Rows are kept from drawing again while another one is typed in: what they call is always the same.
  const latest = useRef({ players, onChange });
  useEffect(() => {
    latest.current = { players, onChange };
  });
  const changePlayer = useCallback((index: number, change: Partial<DraftPlayer>) => {
    const now = latest.current;
    now.onChange(now.players.map((player, place) => (place === index ? { ...player, ...change } : player)));
  }, []);
  const toggle = useCallback(({ index, player }: PlayerSlot) => {
    const now = latest.current;
    if (index === undefined) return now.onChange([...now.players, player]);
    now.onChange(now.players.filter((_, place) => place !== index));
    if (player.memberId === undefined && player.name) {
      const undo = () => latest.current.onChange([...latest.current.players, player]);
      toast({ title: 'Player removed', description: player.name, action: { label: 'Undo', onClick: undo } });
    }
  }, []);

  function addByHand() {
    onChange([...players, { name: '', nameOnBack: '', number: null, size: product.hasSizes ? '' : ONE_SIZE }]);
  }

  return (
    <section aria-label="Players">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h4 className="text-subheading">Players</h4>
          <p className="text-sm text-ink-muted">{`${players.length} in this line`}</p>
        </div>
        {members.length > 0 ? (
          <div className="flex w-full flex-wrap gap-2.5 sm:w-auto">
            {squads.length > 0 && (
              <SquadSelect squads={squads} value={squad} onChange={setSquad} className="grow sm:w-44" />
            )}
            <Button
              variant={players.length === 0 ? 'primary' : 'outline'}
              disabled={missing === 0}
              onClick={() => onChange(fillFromRoster(item, inSquad, options).players)}
              className="grow sm:grow-0"
            >
              <TeamIcon className="size-5" />
              {squad ? 'Fill from squad' : 'Fill from roster'}
            </Button>
          </div>
        ) : (
          isInPortal && (
            <Button variant="outline" size="sm" asChild>
              <Link href={`${PORTAL_HOME}/roster`}>Add your roster first</Link>
            </Button>
          )
        )}
      </div>
      <Checkbox
        label="Print names and numbers"
        checked={isPrinted}
        onChange={({ target }) => {
          setWantsPrint(target.checked);
          onChange(printPlayers(item, members, { isPrinted: target.checked, rules }).players);
        }}
        className="mb-2 py-2"
      />
      {isPrinted && <PrintedNames players={players} roster={roster} isInPortal={isInPortal} />}
      <SizesToSolve item={item} slots={slots} problems={problems} />
      {players.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {slots.map((slot) => (
            <PlayerRow
              key={slot.id}
              slot={slot}
              rowId={slot.index === undefined ? undefined : playerRowId(item, slot.index)}
              sizeId={(part) => (slot.index === undefined ? undefined : sizeFieldId(item, slot.index, part))}
              sizes={product.hasSizes ? sizes : undefined}
              parts={product.parts}
              isPrinted={isPrinted}
              isInCapitals={rules.capitalNames}
              problem={slot.index === undefined ? undefined : sizeProblem(slot.player.size, sizes)}
              onToggle={toggle}
              onChange={changePlayer}
            />
          ))}
        </ul>
      )}
      <Button variant="ghost" size="sm" onClick={addByHand} className="mt-3">
        <PlusIcon className="size-4" />
        Add a player by hand
      </Button>
    </section>
  );
}

type PrintedNamesProps = { players: readonly DraftPlayer[]; roster: TeamRoster; isInPortal?: boolean };

function PrintedNames({ players, roster: { members, rules }, isInPortal }: PrintedNamesProps) {
  const inLine = new Set(players.map(({ memberId }) => memberId));
  const cut = members.flatMap((member) => (inLine.has(member.id) ? (cutNameText(member, rules) ?? []) : []));
  return (
    <div className="mb-3 space-y-1 text-sm text-ink-muted">
      <p>
        {`Names on the back: ${BACK_NAME_LABELS[rules.backNames].toLowerCase()}${rules.capitalNames ? ', in capitals' : ''}. `}
        {isInPortal && (
          <Link href={`${PORTAL_HOME}/roster#shirt-rules`} className="text-accent underline underline-offset-4">
            Change it on the roster
          </Link>
        )}
      </p>
      {cut.map((text) => (
        <p key={text} className="font-medium text-warning wrap-anywhere">
          {text}
        </p>
      ))}
    </div>
  );
}

type SizesToSolveProps = {
  item: DraftItem;
  slots: readonly PlayerSlot[];
  problems: ReadonlyMap<number, PlayerSizeProblem>;
};

const SHOWN = 8;

/** Players whose size is missing or not made, each one tap from where it is chosen. */
function SizesToSolve({ item, slots, problems }: SizesToSolveProps) {
  if (problems.size === 0) return null;
  const places = [...problems];
  const rest = places.length - SHOWN;
  return (
    <div className="mb-3 flex gap-2.5 rounded-control bg-warning-soft p-3 text-sm">
      <WarningIcon className="mt-0.5 size-4.5 shrink-0 text-warning" />
      <div className="min-w-0">
        <p className="font-semibold">{`${count(places.length, 'size', 'sizes')} to resolve`}</p>
        <ul className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1">
          {places.slice(0, SHOWN).map(([place, { part }]) => (
            <li key={place} className="min-w-0">
              <button
                type="button"
                onClick={() => document.getElementById(sizeFieldId(item, place, part))?.focus()}
                className="min-h-7 text-left underline underline-offset-4 wrap-anywhere"
              >
                {whoOf(slots.find(({ index }) => index === place))}
              </button>
            </li>
          ))}
          {rest > 0 && <li>and {rest} more</li>}
        </ul>
      </div>
    </div>
  );
}

const whoOf = (slot: PlayerSlot | undefined): string =>
  [slot?.player.name || 'New player', slot?.mark && `(${slot.mark})`].filter(Boolean).join(' ');
