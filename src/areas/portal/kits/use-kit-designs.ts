'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { MAX_DESIGN_NAME } from '@/domain/kits/designs/design-input';
import type { DesignEntry } from '@/domain/kits/designs/design-view';
import { reloadIfSignedOut, type Refused } from '@/lib/client/request';
import { deleteDesign, loadDesign, restoreDesign, storeDesign } from '@/modules/kits/request-designs';
import { toast } from '@/ui/toast';

/** Shows the refusal; reloads the page, and so the login, if the session has ended. */
export function refuseWith(title: string, refused: Refused): void {
  reloadIfSignedOut(refused);
  toast({ title, description: refused.message, variant: 'destructive' });
}

export function useKitDesigns(initial: DesignEntry[]) {
  const router = useRouter();
  const [designs, setDesigns] = useState(initial);
  const [busyId, setBusyId] = useState<string>();

  function put(design: DesignEntry) {
    setDesigns((before) =>
      [...before.filter(({ id }) => id !== design.id), design].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
    );
    router.refresh();
  }

  async function restore(design: DesignEntry) {
    const result = await restoreDesign(design);
    if (result.ok) put(result.value);
    else refuseWith(`${design.name} could not be restored`, result);
  }

  async function remove(design: DesignEntry) {
    setBusyId(design.id);
    const result = await deleteDesign(design);
    setBusyId(undefined);
    if (!result.ok) return refuseWith(`${design.name} could not be deleted`, result);
    setDesigns((before) => before.filter(({ id }) => id !== design.id));
    router.refresh();
    toast({
      title: 'Design deleted',
      description: `${design.name} and its link have been deleted.`,
      duration: 10_000,
      action: { label: 'Undo', onClick: () => void restore(design) },
    });
  }

  async function duplicate(design: DesignEntry) {
    setBusyId(design.id);
    const loaded = await loadDesign(design);
    const copied = loaded.ok ? await storeDesign(copyOf(loaded.value.document)) : loaded;
    setBusyId(undefined);
    if (!copied.ok) return refuseWith(`${design.name} could not be duplicated`, copied);
    put(copied.value);
    toast({ title: 'Design duplicated', description: copied.value.name });
  }

  return { designs, put, duplicate, remove, busyId };
}

const copyOf = <Named extends { name: string }>(named: Named): Named => ({
  ...named,
  name: `Copy of ${named.name}`.slice(0, MAX_DESIGN_NAME).trim(),
});
