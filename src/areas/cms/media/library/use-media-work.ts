'use client';

import { useState } from 'react';
import { failed } from '@/ui/failed';
import { toast } from '@/ui/toast';
import type { UsedMedia } from '@/modules/media/delete-media';
import type { MediaPlace } from '@/modules/media/data/folders';
import { requestMedia } from '../browse/media-client';

/** Time an Undo stays on the screen, ms. */
const UNDO_MS = 12_000;

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

export function useMediaWork(onDone: () => void) {
  const [used, setUsed] = useState<readonly UsedMedia[]>([]);

  async function place(places: readonly MediaPlace[]): Promise<MediaPlace[] | undefined> {
    const answer = await requestMedia<{ before: MediaPlace[] }>('move', { method: 'POST', body: { places } });
    if (!answer.ok) {
      toast(failed(answer.message));
      return undefined;
    }
    onDone();
    return answer.value.before;
  }

  async function move(ids: readonly string[], folder: string): Promise<boolean> {
    const before = await place(ids.map((id) => ({ id, folder: folder || null })));
    if (!before) return false;
    toast({
      title: `Moved ${pictures(before.length)}`,
      duration: UNDO_MS,
      action: { label: 'Undo', onClick: () => void place(before) },
    });
    return true;
  }

  async function undelete(ids: readonly string[]) {
    const answer = await requestMedia<{ restored: string[] }>('undelete', { method: 'POST', body: { ids } });
    if (!answer.ok) return toast(failed(answer.message));
    onDone();
    toast({ title: `Restored ${pictures(answer.value.restored.length)}` });
  }

  async function remove(ids: readonly string[]): Promise<boolean> {
    const answer = await requestMedia<{ deleted: string[] }>('delete', {
      method: 'POST',
      body: { ids },
    });
    if (!answer.ok) {
      const { used: shown } = answer as typeof answer & { used?: UsedMedia[] };
      if (shown) setUsed(shown);
      else toast(failed(answer.message));
      return false;
    }
    onDone();
    const { deleted } = answer.value;
    toast({
      title: `Deleted ${pictures(deleted.length)}`,
      duration: UNDO_MS,
      action: { label: 'Undo', onClick: () => void undelete(deleted) },
    });
    return true;
  }

  return { move, remove, used, dismissUsed: () => setUsed([]) };
}
