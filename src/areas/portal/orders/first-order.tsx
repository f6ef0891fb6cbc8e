import Link from 'next/link';
import { teamRoleCan, type TeamRole } from '@/domain/teams/team-roles';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import { buttonClass } from '@/ui/button-class';

export const firstOrder = (role: TeamRole) =>
  teamRoleCan(role, 'drafts')
    ? {
        description: 'Choose a product, and the sizes are counted from your roster.',
        action: (
          <Link href={`${PORTAL_HOME}/order`} prefetch={false} className={buttonClass()}>
            Place your first order
          </Link>
        ),
      }
    : { description: 'Orders appear here once a manager has submitted one.' };
