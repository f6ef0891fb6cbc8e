'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { callAction } from '@/ui/call-action';
import { toast } from '@/ui/toast';
import {
  beginSecondFactorAction,
  disableSecondFactorAction,
  renewRecoveryCodesAction,
  enableSecondFactorAction,
} from '../../own-account/own-account-actions';
import { PasswordDialog } from '../PasswordDialog';
import { SettingRow } from '../SettingRow';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { SETTINGS_FAILED } from '../settings/settings-messages';
import { Copy, Download } from 'lucide-react';
import { failed } from '@/ui/failed';
import { writeClipboard } from '@/ui/copy-text';
import { Dialog, DialogClose } from '@/ui/Dialog';

type SecondFactorProps = {
  /** Recovery codes left; undefined while disabled. */
  codesLeft?: number;
};

export function SecondFactor({ codesLeft }: SecondFactorProps) {
  const [asking, setAsking] = useState<'begin' | 'renew' | 'disable'>();
  const [newKey, setNewKey] = useState<NewKey>();
  const [codes, setCodes] = useState<string[]>([]);
  const router = useRouter();
  const enabled = codesLeft !== undefined;
  const dialog = (which: NonNullable<typeof asking>) => ({
    open: asking === which,
    onOpenChange: (open: boolean) => setAsking(open ? which : undefined),
  });

  return (
    <SettingRow
      label="Two-factor authentication"
      description={
        enabled
          ? `Enabled. ${codesLeft} recovery ${codesLeft === 1 ? 'code is' : 'codes are'} left.`
          : 'Signing in also asks for a code from your phone.'
      }
    >
      {enabled ? (
        <>
          <PasswordDialog
            {...dialog('renew')}
            title="New recovery codes"
            description="The codes you have will stop working."
            trigger={<Button variant="outline">New Recovery Codes</Button>}
            confirmLabel="Create new codes"
            call={(password) => renewRecoveryCodesAction(password)}
            onSuccess={({ codes: fresh }) => setCodes(fresh)}
          />
          <PasswordDialog
            {...dialog('disable')}
            title="Disable two-factor authentication"
            description="Signing in will ask only for your password."
            trigger={<Button variant="outline">Disable Two-Factor Authentication</Button>}
            confirmLabel="Disable"
            destructive
            call={(password) => disableSecondFactorAction(password)}
            onSuccess={() => toast({ title: '✅ Two-Factor Authentication Disabled' })}
          />
        </>
      ) : (
        <PasswordDialog
          {...dialog('begin')}
          title="Enable two-factor authentication"
          description="You need an authenticator app on your phone."
          trigger={<Button variant="outline">Enable Two-Factor Authentication</Button>}
          confirmLabel="Continue"
          call={(password) => beginSecondFactorAction(password)}
          onSuccess={(key) => setNewKey(key)}
        />
      )}
      {newKey && (
        <ScanKey
          newKey={newKey}
          onClose={() => setNewKey(undefined)}
          onEnabled={(fresh) => {
            setNewKey(undefined);
            setCodes(fresh);
          }}
        />
      )}
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes([]);
          router.refresh();
        }}
      />
    </SettingRow>
  );
}

type NewKey = { secret: string; picture: string };

type ScanKeyProps = { newKey: NewKey; onClose: () => void; onEnabled: (codes: string[]) => void };

function ScanKey({ newKey, onClose, onEnabled }: ScanKeyProps) {
  const sent = useSentForm({
    send: async (typed) => {
      const result = await callAction(enableSecondFactorAction(typedFields(typed, ['code']).code));
      if (result.ok) onEnabled(result.codes);
      else if (!result.fieldErrors) {
        toast(SETTINGS_FAILED);
        return {};
      }
      return result;
    },
  });

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title="Scan the QR code"
      description="Scan the code with your authenticator app, or type the key into it."
      size="sm"
      submitLabel="Enable"
      sent={sent}
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
      <Field label="Enter the 6-digit code" hint="The one your app shows now." error={sent.fieldErrors.code}>
        {(control) => (
          <Input
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            className="font-mono text-lg tracking-[0.2em]"
          />
        )}
      </Field>
    </FormDialog>
  );
}

type RecoveryCodesProps = {
  codes: readonly string[];
  onDone: () => void;
};

function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [leaving, setLeaving] = useState(false);
  const text = `${codes.join('\n')}\n`;

  async function copy() {
    if (await writeClipboard(text))
      toast({ title: 'Copied', description: 'The recovery codes are on your clipboard.' });
    else toast(failed('Your browser does not allow copying here. Download them instead.'));
  }

  return (
    <Dialog
      title={leaving ? 'Have you saved them?' : 'Your recovery codes'}
      description={
        leaving
          ? 'They will not be shown again.'
          : 'Each one signs you in once if you lose your phone. They are shown only now: keep them in a safe place.'
      }
      size="sm"
      open={codes.length > 0}
      // Escape and a click outside ask first, as the codes are gone afterwards.
      onOpenChange={() => setLeaving(true)}
      footer={
        leaving ? (
          <>
            <Button variant="outline" onClick={() => setLeaving(false)}>
              Show them again
            </Button>
            <Button
              onClick={() => {
                setLeaving(false);
                onDone();
              }}
            >
              I have saved them
            </Button>
          </>
        ) : (
          <DialogClose asChild>
            <Button>Done</Button>
          </DialogClose>
        )
      }
    >
      {!leaving && (
        <>
          <ol className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control bg-surface-sunken p-4 font-mono text-[0.9375rem]">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={copy}>
              <Copy aria-hidden className="size-4" />
              Copy
            </Button>
            <Button asChild variant="outline" size="sm">
              <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="recovery-codes.txt">
                <Download aria-hidden className="size-4" />
                Download
              </a>
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
