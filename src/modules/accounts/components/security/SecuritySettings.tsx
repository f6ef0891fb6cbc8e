import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { SettingRow, SettingRows } from '../SettingRow';
import { ChangePassword } from './ChangePassword';
import { SecondFactor } from './SecondFactor';

type SecuritySettingsProps = {
  codesLeft?: number;
  historyHref: string;
};

export function SecuritySettings({ codesLeft, historyHref }: SecuritySettingsProps) {
  return (
    <SettingRows>
      <SettingRow label="Password" description="At least 12 characters.">
        <ChangePassword />
      </SettingRow>
      <SecondFactor codesLeft={codesLeft} />
      <SettingRow label="Login history" description="Every attempt on your account, and the sessions that are open.">
        <Link href={historyHref} prefetch={false} className={buttonClass('outline')}>
          View Login History
        </Link>
      </SettingRow>
    </SettingRows>
  );
}
