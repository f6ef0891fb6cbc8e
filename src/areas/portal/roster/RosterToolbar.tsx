'use client';

import { Pencil } from 'lucide-react';
import { PLAYER_LABELS, ROSTER_SORTS, type RosterSort } from '@/domain/teams/roster';
import { SquadSelect } from '@/modules/team/components/SquadSelect';
import { Checkbox } from '@/ui/Checkbox';
import { SearchIcon } from '@/ui/icons';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';

type RosterToolbarProps = {
  search: string;
  setSearch: (search: string) => void;
  withInactive: boolean;
  setWithInactive: (shown: boolean) => void;
  inactiveCount: number;
  sort: RosterSort;
  squads: readonly string[];
  squad: string;
  setSquad: (squad: string) => void;
  onRenameSquad: () => void;
  setSort: (sort: RosterSort) => void;
  shown: number;
  total: number;
};

export function RosterToolbar(props: RosterToolbarProps) {
  const { search, setSearch, withInactive, setWithInactive, inactiveCount, sort, setSort, shown, total } = props;
  const { squads, squad, setSquad, onRenameSquad } = props;
  const sorts = ROSTER_SORTS.filter((each) => each !== 'squad' || squads.length > 0);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="relative w-full sm:max-w-sm">
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-muted" />
        <Input
          type="search"
          aria-label="Search players"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder="Name, position or number"
          className="pl-10"
        />
      </div>
      {squads.length > 0 && (
        <div className="flex items-center gap-1 max-sm:grow">
          <SquadSelect squads={squads} value={squad} onChange={setSquad} className="w-44 max-sm:w-40 max-sm:grow" />
          {squad && (
            <IconButton label={`Rename ${squad}`} onClick={onRenameSquad}>
              <Pencil aria-hidden className="size-4.5" />
            </IconButton>
          )}
        </div>
      )}
      <Select
        aria-label="Sort players"
        value={sort}
        onChange={(event) => setSort(event.target.value as RosterSort)}
        className="w-44 max-sm:w-40 max-sm:grow"
      >
        <Options choices={sorts.map((each) => ({ value: each, label: `By ${PLAYER_LABELS[each].toLowerCase()}` }))} />
      </Select>
      {inactiveCount > 0 && (
        <Checkbox
          label={`Show inactive (${inactiveCount})`}
          checked={withInactive}
          onChange={(event) => setWithInactive(event.target.checked)}
          className="text-sm"
        />
      )}
      <p role="status" className="text-sm text-ink-muted tabular-nums sm:ml-auto">
        {shown === total ? `${total} ${total === 1 ? 'player' : 'players'}` : `${shown} of ${total} players`}
      </p>
    </div>
  );
}
