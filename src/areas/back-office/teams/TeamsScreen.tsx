'use client';

import { Plus, Users, Eye, Mail, Pencil, Phone, Shield, User, type LucideIcon } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/button-class';
import { choicesOf } from '@/ui/choices';
import { ListFilters } from '@/ui/list/ListFilters';
import { RecordList } from '@/ui/list/RecordList';
import { noTeams } from '../shell/messages';
import { TEAM_STATES, teamQuery, TEAMS_PATH, teamsHref, type TeamFilters, teamHref } from './team-filters';
import type { TeamListing, TeamRow } from '@/areas/back-office/teams/data/teams';
import { Badge } from '@/ui/Badge';
import { cn } from '@/ui/cn';
import { LocalDate } from '@/ui/LocalDate';
import { TeamMenu } from './TeamMenu';
import { DeleteTeam } from './DeleteTeam';
import { Swatch } from './Swatch';
import { Allowed } from '../access/granted';

const states = choicesOf(TEAM_STATES, { all: 'All Teams', active: 'Active', inactive: 'Inactive' });

export function TeamsScreen({ filters, children }: { filters: TeamFilters; children: ReactNode }) {
  return (
    <ListFilters
      label="Search teams"
      path={TEAMS_PATH}
      filters={filters}
      hrefOf={teamsHref}
      search={{ label: 'Search teams', placeholder: 'Search teams by name, contact person, email or sport...' }}
      selects={[{ name: 'state', label: 'Filter by status', choices: states, className: 'grow sm:w-52 sm:grow-0' }]}
      loadingText="Loading teams..."
    >
      {children}
    </ListFilters>
  );
}

export function TeamsList({ listing, filters }: { listing: TeamListing; filters: TeamFilters }) {
  const { total, active } = listing;
  return (
    <RecordList
      label="Teams"
      what="teams"
      path={`${TEAMS_PATH}/list`}
      query={teamQuery(filters)}
      listing={listing}
      note={<p className="tabular-nums">{`${active} active • ${total - active} inactive`}</p>}
      failure="Failed to load teams"
      notFound={noTeams(true)}
      none={{
        ...noTeams(false),
        icon: <Users />,
        action: (
          <Allowed to="teams:write">
            <Link href={`${TEAMS_PATH}/new`} className={buttonClass()}>
              <Plus aria-hidden className="size-4.5" />
              Add First Team
            </Link>
          </Allowed>
        ),
      }}
      estimatedHeight={190}
      columns={2}
    >
      {(team) => <TeamCard team={team} />}
    </RecordList>
  );
}

const SWATCHES = 3;
const action = cn(buttonClass('ghost', 'sm'), 'min-h-10 px-2.5 text-ink-muted hover:text-ink');

function TeamCard({ team }: { team: TeamRow }) {
  const { id, teamName, colors } = team;
  const more = colors.length - SWATCHES;
  return (
    <article aria-labelledby={`club-${id}`} className="card flex h-full flex-col gap-3 p-5 pb-3">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2
            id={`club-${id}`}
            className="line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal break-words normal-case"
          >
            <Link href={teamHref(id)} prefetch={false} className="underline-offset-4 hover:underline">
              {teamName}
            </Link>
          </h2>
          <p className="truncate text-sm text-ink-muted">{team.sportType || 'Sport not specified'}</p>
        </div>
        <Badge variant={team.isActive ? 'default' : 'secondary'}>{team.isActive ? 'Active' : 'Inactive'}</Badge>
      </header>
      <ul className="grid grid-cols-1 content-start gap-x-4 gap-y-1 text-sm md:min-h-25 lg:min-h-11.5 lg:grid-cols-2">
        <Fact icon={User} label="Contact person" text={team.contactPerson} />
        <Fact icon={Mail} label="Email" text={team.email} />
        <Fact icon={Phone} label="Phone" text={team.phone} />
        <Fact icon={Shield} label="Division" text={team.division} />
      </ul>
      <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-2">
        <p className="flex items-center gap-1.5 text-sm text-ink-muted">
          {colors.slice(0, SWATCHES).map((color) => (
            <Swatch key={color} color={color} className="size-5" />
          ))}
          {more > 0 && <span>{`+${more}`}</span>}
          <span className="ml-1.5">
            Created <LocalDate iso={team.createdAt} />
          </span>
        </p>
        <div className="-mx-2.5 flex">
          <Link href={teamHref(id)} prefetch={false} className={action}>
            <Eye aria-hidden className="size-4" />
            <span className="max-lg:sr-only">View</span>
            <span className="sr-only"> {teamName}</span>
          </Link>
          <Allowed to="teams:write">
            <Link href={`${teamHref(id)}/edit`} prefetch={false} className={action}>
              <Pencil aria-hidden className="size-4" />
              <span className="max-lg:sr-only">Edit</span>
              <span className="sr-only"> {teamName}</span>
            </Link>
          </Allowed>
          <Allowed to="teams:write">
            <DeleteTeam team={team} className={action} labelClassName="max-lg:sr-only" />
          </Allowed>
          <Allowed to="teams:write">
            <TeamMenu team={team} className={action} labelClassName="max-lg:sr-only" />
          </Allowed>
        </div>
      </footer>
    </article>
  );
}

type FactProps = { icon: LucideIcon; label: string; text: string | null };

function Fact({ icon: Icon, label, text }: FactProps) {
  if (!text) return null;
  return (
    <li className="flex min-w-0 items-center gap-2">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-muted" />
      <span className="sr-only">{label}: </span>
      <span className="truncate" title={text}>
        {text}
      </span>
    </li>
  );
}
