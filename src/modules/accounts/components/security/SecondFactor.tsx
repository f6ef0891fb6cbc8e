'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import {
  beginSecondFactorAction,
  disableSecondFactorAction,
  renewRecoveryCodesAction,
} from '../../own-account/own-account-actions';
import { PasswordDialog } from '../PasswordDialog';
import { SettingRow } from '../SettingRow';
import { RecoveryCodes } from './RecoveryCodes';
import { ScanKey, type NewKey } from './ScanKey';

type SecondFactorProps = {
  /** Recovery codes left; undefined while disabled. */
  codesLeft?: number;
};

/** Two-factor authentication: enabled with a phone, disabled and renewed with the password. */
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
            confirmLabel="Make new codes"
            call={renewRecoveryCodesAction}
            onSuccess={({ codes: fresh }) => setCodes(fresh)}
          />
          <PasswordDialog
            {...dialog('disable')}
            title="Disable two-factor authentication"
            description="Signing in will ask only for your password."
            trigger={<Button variant="outline">Disable Two-Factor Authentication</Button>}
            confirmLabel="Disable"
            destructive
            call={disableSecondFactorAction}
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
          call={beginSecondFactorAction}
          onSuccess={setNewKey}
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
