'use client';

import { Pencil, RotateCcw, UserMinus } from 'lucide-react';
import type { Player } from '@/domain/teams/roster';
import { backNameOf } from '@/domain/teams/back-name';
import type { ShirtRules } from '@/domain/teams/shirt-rules';
import { sizesText } from '@/domain/teams/player-sizes';
import { Badge } from '@/ui/Badge';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/IconButton';

type RosterListProps = {
  players: readonly Player[];
  rules: ShirtRules;
  nameOf: (player: Player) => string;
  /** ‘1 of 2’ for players whose rows would look alike, else ''. */
  markOf: (player: Player) => string;
  busyId: string | undefined;
  onEdit: (player: Player) => void;
  onRemove: (player: Player) => void;
  onBringBack: (player: Player) => void;
};

type RowProps = Omit<RosterListProps, 'players' | 'nameOf' | 'markOf'> & { player: Player; who: string; mark: string };

/** Table; on phones compact rows, so that two hundred players stay scrollable. */
export function RosterList({ players, nameOf, markOf, ...props }: RosterListProps) {
  const hasSquads = players.some(({ squad }) => squad);
  return (
    <>
      <div className="card max-md:hidden">
        <table className="w-full text-left">
          <thead className="border-b border-line text-sm text-ink-muted">
            <tr>
              <th className="w-20 py-3 pl-5 font-medium">Number</th>
              <th className="px-3 py-3 font-medium">Name</th>
              <th className="px-3 py-3 font-medium">{hasSquads ? 'Position, squad' : 'Position'}</th>
              <th className="px-3 py-3 font-medium">Size</th>
              <th className="px-3 py-3 font-medium whitespace-nowrap max-lg:hidden">Name on back</th>
              <th className="px-3 py-3 font-medium max-xl:hidden">Email</th>
              <th className="w-28 pr-4">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {players.map((player) => (
              <Row key={player.id} player={player} who={nameOf(player)} mark={markOf(player)} {...props} />
            ))}
          </tbody>
        </table>
      </div>
      <ul className="card divide-y divide-line md:hidden">
        {players.map((player) => (
          <PlayerRow key={player.id} player={player} who={nameOf(player)} mark={markOf(player)} {...props} />
        ))}
      </ul>
    </>
  );
}

function Row({ player, mark, rules, ...actions }: RowProps) {
  const muted = !player.isActive && 'text-ink-muted';
  return (
    <tr className={cn('transition-colors hover:bg-ink/3', muted)}>
      <td className="py-1 pl-5">
        <Shirt player={player} />
      </td>
      <th scope="row" className="px-3 py-1 font-semibold wrap-anywhere">
        <Name player={player} mark={mark} />
        <p className="text-sm font-normal text-ink-muted lg:hidden">“{backNameOf(player, rules).text}”</p>
      </th>
      <td className="px-3 py-1 wrap-anywhere">
        {player.position ?? (player.squad ? null : <None />)}
        {player.squad && <p className="text-sm text-ink-muted">{player.squad}</p>}
      </td>
      <td className="px-3 py-1">
        <Size player={player} />
      </td>
      <td className="px-3 py-1 whitespace-nowrap max-lg:hidden">
        <BackName player={player} rules={rules} />
      </td>
      <td className="px-3 py-1 text-sm wrap-anywhere max-xl:hidden">{player.email ?? <None />}</td>
      <td className="py-1 pr-3 text-right whitespace-nowrap">
        <Actions player={player} {...actions} />
      </td>
    </tr>
  );
}

function PlayerRow({ player, mark, rules, ...actions }: RowProps) {
  const back = backNameOf(player, rules).text;
  const place = [player.position, player.squad].filter(Boolean).join(' · ');
  return (
    <li className={cn('flex items-center gap-2 py-1 pr-1 pl-3', !player.isActive && 'text-ink-muted')}>
      <span className="w-10 shrink-0">
        <Shirt player={player} />
      </span>
      <div className="min-w-0 grow leading-snug">
        <p className="line-clamp-2 font-semibold wrap-anywhere">
          <Name player={player} mark={mark} />
        </p>
        <p className="text-sm wrap-anywhere">
          <Size player={player} />
          {back && <span className="text-ink-muted"> · “{back}”</span>}
        </p>
        {place && <p className="text-sm wrap-anywhere text-ink-muted">{place}</p>}
      </div>
      <span className="flex shrink-0">
        <Actions player={player} {...actions} />
      </span>
    </li>
  );
}

const None = () => (
  <>
    <span aria-hidden className="text-ink-muted">
      –
    </span>
    <span className="sr-only">None</span>
  </>
);

function Shirt({ player: { jerseyNumber } }: { player: Player }) {
  return (
    <span className="font-display text-2xl leading-none font-bold text-accent tabular-nums">
      {jerseyNumber ?? <None />}
    </span>
  );
}

function BackName({ player, rules }: Pick<RowProps, 'player' | 'rules'>) {
  const text = backNameOf(player, rules).text;
  return text ? <span className={cn(!player.nameOnBack && 'text-ink-muted')}>{text}</span> : <None />;
}

function Name({ player, mark }: Pick<RowProps, 'player' | 'mark'>) {
  return (
    <>
      {player.name}
      {mark && <span className="font-normal whitespace-nowrap text-ink-muted"> ({mark})</span>}
      {!player.isActive && (
        <Badge variant="secondary" className="ml-2 align-middle">
          Inactive
        </Badge>
      )}
    </>
  );
}

function Size({ player }: { player: Player }) {
  return sizesText(player) || <span className="text-warning">No size yet</span>;
}

function Actions({ player, who, busyId, onEdit, onRemove, onBringBack }: Omit<RowProps, 'rules' | 'mark'>) {
  const isBusy = busyId === player.id;
  return (
    <>
      <IconButton label={`Edit ${who}`} disabled={isBusy} onClick={() => onEdit(player)}>
        <Pencil aria-hidden className="size-4.5" />
      </IconButton>
      {player.isActive ? (
        <IconButton label={`Remove ${who}`} disabled={isBusy} onClick={() => onRemove(player)}>
          <UserMinus aria-hidden className="size-4.5" />
        </IconButton>
      ) : (
        <IconButton label={`Bring ${who} back`} disabled={isBusy} onClick={() => onBringBack(player)}>
          <RotateCcw aria-hidden className="size-4.5" />
        </IconButton>
      )}
    </>
  );
}
