import Link from 'next/link';
import type { ReactNode } from 'react';
import { namedPieces } from '@/domain/despatch/shipments';
import { returnStep, RETURN_STATUS_LABELS, type ReturnStatus } from '@/domain/returns/return-state';
import { formatShopDate } from '@/domain/text/locale';
import type { StoredReturn } from '../data/returns';
import { outcomeOf, returnInstructions } from '../emails';
import type { SiteSetting } from '@/payload-types';
import { Badge } from '@/ui/Badge';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/Card';
import type { OrderReturns } from '../load-returns';

type OrderReturnsCardProps = OrderReturns & {
  supplier: SiteSetting;
  /** Page that asks for a return; undefined for readers who may not. */
  askHref: string | undefined;
  cancelOf: (found: StoredReturn) => ReactNode;
};

export function OrderReturnsCard(props: OrderReturnsCardProps) {
  const { supplier, returns, lines, isReturnable, window, askHref, cancelOf } = props;
  if (returns.length === 0 && !isReturnable) return null;
  return (
    <Card padding="lg" id="returns">
      <h2 className="mb-2 text-subheading">Returns</h2>
      {window && <p className="mb-4 text-ink-muted">{window}</p>}
      <ul className="divide-y divide-line">
        {returns.map((found) => (
          <li key={found.id} className="space-y-2 py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong>{found.returnNumber}</strong>
              <Badge variant="outline">{RETURN_STATUS_LABELS[found.status]}</Badge>
              <span className="text-ink-muted">{formatShopDate(found.createdAt)}</span>
            </p>
            <ul className="text-ink-muted">
              {found.items.map(({ line, quantity }) => {
                const named = lines.find((each) => each.line === line);
                return named && <li key={line}>{namedPieces({ ...named, quantity })}</li>;
              })}
            </ul>
            <p className="wrap-anywhere whitespace-pre-line empty:hidden">{textOf(found, supplier)}</p>
            {askHref && returnStep(found.status, 'cancel') && cancelOf(found)}
          </li>
        ))}
      </ul>
      {askHref && isReturnable && (
        <Link href={askHref} prefetch={false} className={buttonClass('outline', 'md')}>
          Return something
        </Link>
      )}
    </Card>
  );
}

const TEXTS: Partial<Record<ReturnStatus, string>> = {
  requested: 'We look at it, and email you how to send it back.',
  received: 'It has arrived. We email you once it is dealt with.',
};

function textOf(found: StoredReturn, supplier: SiteSetting): string | undefined {
  if (found.status === 'approved') return returnInstructions(found, supplier);
  if (found.status === 'declined') return found.declineReason ?? undefined;
  const outcome = [outcomeOf(found), found.message].filter(Boolean).join('\n');
  return found.status === 'resolved' ? outcome : TEXTS[found.status];
}
