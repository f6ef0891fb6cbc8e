/** Statuses of a kind of order, as data. Any may follow any other; some changes need a reason. */

type BadgeVariant = 'default' | 'secondary' | 'outline' | 'destructive';

export type StatusFlow<Status extends string> = {
  statuses: readonly Status[];
  labels: Readonly<Record<Status, string>>;
  badges: Readonly<Record<Status, BadgeVariant>>;
  reasonHint: string;
  whenCancelled: string;
  /** Consequence of reopening a cancelled order beyond its new status. */
  whenResumed?: string;
};

export const MAX_REASON = 500;

export const badgeOf = ({ badges }: StatusFlow<string>, status: string): BadgeVariant =>
  (Object.hasOwn(badges, status) && badges[status]) || 'destructive';

export const isCancelled = <Status extends string>({ statuses }: StatusFlow<Status>, status: Status): boolean =>
  status === statuses.at(-1);

/** True if staff must give a reason: for an earlier status, a cancellation or a reopening. */
export function needsReason<Status extends string>(flow: StatusFlow<Status>, from: Status, to: Status): boolean {
  if (from === to) return false;
  // From cancelled, any status is a step back.
  return isCancelled(flow, to) || flow.statuses.indexOf(to) < flow.statuses.indexOf(from);
}

export function consequenceOf<Status extends string>(flow: StatusFlow<Status>, from: Status, to: Status): string {
  if (isCancelled(flow, to)) return flow.whenCancelled;
  return (isCancelled(flow, from) && flow.whenResumed) || `It is now ${flow.labels[from]}.`;
}
