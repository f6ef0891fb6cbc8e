'use client';

import { Pencil, RotateCcw, UserMinus } from 'lucide-react';
import type { Player } from '@/domain/roster';
import { sizeLabelOf } from '@/domain/sizes';
import { Badge } from '@/ui/Badge';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/IconButton';

type RosterListProps = {
  players: readonly Player[];
  busyId: string | undefined;
  onEdit: (player: Player) => void;
  onRemove: (player: Player) => void;
  onBringBack: (player: Player) => void;
};

type RowProps = Omit<RosterListProps, 'players'> & { player: Player };

/** The players as a table; on a phone as cards. */
export function RosterList({ players, ...actions }: RosterListProps) {
  return (
    <>
      <div className="card max-md:hidden">
        <table className="w-full text-left">
          <thead className="border-b border-line text-sm text-ink-muted">
            <tr>
              <th className="w-20 py-3 pl-5 font-medium">Number</th>
              <th className="px-3 py-3 font-medium">Name</th>
              <th className="px-3 py-3 font-medium">Position</th>
              <th className="px-3 py-3 font-medium">Size</th>
              <th className="px-3 py-3 font-medium whitespace-nowrap max-lg:hidden">Name on back</th>
              <th className="px-3 py-3 font-medium max-xl:hidden">E-mail</th>
              <th className="w-28 pr-4">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {players.map((player) => (
              <Row key={player.id} player={player} {...actions} />
            ))}
          </tbody>
        </table>
      </div>
      <ul className="space-y-3 md:hidden">
        {players.map((player) => (
          <PlayerCard key={player.id} player={player} {...actions} />
        ))}
      </ul>
    </>
  );
}

function Row({ player, ...actions }: RowProps) {
  const muted = !player.isActive && 'text-ink-muted';
  return (
    <tr className={cn('transition-colors hover:bg-ink/3', muted)}>
      <td className="py-2.5 pl-5">
        <Shirt player={player} />
      </td>
      <th scope="row" className="px-3 py-2.5 font-semibold wrap-anywhere">
        <Name player={player} />
        {player.nameOnBack && <p className="text-sm font-normal text-ink-muted lg:hidden">“{player.nameOnBack}”</p>}
      </th>
      <td className="px-3 py-2.5 wrap-anywhere">{player.position ?? <None />}</td>
      <td className="px-3 py-2.5 whitespace-nowrap">
        <Size player={player} />
      </td>
      <td className="px-3 py-2.5 whitespace-nowrap max-lg:hidden">{player.nameOnBack ?? <None />}</td>
      <td className="px-3 py-2.5 text-sm wrap-anywhere max-xl:hidden">{player.email ?? <None />}</td>
      <td className="py-2.5 pr-3 text-right whitespace-nowrap">
        <Actions player={player} {...actions} />
      </td>
    </tr>
  );
}

function PlayerCard({ player, ...actions }: RowProps) {
  const details = [player.position, player.nameOnBack && `“${player.nameOnBack}”`, player.email].filter(
    (detail) => detail !== null,
  );
  return (
    <li className={cn('card flex items-start gap-3 py-3 pr-2 pl-4', !player.isActive && 'text-ink-muted')}>
      <span className="w-10 shrink-0 pt-2">
        <Shirt player={player} />
      </span>
      <div className="min-w-0 grow pb-1">
        <div className="-mb-3 flex items-start justify-between gap-2">
          <p className="min-w-0 pt-2 pb-3 font-semibold wrap-anywhere">
            <Name player={player} />
          </p>
          <span className="flex shrink-0">
            <Actions player={player} {...actions} />
          </span>
        </div>
        <p className="text-sm">
          <Size player={player} />
        </p>
        {details.map((detail) => (
          <p key={detail} className="pr-2 text-sm text-ink-muted wrap-anywhere">
            {detail}
          </p>
        ))}
      </div>
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

function Name({ player }: { player: Player }) {
  return (
    <>
      {player.name}
      {!player.isActive && (
        <Badge variant="secondary" className="ml-2 align-middle">
          Inactive
        </Badge>
      )}
    </>
  );
}

function Size({ player: { sizePreference } }: { player: Player }) {
  return sizePreference ? sizeLabelOf(sizePreference) : <span className="text-warning">No size yet</span>;
}

function Actions({ player, busyId, onEdit, onRemove, onBringBack }: RowProps) {
  const isBusy = busyId === player.id;
  return (
    <>
      <IconButton label={`Edit ${player.name}`} disabled={isBusy} onClick={() => onEdit(player)}>
        <Pencil aria-hidden className="size-4.5" />
      </IconButton>
      {player.isActive ? (
        <IconButton label={`Remove ${player.name}`} disabled={isBusy} onClick={() => onRemove(player)}>
          <UserMinus aria-hidden className="size-4.5" />
        </IconButton>
      ) : (
        <IconButton label={`Bring ${player.name} back`} disabled={isBusy} onClick={() => onBringBack(player)}>
          <RotateCcw aria-hidden className="size-4.5" />
        </IconButton>
      )}
    </>
  );
}
