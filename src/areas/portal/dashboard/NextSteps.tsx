import Link from 'next/link';
import { sizeChangesByPlayer } from '@/domain/teams/size-changes';
import { teamRoleCan, type TeamPermission, type TeamRole } from '@/domain/teams/team-roles';
import { ArrowRightIcon } from '@/ui/icons';
import { PORTAL_HOME } from '@/modules/team/portal-path';
import type { Dashboard } from './load-dashboard';

type Step = { href: string; title: string; detail: string; permission: TeamPermission };

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

function nextSteps(dashboard: Dashboard): Step[] {
  const { waitingProofs, sizeRequest, answersToCheck, withoutSize, draftItems, rosterCount, resized } = dashboard;
  const steps: Step[] = waitingProofs.map(({ orderId, orderNumber }) => ({
    href: `${PORTAL_HOME}/orders/${orderId}`,
    permission: 'proofs',
    title: 'A proof is waiting for your approval',
    detail: `Order ${orderNumber}: production starts once you approve it.`,
  }));
  for (const { orderId, orderNumber, ...order } of resized) {
    const [first, ...others] = sizeChangesByPlayer(order);
    if (!first) continue;
    const more = others.length > 0 ? `, and ${plural(others.length, 'player')} more` : '';
    steps.push({
      href: `${PORTAL_HOME}/orders/${orderId}`,
      permission: 'roster',
      title: `Order ${orderNumber}: sizes have changed since`,
      detail: `${first.name}, ${first.texts.join('; ')}${more}.`,
    });
  }
  if (answersToCheck > 0) {
    steps.push({
      href: `${PORTAL_HOME}/roster/sizes`,
      permission: 'roster',
      title: `${plural(answersToCheck, 'answer')} to check`,
      detail: 'Sent through the team link: accept them to put them on the roster.',
    });
  }
  if (sizeRequest) {
    const missing = sizeRequest.total - sizeRequest.answered;
    steps.push({
      href: `${PORTAL_HOME}/roster/sizes`,
      permission: 'roster',
      title: `${sizeRequest.title}: ${sizeRequest.answered} of ${plural(sizeRequest.total, 'player')} answered`,
      detail:
        missing > 0 ? `${plural(missing, 'player has', 'players have')} not answered yet.` : 'Everyone has answered.',
    });
  }
  if (draftItems > 0) {
    steps.push({
      href: `${PORTAL_HOME}/order`,
      permission: 'drafts',
      title: 'Your order is not submitted yet',
      detail: `${plural(draftItems, 'item')} in the draft.`,
    });
  }
  if (rosterCount === 0) {
    steps.push({
      href: `${PORTAL_HOME}/roster`,
      permission: 'roster',
      title: 'Add your players',
      detail: 'Type them in, or paste a list from a spreadsheet.',
    });
  } else if (withoutSize > 0 && !sizeRequest) {
    steps.push({
      href: `${PORTAL_HOME}/roster`,
      permission: 'roster',
      title: `${plural(withoutSize, 'player has', 'players have')} no size yet`,
      detail: 'Send them a link, and they fill it in themselves.',
    });
  }
  return steps;
}

export function NextSteps({ dashboard, role }: { dashboard: Dashboard; role: TeamRole }) {
  const steps = nextSteps(dashboard).filter(({ permission }) => teamRoleCan(role, permission));
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="mb-3 text-subheading">
        Waiting for you
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {steps.map(({ href, title, detail }) => (
          <li key={href + title}>
            <Link
              href={href}
              prefetch={false}
              className="card card-md card-interactive flex h-full items-center gap-4 border-l-4 border-l-brand"
            >
              <span className="min-w-0 grow">
                <span className="block font-semibold wrap-anywhere">{title}</span>
                <span className="mt-0.5 block text-sm text-ink-muted wrap-anywhere">{detail}</span>
              </span>
              <ArrowRightIcon className="size-5 shrink-0 text-accent" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
