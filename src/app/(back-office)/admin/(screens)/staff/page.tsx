import type { Metadata } from 'next';
import Link from 'next/link';
import { BackLink } from '@/ui/BackLink';
import { PageHeading } from '@/ui/PageHeading';
import { InviteStaff } from '@/areas/back-office/staff/InviteStaff';
import { StaffList } from '@/areas/back-office/staff/StaffList';
import { listOwnRoles, listStaff, ROLES_PATH } from '@/areas/back-office/staff/data';
import { buttonClass } from '@/ui/button-class';
import { requireMember } from '@/areas/back-office/access/session';

export const metadata: Metadata = { title: 'Staff' };

export default async function StaffPage() {
  const { payload, user } = await requireMember('staff:write', '/admin/staff');
  const [staff, ownRoles] = await Promise.all([listStaff(payload), listOwnRoles(payload)]);
  return (
    <>
      <BackLink href="/admin/settings">Settings</BackLink>
      <PageHeading
        title="Staff"
        intro="Who can sign in, and what they can do."
        actions={
          <>
            <Link href={ROLES_PATH} prefetch={false} className={buttonClass('outline')}>
              Roles
            </Link>
            <InviteStaff ownRoles={ownRoles} />
          </>
        }
      />
      <StaffList staff={staff} ownRoles={ownRoles} ownId={user.id} />
    </>
  );
}
