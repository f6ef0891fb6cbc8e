'use client';

import { useState } from 'react';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';
import { enableSecondFactorAction } from '../../own-account/own-account-actions';
import { useRequest } from '../use-request';
import { SETTINGS_FAILED } from '../settings/settings-messages';

export type NewKey = { secret: string; picture: string };

type ScanKeyProps = { newKey: NewKey; onClose: () => void; onEnabled: (codes: string[]) => void };

/** Key for the authenticator app, as a picture and as text, and the field for the code that confirms it. */
export function ScanKey({ newKey, onClose, onEnabled }: ScanKeyProps) {
  const [code, setCode] = useState('');
  const { pending, fieldErrors, run } = useRequest();

  const submit = () =>
    run({
      call: () => enableSecondFactorAction(code),
      onSuccess: ({ codes }) => onEnabled(codes),
      onFailure: () => toast(SETTINGS_FAILED),
    });

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title="Scan the QR code"
      description="Scan the code with your authenticator app, or type the key into it."
      size="sm"
      submitLabel="Enable"
      pending={pending}
      onSubmit={submit}
    >
      <img
        src={newKey.picture}
        alt="QR code for your authenticator app"
        width={192}
        height={192}
        className="mx-auto size-48 rounded-control bg-white"
      />
      <p className="text-center">
        <span className="block text-sm text-ink-muted">Key</span>
        <code className="font-mono break-all select-all" data-testid="key">
          {newKey.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <Field label="Enter the 6-digit code" hint="The one your app shows now." error={fieldErrors.code}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            className="font-mono text-lg tracking-[0.2em]"
          />
        )}
      </Field>
    </FormDialog>
  );
}
