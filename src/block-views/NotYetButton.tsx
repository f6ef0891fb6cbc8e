'use client';

import type { ReactNode } from 'react';
import { notImplemented } from '@/ui/toast';

type NotYetButtonProps = { feature: string; label?: string; className?: string; children: ReactNode };

export function NotYetButton({ feature, label, className, children }: NotYetButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={() => notImplemented(feature)} className={className}>
      {children}
    </button>
  );
}
