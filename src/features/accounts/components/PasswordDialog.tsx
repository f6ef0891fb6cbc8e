'use client';

import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Result } from '@/lib/result';
import { Button } from '@/ui/Button';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Notice } from '@/ui/Notice';
import { PasswordInput } from '@/ui/PasswordInput';
import { useRequest } from './use-request';

type PasswordDialogProps<Value extends object> = {
  title: string;
  description: string;
  trigger?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  confirmLabel: string;
  destructive?: boolean;
  /** Further fields, above the password. */
  children?: ReactNode;
  call: (password: string) => Promise<Result<Value>>;
  onSuccess: (value: Value) => void;
};

/** Asks for the password once more before something risky. What was typed stays until it works. */
export function PasswordDialog<Value extends object>(props: PasswordDialogProps<Value>) {
  const { title, description, trigger, open, onOpenChange, confirmLabel, destructive, children, call, onSuccess } =
    props;
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const { pending, fieldErrors, run, clear } = useRequest();
  const formId = useId();

  function changeOpen(next: boolean) {
    setPassword('');
    setFailure(undefined);
    clear();
    onOpenChange(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    void run({
      call: () => call(password),
      onSuccess: (value) => {
        changeOpen(false);
        onSuccess(value);
      },
      onFailure: (message) => setFailure(message ?? 'This did not work. Please try again.'),
    });
  }

  return (
    <Dialog
      title={title}
      description={description}
      trigger={trigger}
      size="sm"
      open={open}
      onOpenChange={changeOpen}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant={destructive ? 'destructive' : 'primary'} loading={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-5 pt-1">
        {failure && <Notice tone="danger">{failure}</Notice>}
        {children}
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
      </form>
    </Dialog>
  );
}
