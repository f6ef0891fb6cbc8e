import {
  ACT_CHOICES,
  AREA_ROWS,
  BUILT_IN_ROLES,
  ROLE_LABELS,
  ROLE_SUMMARIES,
  SITE_CHOICES,
  type GrantedPermission,
} from '@/domain/staff/permissions';
import { EmptyState } from '@/ui/EmptyState';
import { Users } from 'lucide-react';
import type { OwnRole } from './data';
import { DeleteRole } from './DeleteRole';
import { RoleForm } from './RoleForm';

const rowClass = 'flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6';

export function RolesScreen({ ownRoles }: { ownRoles: readonly OwnRole[] }) {
  return (
    <div className="grid gap-5">
      <section aria-labelledby="own-roles" className="card">
        <h2 id="own-roles" className="border-b border-line p-5 text-subheading sm:px-6">
          Roles of your own
        </h2>
        {ownRoles.length === 0 ? (
          <EmptyState
            icon={<Users />}
            title="No roles yet"
            description="Make one if someone’s job is none of the roles below."
            headingLevel={3}
          />
        ) : (
          <ul className="divide-y divide-line">
            {ownRoles.map((role) => (
              <li key={role.id} className={rowClass}>
                <div className="min-w-0 grow basis-64">
                  <p className="font-semibold wrap-anywhere">{role.name}</p>
                  <p className="mt-0.5 text-sm text-ink-muted">{summaryOf(role.permissions)}</p>
                  <p className="mt-0.5 text-sm text-ink-muted">{holdersText(role.holders)}</p>
                </div>
                <div className="flex gap-2">
                  <RoleForm role={role} />
                  {role.holders === 0 && <DeleteRole id={role.id} name={role.name} />}
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="built-in-roles" className="card">
        <h2 id="built-in-roles" className="border-b border-line p-5 text-subheading sm:px-6">
          Built-in roles
        </h2>
        <dl className="divide-y divide-line">
          {BUILT_IN_ROLES.map((role) => (
            <div key={role} className="grid gap-x-6 gap-y-1 px-5 py-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:px-6">
              <dt className="font-semibold">{ROLE_LABELS[role]}</dt>
              <dd className="text-ink-muted">{ROLE_SUMMARIES[role]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function holdersText(count: number): string {
  if (count === 0) return 'Nobody has it yet';
  return count === 1 ? '1 person has it' : `${count} people have it`;
}

/** As 'Customers: see and change · Pack and despatch orders'. */
function summaryOf(permissions: readonly GrantedPermission[]): string {
  const areas = AREA_ROWS.flatMap(({ label, read, write }) => {
    if (permissions.includes(write)) return `${label}: see and change`;
    return permissions.includes(read) ? `${label}: see` : [];
  });
  const acts = [...ACT_CHOICES, ...SITE_CHOICES].flatMap(({ value, label }) =>
    permissions.includes(value) ? label : [],
  );
  return [...areas, ...acts].join(' · ');
}
