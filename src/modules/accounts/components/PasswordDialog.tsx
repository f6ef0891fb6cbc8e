'use client';

import { useState, type ReactNode } from 'react';
import type { FieldErrors, Result } from '@/lib/result';
import type { DialogProps } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Notice } from '@/ui/Notice';
import { PasswordInput } from '@/ui/PasswordInput';
import { useRequest } from './use-request';

type PasswordDialogProps<Value extends object> = Pick<DialogProps, 'title' | 'description' | 'trigger'> & {
  /** Undefined if only its trigger opens it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  confirmLabel: string;
  destructive?: boolean;
  children?: (fieldErrors: FieldErrors) => ReactNode;
  call: (password: string) => Promise<Result<Value>>;
  onSuccess: (value: Value) => void;
};

export function PasswordDialog<Value extends object>(props: PasswordDialogProps<Value>) {
  const { open, onOpenChange, confirmLabel, children, call, onSuccess, ...dialog } = props;
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const { pending, fieldErrors, run, clear } = useRequest();

  function changeOpen(next: boolean) {
    setPassword('');
    setFailure(undefined);
    clear();
    setOpen(next);
    onOpenChange?.(next);
  }

  function submit() {
    setFailure(undefined);
    void run({
      call: () => call(password),
      onSuccess: (value) => {
        changeOpen(false);
        onSuccess(value);
      },
      onFailure: (message) => setFailure(message ?? 'Something went wrong. Please try again.'),
    });
  }

  return (
    <FormDialog
      {...dialog}
      open={open ?? isOpen}
      size="sm"
      onOpenChange={changeOpen}
      submitLabel={confirmLabel}
      pending={pending}
      onSubmit={submit}
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      {children?.(fieldErrors)}
      <Field label="Your password" error={fieldErrors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
