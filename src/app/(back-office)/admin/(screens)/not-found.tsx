import { ScreenNotFound } from '@/modules/accounts/components/ScreenNotFound';
import { BACK_OFFICE_HOME } from '@/modules/accounts/sign-in/back-office-path';

export default function BackOfficeNotFound() {
  return <ScreenNotFound home={BACK_OFFICE_HOME} />;
}
