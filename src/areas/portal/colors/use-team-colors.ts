'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { ColorChange } from '@/domain/teams/team-colors';
import { toast } from '@/ui/toast';
import { requestTeam } from '@/modules/team/request-team';

export function useTeamColors(initial: readonly string[]) {
  const router = useRouter();
  const [saved, setSaved] = useState(initial);
  const [colors, setColors] = useState(initial);
  const [isSaving, setSaving] = useState(false);

  function change({ colors: next, refusal }: ColorChange) {
    if (refusal) toast({ ...refusal, variant: 'destructive' });
    setColors(next);
  }

  async function save() {
    setSaving(true);
    const result = await requestTeam<{ colors: string[] }>('/api/team/colors', { method: 'PUT', body: { colors } });
    setSaving(false);
    if (!result.ok) {
      toast({
        title: 'Update Failed',
        description: 'Failed to update team colors. Please try again.',
        variant: 'destructive',
      });
      return;
    }
    setSaved(result.value.colors);
    setColors(result.value.colors);
    toast({ title: 'Team Colours Updated', description: 'Your team colours have been saved.' });
    router.refresh();
  }

  const isChanged = colors.join() !== saved.join();
  return { colors, isChanged, isSaving, change, save, reset: () => setColors(saved) };
}
