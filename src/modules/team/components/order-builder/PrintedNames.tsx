import Link from 'next/link';
import { cutNameText } from '@/domain/teams/back-name';
import { BACK_NAME_LABELS } from '@/domain/teams/shirt-rules';
import type { DraftPlayer } from '@/domain/teams/team-draft';
import type { TeamRoster } from '@/domain/teams/team-draft-changes';
import { PORTAL_HOME } from '../../portal-path';

type PrintedNamesProps = { players: readonly DraftPlayer[]; roster: TeamRoster; isInPortal?: boolean };

/** Rule for printed names, with the names that it cuts. */
export function PrintedNames({ players, roster: { members, rules }, isInPortal }: PrintedNamesProps) {
  const inLine = new Set(players.map(({ memberId }) => memberId));
  const cut = members.flatMap((member) => (inLine.has(member.id) ? (cutNameText(member, rules) ?? []) : []));
  return (
    <div className="mb-3 space-y-1 text-sm text-ink-muted">
      <p>
        {`Names on the back: ${BACK_NAME_LABELS[rules.backNames].toLowerCase()}${rules.capitalNames ? ', in capitals' : ''}. `}
        {isInPortal && (
          <Link href={`${PORTAL_HOME}/roster#shirt-rules`} className="text-accent underline underline-offset-4">
            Change it on the roster
          </Link>
        )}
      </p>
      {cut.map((text) => (
        <p key={text} className="font-medium text-warning wrap-anywhere">
          {text}
        </p>
      ))}
    </div>
  );
}
