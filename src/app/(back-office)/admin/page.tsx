import { redirect } from 'next/navigation';
import { BACK_OFFICE_HOME } from '@/features/back-office/rules/same-site-path';
import { requireAdministrator } from '@/features/back-office/session';

export default async function BackOfficePage() {
  await requireAdministrator(BACK_OFFICE_HOME);
  redirect(BACK_OFFICE_HOME);
}
