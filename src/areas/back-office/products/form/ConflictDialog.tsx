'use client';

import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { LocalDate } from '@/ui/LocalDate';
import type { Conflict } from './save-product';

type ConflictDialogProps = {
  conflict: Conflict | undefined;
  onKeepEditing: () => void;
  onLoadTheirs: () => Promise<void>;
  onSaveMine: () => Promise<void>;
};

export function ConflictDialog({ conflict, onKeepEditing, onLoadTheirs, onSaveMine }: ConflictDialogProps) {
  const [pending, setPending] = useState<'theirs' | 'mine'>();

  async function choose(which: 'theirs' | 'mine', work: () => Promise<void>) {
    setPending(which);
    await work();
    setPending(undefined);
  }

  return (
    <Dialog
      role="alertdialog"
      open={conflict !== undefined}
      onOpenChange={(open) => !open && onKeepEditing()}
      title="Saved by someone else"
      description={
        conflict && (
          <>
            {conflict.by ?? 'Someone else'} saved this product <LocalDate iso={conflict.at} withTime />, after you
            opened it. Load their version and lose your changes, or save yours over it.
          </>
        )
      }
      footer={
        <>
          <Button variant="ghost" onClick={onKeepEditing}>
            Keep editing
          </Button>
          <Button variant="outline" loading={pending === 'theirs'} onClick={() => void choose('theirs', onLoadTheirs)}>
            Load theirs
          </Button>
          <Button variant="destructive" loading={pending === 'mine'} onClick={() => void choose('mine', onSaveMine)}>
            Save mine anyway
          </Button>
        </>
      }
    />
  );
}
