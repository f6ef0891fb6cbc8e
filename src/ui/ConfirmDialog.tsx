'use client';

import { useRef, useState } from 'react';
import { Button } from './Button';
import { Dialog, DialogClose, type DialogProps } from './Dialog';

type ConfirmDialogProps = Pick<DialogProps, 'title' | 'description' | 'trigger' | 'open' | 'onOpenChange'> & {
  confirmLabel?: string;
  cancelLabel?: string;
  destructive?: boolean;
  /** May return a promise: the dialog waits, and stays open if it resolves to `false`. */
  onConfirm: () => unknown;
};

/** Focus starts on Cancel, so that Enter alone does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    confirmLabel = 'Confirm',
    cancelLabel = 'Cancel',
    destructive,
    onConfirm,
    open,
    onOpenChange,
    ...rest
  } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const cancelRef = useRef<HTMLButtonElement>(null);

  function changeOpen(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.(next);
  }

  async function confirm() {
    setPending(true);
    try {
      if ((await onConfirm()) !== false) changeOpen(false);
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      {...rest}
      role="alertdialog"
      size="sm"
      open={open ?? ownOpen}
      onOpenChange={changeOpen}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        cancelRef.current?.focus();
      }}
      footer={
        <>
          <DialogClose asChild>
            <Button ref={cancelRef} variant="outline">
              {cancelLabel}
            </Button>
          </DialogClose>
          <Button variant={destructive ? 'destructive' : 'primary'} loading={pending} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
