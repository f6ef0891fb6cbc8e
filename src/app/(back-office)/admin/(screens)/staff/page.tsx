import type { Metadata } from 'next';
import { BackLink } from '@/ui/BackLink';
import { PageHeading } from '@/ui/PageHeading';
import { InviteStaff } from '@/features/back-office/components/settings/staff/InviteStaff';
import { StaffList } from '@/features/back-office/components/settings/staff/StaffList';
import { listStaff } from '@/features/back-office/operations/staff/list-staff';
import { requireAdministrator } from '@/features/back-office/session';

export const metadata: Metadata = { title: 'Staff' };

export default async function StaffPage() {
  const { payload, user } = await requireAdministrator('/admin/staff');
  return (
    <>
      <BackLink href="/admin/settings">Settings</BackLink>
      <PageHeading title="Staff" intro="Who can sign in, and what they can do." actions={<InviteStaff />} />
      <StaffList staff={await listStaff(payload)} ownId={user.id} />
    </>
  );
}
