'use client';

import { useId, type ReactNode } from 'react';
import { Button } from './Button';
import { Dialog, DialogClose, type DialogProps } from './Dialog';
import type { SentFormHandle } from './use-sent-form';

type FormDialogProps = Omit<DialogProps, 'footer' | 'role'> & {
  submitLabel: ReactNode;
  cancelLabel?: string;
  aside?: ReactNode;
  destructive?: boolean;
  sent: SentFormHandle;
};

const FIELD = ':is(input:not([type=hidden]), select, textarea):enabled';

/** Opens with the focus in its first field. */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, cancelLabel = 'Cancel', aside, destructive, sent, children, ...dialog } = props;
  const formId = useId();

  return (
    <Dialog
      onOpenAutoFocus={(event) => {
        const first = sent.form.ref.current?.querySelector<HTMLElement>(FIELD);
        if (!first) return;
        event.preventDefault();
        first.focus();
      }}
      {...dialog}
      footer={
        <>
          {aside === undefined ? (
            <DialogClose asChild>
              <Button variant="outline">{cancelLabel}</Button>
            </DialogClose>
          ) : (
            aside
          )}
          <Button
            type="submit"
            form={formId}
            variant={destructive ? 'destructive' : 'primary'}
            loading={sent.isSending}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form {...sent.form} id={formId} className="space-y-5 pt-1">
        {children}
        {sent.notice && (
          <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-sm text-danger">
            {sent.notice}
          </p>
        )}
      </form>
    </Dialog>
  );
}
