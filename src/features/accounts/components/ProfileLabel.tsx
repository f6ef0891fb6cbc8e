import { DropdownMenuLabel } from '@/ui/DropdownMenu';

export type Profile = { name: string; email: string; roleLabel: string };

/** Who is signed in, at the head of their menu (spec §2). */
export function ProfileLabel({ name, email, roleLabel }: Profile) {
  return (
    <DropdownMenuLabel>
      <span className="block max-w-60 truncate text-sm font-semibold text-ink">{name}</span>
      <span className="block max-w-60 truncate">{email}</span>
      <span className="mt-0.5 block">{roleLabel}</span>
    </DropdownMenuLabel>
  );
}
