'use client';

import type { ReactNode } from 'react';
import { Dialog } from '@/ui/Dialog';

type InsertDialogProps = { title: string; onClose: () => void; children: ReactNode };

export function InsertDialog({ title, onClose, children }: InsertDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title} description="It is added where you chose.">
      {children}
    </Dialog>
  );
}
