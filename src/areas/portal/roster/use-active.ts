'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Player } from '@/domain/teams/roster';
import { toast } from '@/ui/toast';
import { requestTeam } from '@/modules/team/request-team';

export function useActive() {
  const router = useRouter();
  const [busyId, setBusyId] = useState<string>();

  /** @returns true if changed. */
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
