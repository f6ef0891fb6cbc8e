import { Eye, Mail, MoreHorizontal, Phone, Shield, User, type LucideIcon } from 'lucide-react';
import Link from 'next/link';
import type { Team } from '@/payload-types';
import { Badge } from '@/ui/Badge';
import { LocalDate } from '@/ui/LocalDate';
import { PlaceholderButton } from './PlaceholderButton';
import { RowActions } from './RowActions';

const SWATCHES = 3;

/** One team (spec §2): at most three of its colours, and how many more. */
export function ClubCard({ team }: { team: Team }) {
  const colors = team.colors ?? [];
  return (
    <article className="card flex h-full flex-col gap-3 p-5">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-sans text-base leading-snug font-semibold tracking-normal break-words normal-case">
            {team.teamName}
          </h2>
          <p className="text-sm text-ink-muted">{team.sportType || 'Sport not specified'}</p>
        </div>
        <Badge variant={team.isActive ? 'default' : 'secondary'}>{team.isActive ? 'Active' : 'Inactive'}</Badge>
      </header>
      <ul className="space-y-1 text-sm">
        <Fact icon={User} text={team.contactPerson} />
        <Fact icon={Mail} text={team.email} />
        <Fact icon={Phone} text={team.phone} />
        <Fact icon={Shield} text={team.division} />
      </ul>
      <footer className="mt-auto flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        <p className="flex items-center gap-1.5 text-sm text-ink-muted">
          {colors.slice(0, SWATCHES).map((color) => (
            <span
              key={color}
              role="img"
              aria-label={color}
              title={color}
              className="size-5 rounded-full border border-line-strong"
              style={{ background: color }}
            />
          ))}
          {colors.length > SWATCHES && `+${colors.length - SWATCHES}`}
          <span className="ml-2">
            Created <LocalDate iso={team.createdAt} />
          </span>
        </p>
        <div className="flex">
          <Link
            href={`/admin/clubs/${team.id}`}
            prefetch={false}
            title="View"
            aria-label={`View ${team.teamName}`}
            className="icon-btn icon-btn-sm text-ink-muted hover:text-ink"
          >
            <Eye aria-hidden className="size-4" />
          </Link>
          <RowActions actions={['Edit', 'Delete']} kind="Team" name={team.teamName} />
          <PlaceholderButton
            feature="More Actions"
            title="More"
            aria-label={`More for ${team.teamName}`}
            className="icon-btn icon-btn-sm text-ink-muted hover:text-ink"
          >
            <MoreHorizontal aria-hidden className="size-4" />
          </PlaceholderButton>
        </div>
      </footer>
    </article>
  );
}

function Fact({ icon: Icon, text }: { icon: LucideIcon; text: string | null | undefined }) {
  if (!text) return null;
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-muted" />
      <span className="min-w-0 break-words">{text}</span>
    </li>
  );
}
