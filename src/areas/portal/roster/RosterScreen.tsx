'use client';

import { useDeferredValue, useState, type ReactNode } from 'react';
import { Download, Upload, UserPlus } from 'lucide-react';
import {
  compareBy,
  matchesSearch,
  ofSquad,
  squadsOf,
  type Player,
  type RosterSort,
  listNames,
  numberClashes,
  type NumberClash,
} from '@/domain/teams/roster';
import { distinctNames, listed as named, twinMarks, listed } from '@/domain/teams/namesakes';
import { type ShirtRules, type NumberScope } from '@/domain/teams/shirt-rules';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ImportDialog } from './ImportDialog';
import { PlayerDialog } from './PlayerDialog';
import { RosterEmpty, RosterNotFound } from './RosterEmpty';
import { RosterList } from './RosterList';
import { ShirtRulesPanel } from './ShirtRulesPanel';
import { RosterToolbar } from './RosterToolbar';
import { SquadDialog } from './SquadDialog';
import { useRouter } from 'next/navigation';
import { toast } from '@/ui/toast';
import { requestTeam } from '@/modules/team/request-team';
import { Warning } from './Warning';

type RosterScreenProps = {
  players: readonly Player[];
  rules: ShirtRules;
  children: ReactNode;
};

type Open = { dialog: 'add' | 'import' | 'squad' } | { dialog: 'edit' | 'remove'; player: Player };

export function RosterScreen({ players, rules, children }: RosterScreenProps) {
  const [open, setOpen] = useState<Open>();
  const [search, setSearch] = useState('');
  const [withInactive, setWithInactive] = useState(false);
  const [sort, setSort] = useState<RosterSort>('name');
  const [chosenSquad, setSquad] = useState('');
  const { busyId, setActive } = useActive();
  const sought = useDeferredValue(search);
  const active = players.filter(({ isActive }) => isActive);
  const inactiveCount = players.length - active.length;
  const listed = withInactive ? players : active;
  const squads = squadsOf(listed);
  const squad = squads.includes(chosenSquad) ? chosenSquad : '';
  const found = ofSquad(listed, squad)
    .filter((player) => matchesSearch(player, sought))
    .sort(compareBy(sort));
  const names = distinctNames(listed.map(named));
  const nameOf = (player: Player) => names[listed.findIndex(({ id }) => id === player.id)] ?? player.name;
  const [marks = []] = twinMarks([listed.map(named)]);
  const markOf = (player: Player) => marks[listed.findIndex(({ id }) => id === player.id)] ?? '';
  const close = () => setOpen(undefined);
  const clear = () => {
    setSearch('');
    setSquad('');
  };
  const add = () => setOpen({ dialog: 'add' });
  const startImport = () => setOpen({ dialog: 'import' });

  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-heading">Roster</h1>
          {players.length > 0 && <p className="mt-1.5 text-ink-muted">{countText(active)}</p>}
        </div>
        {players.length > 0 && (
          <div className="grid grid-cols-2 gap-2.5 max-sm:w-full sm:flex">
            {active.length > 0 && (
              // A download, so no client navigation.
              <a
                href="/api/team/members/export"
                download
                className={cn(buttonClass('ghost'), 'max-sm:border-line-strong')}
              >
                <Download aria-hidden className="size-4.5" /> Export
              </a>
            )}
            <Button variant="outline" onClick={startImport} className={cn(active.length === 0 && 'max-sm:col-span-2')}>
              <Upload aria-hidden className="size-4.5" /> Import
            </Button>
            <Button onClick={add} className="max-sm:order-first max-sm:col-span-2">
              <UserPlus aria-hidden className="size-4.5" /> Add player
            </Button>
          </div>
        )}
      </header>
      {children}
      {players.length === 0 ? (
        <RosterEmpty onAdd={add} onImport={startImport} />
      ) : (
        // Bottom padding keeps the last player clear of toasts.
        <section aria-label="Players" className="space-y-4 pb-36">
          <NumberClashes players={active} scope={rules.numbersUniqueIn} />
          <RosterToolbar
            {...{
              search,
              setSearch,
              withInactive,
              setWithInactive,
              inactiveCount,
              sort,
              setSort,
              squads,
              squad,
              setSquad,
            }}
            onRenameSquad={() => setOpen({ dialog: 'squad' })}
            shown={found.length}
            total={listed.length}
          />
          {found.length > 0 ? (
            <RosterList
              players={found}
              rules={rules}
              nameOf={nameOf}
              markOf={markOf}
              busyId={busyId}
              onEdit={(player) => setOpen({ dialog: 'edit', player })}
              onRemove={(player) => setOpen({ dialog: 'remove', player })}
              onBringBack={(player) => void setActive(player, true)}
            />
          ) : (
            <RosterNotFound search={sought} onClear={clear} />
          )}
          <ShirtRulesPanel players={active} rules={rules} />
        </section>
      )}
      <PlayerDialog open={open?.dialog === 'add'} onClose={close} players={players} rules={rules} />
      <ImportDialog open={open?.dialog === 'import'} onClose={close} />
      {open?.dialog === 'squad' && <SquadDialog squad={squad} onRenamed={setSquad} onClose={close} />}
      {open?.dialog === 'edit' && (
        <PlayerDialog
          open
          onClose={close}
          player={open.player}
          who={nameOf(open.player)}
          players={players}
          rules={rules}
        />
      )}
      {open?.dialog === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={`Remove ${nameOf(open.player)}?`}
          description="Earlier orders keep the name, and you can bring the player back at any time."
          confirmLabel="Remove"
          destructive
          onConfirm={() => setActive(open.player, false)}
        />
      )}
    </>
  );
}

function countText(active: readonly Player[]): string {
  if (active.length === 0) return 'Nobody is on the roster at the moment.';
  const withoutSize = active.filter(({ sizePreference }) => sizePreference === null).length;
  const players = `${active.length} ${active.length === 1 ? 'player' : 'players'}`;
  return withoutSize > 0 ? `${players}, ${withoutSize} without a size` : `${players}, all with a size`;
}

function useActive() {
  const router = useRouter();
  const [busyId, setBusyId] = useState<string>();

  async function setActive(player: Player, isActive: boolean): Promise<boolean> {
    setBusyId(player.id);
    const result = await requestTeam(`/api/team/members/${player.id}`, { method: 'PATCH', body: { isActive } });
    setBusyId(undefined);
    if (!result.ok) {
      toast({ title: 'Roster not changed', description: result.message, variant: 'destructive' });
      return false;
    }
    router.refresh();
    if (isActive) {
      toast({ title: 'Player brought back', description: `${player.name} is on the roster again.` });
    } else {
      toast({
        title: 'Player removed',
        description: `${player.name} is off the roster.`,
        action: { label: 'Undo', onClick: () => void setActive(player, true) },
      });
    }
    return true;
  }

  return { busyId, setActive };
}

/** Clashes shown before the rest unfolds, so that the list of players stays near. */
const AT_ONCE = 2;

type NumberClashesProps = { players: readonly Player[]; scope: NumberScope };

/** Lists numbers worn twice; a warning only, they can be ordered. */
function NumberClashes({ players, scope }: NumberClashesProps) {
  const clashes = numberClashes(players, scope);
  if (clashes.length === 0) return null;
  const title = clashes.length === 1 ? 'A number is worn twice' : `${clashes.length} numbers are worn twice`;
  return (
    <Warning>
      {clashes.length <= AT_ONCE ? (
        <>
          <p className="font-semibold">{title}</p>
          <ClashList clashes={clashes} />
        </>
      ) : (
        <details>
          <summary className="w-fit cursor-pointer font-semibold">{title}</summary>
          <ClashList clashes={clashes} />
        </details>
      )}
    </Warning>
  );
}

function ClashList({ clashes }: { clashes: readonly NumberClash<Player>[] }) {
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
      {clashes.map(({ number, squad, wearers }) => (
        <div key={`${number} ${squad}`} className="contents">
          <dt className="font-semibold tabular-nums">{[number, squad].filter((part) => part !== null).join(', ')}</dt>
          <dd className="min-w-0">{listNames(distinctNames(wearers.map(listed)))}</dd>
        </div>
      ))}
    </dl>
  );
}
