'use client';

import { useDeferredValue, useState } from 'react';
import { matchesSearch, type Player } from '@/domain/teams/roster';
import { distinctNames, listed as named, twinMarks } from '@/domain/teams/namesakes';
import { sizesText } from '@/domain/teams/player-sizes';
import { Badge } from '@/ui/Badge';
import { Checkbox } from '@/ui/Checkbox';
import { SearchBox } from '@/ui/SearchBox';
import { ErasePlayer } from '../privacy/ErasePlayer';

export function RosterTable({ teamId, players }: { teamId: string; players: readonly Player[] }) {
  const [search, setSearch] = useState('');
  const [withInactive, setWithInactive] = useState(false);
  const sought = useDeferredValue(search);
  const active = players.filter(({ isActive }) => isActive);
  const shown = withInactive ? players : active;
  const listed = shown.filter((player) => matchesSearch(player, sought));
  const distinct = distinctNames(shown.map(named));
  const names = new Map(shown.map(({ id }, place) => [id, distinct[place]]));
  const [twins = []] = twinMarks([shown.map(named)]);
  const marks = new Map(shown.map(({ id }, place) => [id, twins[place]]));
  const inactive = players.length - active.length;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 pb-4">
        <SearchBox
          label="Search players"
          placeholder="Search by name, number or position..."
          value={search}
          onChange={setSearch}
          className="grow basis-60"
        />
        {inactive > 0 && (
          <Checkbox
            label={`Show inactive (${inactive})`}
            checked={withInactive}
            onChange={({ target }) => setWithInactive(target.checked)}
          />
        )}
      </div>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Roster</caption>
        <thead className="border-y border-line bg-surface-sunken text-ink-muted">
          <tr>
            <th className="py-2 pr-2 pl-5 font-semibold">Player</th>
            <th className="py-2 pr-3 text-right font-semibold">No.</th>
            <th className="py-2 pr-2 font-semibold">Size</th>
            <th className="py-2 pr-5 font-semibold max-sm:hidden">Name on back</th>
            <th className="py-2 pr-5 font-semibold max-md:hidden">Email</th>
            <th className="w-14 pr-3">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {listed.map((player) => (
            <tr key={player.id} className="align-top">
              <td className="py-2.5 pr-2 pl-5 wrap-anywhere">
                <span className="font-medium">{player.name}</span>
                {marks.get(player.id) && <span className="text-ink-muted"> ({marks.get(player.id)})</span>}
                {!player.isActive && (
                  <Badge variant="secondary" className="ml-2">
                    Inactive
                  </Badge>
                )}
                {(player.position || player.squad) && (
                  <span className="block text-ink-muted">
                    {[player.position, player.squad].filter(Boolean).join(' · ')}
                  </span>
                )}
                {player.nameOnBack && <span className="block text-ink-muted sm:hidden">“{player.nameOnBack}”</span>}
              </td>
              <td className="py-2.5 pr-3 text-right tabular-nums">{player.jerseyNumber ?? '–'}</td>
              <td className="py-2.5 pr-2">{sizesText(player) || '–'}</td>
              <td className="py-2.5 pr-5 break-words max-sm:hidden">{player.nameOnBack ?? '–'}</td>
              <td className="py-2.5 pr-5 wrap-anywhere max-md:hidden">{player.email ?? '–'}</td>
              <td className="py-1 pr-3 text-right">
                <ErasePlayer teamId={teamId} memberId={player.id} name={names.get(player.id) ?? player.name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="border-t border-line px-5 py-3 text-sm text-ink-muted">
        Showing {listed.length} of {shown.length} players
      </p>
    </>
  );
}
