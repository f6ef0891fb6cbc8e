'use client';

import { Search } from 'lucide-react';
import Link from 'next/link';
import { useId, useState } from 'react';
import { ErrorState } from '@/ui/ErrorState';
import { Spinner } from '@/ui/Spinner';
import { useAnswer } from '@/ui/use-answer';
import type { TeamRow } from '../teams/data/teams';
import { TEAMS_PATH, TEAM_ORDERS_PATH } from '../teams/team-filters';

const SHOWN = 20;

export function TeamChooser() {
  const id = useId();
  const [search, setSearch] = useState('');
  const query = new URLSearchParams({ search: search.trim(), state: 'active', offset: '0', limit: String(SHOWN) });
  const { answer, loading, failed, retry } = useAnswer<{ rows: TeamRow[] }>(`${TEAMS_PATH}/list?${query}`);
  const hits = answer?.rows ?? [];
  return (
    <section aria-labelledby={`${id}-title`} className="card card-md max-w-2xl">
      <h2 id={`${id}-title`} className="mb-4 text-subheading">
        Choose a team
      </h2>
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-muted"
        />
        <input
          type="search"
          aria-label="Search teams"
          placeholder="Search teams"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          maxLength={100}
          autoComplete="off"
          className="control pl-10"
        />
      </div>
      {failed && <ErrorState headingLevel={3} title="The teams could not be searched" onRetry={retry} />}
      <p role="status" className="text-sm text-ink-muted">
        {!failed && loading && hits.length === 0 && (
          <span className="flex items-center gap-3 py-5">
            <Spinner /> Searching…
          </span>
        )}
        {!failed && !loading && hits.length === 0 && <span className="block py-5">No active team found.</span>}
      </p>
      {!failed && hits.length > 0 && (
        <ul aria-label="Teams" className="mt-4 -mb-2 divide-y divide-line border-t border-line">
          {hits.map((team) => (
            <li key={team.id}>
              <Link
                href={`${TEAM_ORDERS_PATH}/new?team=${team.id}`}
                prefetch={false}
                className="-mx-2 block rounded-control px-2 py-2.5 hover:bg-ink/5"
              >
                <span className="block truncate font-medium">{team.teamName}</span>
                <span className="block truncate text-sm text-ink-muted">
                  {[team.contactPerson, team.sportType, playersText(team.players)].filter(Boolean).join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const playersText = (players: number) => `${players} ${players === 1 ? 'player' : 'players'}`;
