'use client';

import { ChevronDown, LogOut, UserCog } from 'lucide-react';
import Link from 'next/link';
import { useTransition } from 'react';
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '@/ui/DropdownMenu';
import { Spinner } from '@/ui/Spinner';
import { signOut } from '../session-actions';

type ProfileMenuProps = { name: string; email: string; roleLabel: string };

/** Who is signed in, with Account Settings and Sign Out (spec §2). */
export function ProfileMenu({ name, email, roleLabel }: ProfileMenuProps) {
  const [leaving, startLeaving] = useTransition();
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
        {leaving ? <Spinner /> : initials(name)}
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
      <DropdownMenuItem asChild>
        <Link href="/admin/settings" prefetch={false}>
          <UserCog aria-hidden />
          Account Settings
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => startLeaving(() => signOut())}>
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
