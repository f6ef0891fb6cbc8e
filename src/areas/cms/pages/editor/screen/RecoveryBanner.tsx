'use client';

import { History } from 'lucide-react';
import { Button } from '@/ui/Button';
import { LocalDate } from '@/ui/LocalDate';
import type { SaveState } from '../types';
import { useEditor } from '../store/use-editor';

/** States with unsaved changes, which take precedence. */
const WAITING: ReadonlySet<SaveState['kind']> = new Set(['offline', 'refused', 'conflict']);

export function RecoveryBanner() {
  const recovery = useEditor((store) => store.recovery);
  const take = useEditor((store) => store.takeRecovery);
  const discard = useEditor((store) => store.discardRecovery);
  const waits = useEditor(({ save }) => WAITING.has(save.kind));
  if (!recovery) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line bg-warning-soft px-4 py-3 text-sm"
    >
      <p className="flex items-start gap-2.5">
        <History aria-hidden className="mt-0.5 size-4.5 shrink-0 text-warning" />
        <span>
          Unsaved work of <LocalDate iso={recovery.at} withTime /> was kept on this device.
          {waits && ' It can be restored once your latest changes are saved.'}
        </span>
      </p>
      <span className="flex gap-2">
        <Button size="sm" disabled={waits} onClick={take}>
          Restore
        </Button>
        <Button size="sm" variant="outline" onClick={discard}>
          Discard
        </Button>
      </span>
    </div>
  );
}
