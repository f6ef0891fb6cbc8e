import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { SettingRow, SettingRows } from '../SettingRow';
import { ChangePassword } from './ChangePassword';
import { SecondFactor } from './SecondFactor';

export const LOGIN_HISTORY_PATH = '/admin/settings/logins';

/** Password, second factor, and who signed in to the account (spec §2). */
export function SecurityTab({ codesLeft }: { codesLeft?: number }) {
  return (
    <SettingRows>
      <SettingRow label="Password" description="At least 12 characters.">
        <ChangePassword />
      </SettingRow>
      <SecondFactor codesLeft={codesLeft} />
      <SettingRow label="Login history" description="Every attempt on your account, and the sessions that are open.">
        <Link href={LOGIN_HISTORY_PATH} prefetch={false} className={buttonClass('outline')}>
          View Login History
        </Link>
      </SettingRow>
    </SettingRows>
  );
}
