'use client';

import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from './Button';
import { Dialog, DialogClose, type DialogProps } from './Dialog';

type FormDialogProps = Omit<DialogProps, 'footer' | 'role' | 'placement'> & {
  /** Of the button that sends it. */
  submitLabel: ReactNode;
  /** Whether it is being sent. */
  pending: boolean;
  destructive?: boolean;
  onSubmit: () => unknown;
};

/** A dialog that is a form: its fields, Cancel, and the button that sends them. */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, pending, destructive, onSubmit, children, ...dialog } = props;
  const formId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant={destructive ? 'destructive' : 'primary'} loading={pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-5 pt-1">
        {children}
      </form>
    </Dialog>
  );
}
