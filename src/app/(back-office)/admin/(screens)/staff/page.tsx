import type { Metadata } from 'next';
import { BackLink } from '@/ui/BackLink';
import { PageHeading } from '@/ui/PageHeading';
import { InviteStaff } from '@/areas/back-office/staff/InviteStaff';
import { StaffList } from '@/areas/back-office/staff/StaffList';
import { listStaff } from '@/areas/back-office/staff/data';
import { requireAdministrator } from '@/areas/back-office/access/session';

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
