'use client';

import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from './Button';
import { Dialog, DialogClose, type DialogProps } from './Dialog';

type FormDialogProps = Omit<DialogProps, 'footer' | 'role'> & {
  submitLabel: ReactNode;
  cancelLabel?: string;
  pending?: boolean;
  destructive?: boolean;
  notice?: string;
  onSubmit: (typed: FormData) => unknown;
};

export function FormDialog(props: FormDialogProps) {
  const { submitLabel, cancelLabel = 'Cancel', pending, destructive, notice, onSubmit, children, ...dialog } = props;
  const formId = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  }

  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">{cancelLabel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant={destructive ? 'destructive' : 'primary'} loading={pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-5 pt-1">
        {children}
        {notice && (
          <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-sm text-danger">
            {notice}
          </p>
        )}
      </form>
    </Dialog>
  );
}
