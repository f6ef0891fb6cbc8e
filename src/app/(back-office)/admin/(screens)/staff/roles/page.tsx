import type { Metadata } from 'next';
import { requireMember } from '@/areas/back-office/access/session';
import { listOwnRoles, ROLES_PATH } from '@/areas/back-office/staff/data';
import { RoleForm } from '@/areas/back-office/staff/RoleForm';
import { RolesScreen } from '@/areas/back-office/staff/RolesScreen';
import { BackLink } from '@/ui/BackLink';
import { PageHeading } from '@/ui/PageHeading';

export const metadata: Metadata = { title: 'Roles' };

export default async function RolesPage() {
  const { payload } = await requireMember('roles:write', ROLES_PATH);
  return (
    <>
      <BackLink href="/admin/staff">Staff</BackLink>
      <PageHeading title="Roles" intro="What each role may see and do." actions={<RoleForm />} />
      <RolesScreen ownRoles={await listOwnRoles(payload)} />
    </>
  );
}
