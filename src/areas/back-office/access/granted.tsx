'use client';

import { createContext, use, type ReactNode } from 'react';
import type { Permission } from '@/domain/staff/permissions';

const Granted = createContext<readonly Permission[]>([]);

type GrantedProps = { permissions: readonly Permission[]; children: ReactNode };

/** Hides what would be refused; actions and routes check again. */
export function GrantedPermissions({ permissions, children }: GrantedProps) {
  return <Granted value={permissions}>{children}</Granted>;
}

export function useMay(): (permission: Permission) => boolean {
  const granted = use(Granted);
  return (permission) => granted.includes(permission);
}

export function Allowed({ to, children }: { to: Permission; children: ReactNode }) {
  return useMay()(to) ? children : null;
}

/** For forms: shows them with nothing to press. */
export function ReadOnly({ unless, children }: { unless: Permission; children: ReactNode }) {
  return (
    <fieldset disabled={!useMay()(unless)} className="contents">
      {children}
    </fieldset>
  );
}
