import { ScreenNotFound } from '@/features/accounts/components/ScreenNotFound';
import { BACK_OFFICE_HOME } from '@/features/back-office/rules/same-site-path';

export default function BackOfficeNotFound() {
  return <ScreenNotFound home={BACK_OFFICE_HOME} />;
}
