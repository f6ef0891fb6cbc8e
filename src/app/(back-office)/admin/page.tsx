import { redirect } from 'next/navigation';
import { BACK_OFFICE_HOME } from '@/modules/accounts/sign-in/back-office-path';
import { requireMember } from '@/areas/back-office/access/session';

export default async function BackOfficePage() {
  await requireMember('back-office:enter', BACK_OFFICE_HOME);
  redirect(BACK_OFFICE_HOME);
}
