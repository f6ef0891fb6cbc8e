/** The statuses of a kind of order, as data. Any may be set from any other; some changes have to be explained. */

export type BadgeVariant = 'default' | 'secondary' | 'outline' | 'destructive';

export type StatusFlow<Status extends string> = {
  /** In the order of the steps; what is cancelled comes last. */
  statuses: readonly Status[];
  labels: Readonly<Record<Status, string>>;
  badges: Readonly<Record<Status, BadgeVariant>>;
  /** Who reads why a status was changed. */
  reasonHint: string;
  whenCancelled: string;
  /** What follows from taking a cancelled order up again, where that is more than its new status. */
  whenResumed?: string;
};

/** The longest reason that is kept with a change. */
export const MAX_REASON = 500;

/** The badge of a status; 'destructive' for any that is not known. */
export const badgeOf = ({ badges }: StatusFlow<string>, status: string): BadgeVariant =>
  (Object.hasOwn(badges, status) && badges[status]) || 'destructive';

/** Whether staff have to say why: for an earlier status, for cancelling, and for taking a cancelled order up again. */
export function needsReason<Status extends string>(
  { statuses }: StatusFlow<Status>,
  from: Status,
  to: Status,
): boolean {
  if (from === to) return false;
  // Cancelled is the last of the list: from there every way leads back.
  return to === 'cancelled' || statuses.indexOf(to) < statuses.indexOf(from);
}

/** What follows from a change that needs a reason, for whoever is about to give it. */
export function consequenceOf<Status extends string>(flow: StatusFlow<Status>, from: Status, to: Status): string {
  if (to === 'cancelled') return flow.whenCancelled;
  return (from === 'cancelled' && flow.whenResumed) || `It is now ${flow.labels[from]}.`;
}
