import { ShieldCheck } from 'lucide-react';
import type { StaffMember } from './data';
import { Badge } from '@/ui/Badge';
import { LocalDate } from '@/ui/LocalDate';
import type { RoleNames } from './RoleSelect';
import { StaffActions } from './StaffActions';

type StaffListProps = { staff: readonly StaffMember[]; ownRoles: RoleNames; ownId: string };

export function StaffList({ staff, ownRoles, ownId }: StaffListProps) {
  const active = staff.filter(({ isActive }) => isActive).length;
  return (
    <>
      <ul className="card divide-y divide-line">
        {staff.map((person) => (
          <Person key={person.id} person={person} ownRoles={ownRoles} isOwn={person.id === ownId} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-muted">
        {active} active • {staff.length - active} inactive
      </p>
    </>
  );
}

type PersonProps = { person: StaffMember; ownRoles: RoleNames; isOwn: boolean };

function Person({ person, ownRoles, isOwn }: PersonProps) {
  const { fullName, email, roleLabel, isActive, lastLogin, isInvited, hasSecondFactor } = person;
  return (
    <li className="flex items-center justify-between gap-4 px-5 py-4">
      <div className="grid min-w-0 grow grid-cols-1 gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,1fr)_18rem_16rem] lg:items-center">
        <div className="min-w-0">
          <p className="font-medium break-words">
            {fullName}
            {isOwn && <span className="ml-2 text-sm font-normal text-ink-muted">(you)</span>}
          </p>
          <p className="text-sm break-all text-ink-muted">{email}</p>
        </div>
        <p className="flex flex-wrap items-center gap-1.5">
          <Badge variant="outline">{roleLabel}</Badge>
          {!isActive && <Badge variant="destructive">Inactive</Badge>}
          {isActive && isInvited && <Badge variant="secondary">Invited</Badge>}
          {hasSecondFactor && (
            <Badge variant="secondary">
              <ShieldCheck aria-hidden className="size-3.5" />
              Two-factor
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-muted">
          {lastLogin ? (
            <>
              Last login <LocalDate iso={lastLogin.toISOString()} withTime />
            </>
          ) : (
            'Never signed in'
          )}
        </p>
      </div>
      <div className="size-11 shrink-0">{!isOwn && <StaffActions person={person} ownRoles={ownRoles} />}</div>
    </li>
  );
}
