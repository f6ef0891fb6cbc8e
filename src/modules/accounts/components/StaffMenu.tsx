'use client';

import { ChevronDown, LogOut } from 'lucide-react';
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '@/ui/DropdownMenu';
import type { NavItem } from '@/ui/nav';
import { NavLink } from '@/ui/NavLink';
import { Spinner } from '@/ui/Spinner';
import { useSignOut, type SignOutAction } from './use-sign-out';

export type Profile = { name: string; email: string; roleLabel: string };

type StaffMenuProps = {
  profile: Profile;
  ways: readonly NavItem[];
  signOut: SignOutAction;
};

export function StaffMenu({ profile: { name, email, roleLabel }, ways, signOut }: StaffMenuProps) {
  const { isLeaving, leave } = useSignOut(signOut);
  const trigger = (
    <button
      type="button"
      aria-label={`Profile menu, ${name}`}
      className="flex min-h-11 items-center gap-2 rounded-control px-1.5 hover:bg-ink/10"
    >
      <span
        aria-hidden
        className="grid size-8 place-items-center rounded-full bg-brand text-sm font-semibold text-brand-ink"
      >
        {isLeaving ? <Spinner /> : initials(name)}
      </span>
      <ChevronDown aria-hidden className="hidden size-4 text-ink-muted sm:block" />
    </button>
  );
  return (
    <DropdownMenu trigger={trigger}>
      <DropdownMenuLabel>
        <span className="block max-w-60 truncate text-sm font-semibold text-ink">{name}</span>
        <span className="block max-w-60 truncate">{email}</span>
        <span className="mt-0.5 block">{roleLabel}</span>
      </DropdownMenuLabel>
      <DropdownMenuSeparator />
      {ways.map((way) => (
        <DropdownMenuItem key={way.href} asChild>
          <NavLink item={way} />
        </DropdownMenuItem>
      ))}
      {ways.length > 2 && <DropdownMenuSeparator />}
      <DropdownMenuItem onSelect={leave}>
        <LogOut aria-hidden />
        Sign Out
      </DropdownMenuItem>
    </DropdownMenu>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('');
}
