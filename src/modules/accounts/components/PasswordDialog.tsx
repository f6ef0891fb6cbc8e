'use client';

import { useState, type ReactNode } from 'react';
import type { FieldErrors, Result } from '@/lib/result';
import { callAction } from '@/ui/call-action';
import type { DialogProps } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { PasswordInput } from '@/ui/PasswordInput';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';

type PasswordDialogProps<Value extends object> = Pick<DialogProps, 'title' | 'description' | 'trigger' | 'size'> & {
  /** Undefined if only its trigger opens it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  confirmLabel: string;
  destructive?: boolean;
  children?: (fieldErrors: FieldErrors) => ReactNode;
  call: (password: string, typed: FormData) => Promise<Result<Value>>;
  onSuccess: (value: Value, typed: FormData) => void;
};

const FAILED = 'Something went wrong. Please try again.';

export function PasswordDialog<Value extends object>(props: PasswordDialogProps<Value>) {
  const { open, onOpenChange, confirmLabel, children, call, onSuccess, ...dialog } = props;
  const [isOpen, setOpen] = useState(false);
  const sent = useSentForm({
    send: async (typed) => {
      const result = await callAction(call(typedFields(typed, ['password']).password, typed), FAILED);
      if (result.ok) {
        changeOpen(false);
        onSuccess(result, typed);
      }
      return result;
    },
  });

  function changeOpen(next: boolean) {
    sent.startAgain();
    setOpen(next);
    onOpenChange?.(next);
  }

  return (
    <FormDialog
      size="sm"
      {...dialog}
      open={open ?? isOpen}
      onOpenChange={changeOpen}
      submitLabel={confirmLabel}
      sent={sent}
    >
      {children?.(sent.fieldErrors)}
      <Field label="Your password" error={sent.fieldErrors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
    </FormDialog>
  );
}
