'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { deleteTeamAction } from './team-actions';
import type { TeamRow } from './data/teams';
import { TEAMS_PATH } from './team-filters';
import { toastResult } from './team-toasts';

export type TeamSummary = Pick<
  TeamRow,
  'id' | 'teamName' | 'email' | 'isActive' | 'lastLogin' | 'orders' | 'players' | 'assets'
>;

type DeleteTeamProps = {
  team: TeamSummary;
  leaves?: boolean;
  className: string;
  labelClassName?: string;
};

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export function DeleteTeam({ team, leaves, className, labelClassName }: DeleteTeamProps) {
  const router = useRouter();
  const { id, teamName, orders, isActive } = team;
  const button = (
    <button type="button" className={className} onClick={orders > 0 && !isActive ? toastKept : undefined}>
      <Trash2 aria-hidden className="size-4" />
      <span className={labelClassName}>Delete</span>
      <span className="sr-only"> {teamName}</span>
    </button>
  );
  const hasOrders = `${teamName} has ${count(orders, 'order', 'orders')}`;

  function toastKept() {
    toast({
      title: 'Team Not Deleted',
      description: `${hasOrders}, so it is kept. It is already inactive.`,
    });
  }

  async function remove() {
    const done = await toastResult(deleteTeamAction(id), 'Failed to delete team', ({ outcome }) =>
      outcome === 'deleted'
        ? { title: '✅ Team Deleted', description: `${teamName} has been deleted.` }
        : { title: '✅ Team Deactivated', description: `${teamName} has orders and was deactivated instead.` },
    );
    if (done && leaves && orders === 0) router.push(TEAMS_PATH);
    return done;
  }

  if (orders > 0 && !isActive) return button;
  return orders > 0 ? (
    <ConfirmDialog
      trigger={button}
      title={`Deactivate ${teamName}?`}
      description={`${hasOrders}, so it is deactivated instead of deleted: it is signed out and can no longer sign in. Its orders, roster and files stay, and you can activate it again.`}
      confirmLabel="Deactivate"
      destructive
      onConfirm={remove}
    />
  ) : (
    <ConfirmDialog
      trigger={button}
      title={`Delete ${teamName}?`}
      description={`Its account, its roster (${count(team.players, 'player', 'players')}) and its design assets (${count(team.assets, 'file', 'files')}) are deleted for good.`}
      confirmLabel="Delete team"
      destructive
      onConfirm={remove}
    />
  );
}
