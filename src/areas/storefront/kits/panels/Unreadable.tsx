'use client';

import { useMemo } from 'react';
import { TriangleAlert } from 'lucide-react';
import { checkContrast } from '@/domain/kits/checks/check-contrast';
import { showTool, useKitAtRest } from '../designer-store';

export function Unreadable() {
  const kit = useKitAtRest();
  const unreadable = useMemo(() => checkContrast(kit).length, [kit]);
  if (unreadable === 0) return null;
  return (
    <button
      type="button"
      onClick={() => showTool('check')}
      className="mt-4 flex w-full items-center gap-2.5 rounded-control bg-warning-soft px-3.5 py-3 text-left text-sm text-warning"
    >
      <TriangleAlert aria-hidden className="size-4.5 shrink-0" />
      <span>
        {unreadable === 1 ? 'Something is' : `${unreadable} things are`} hard to read like this.{' '}
        <span className="font-semibold underline underline-offset-4">Show</span>
      </span>
    </button>
  );
}
