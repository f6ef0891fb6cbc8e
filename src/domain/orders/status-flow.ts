/** The statuses of a kind of order, as data. Any may be set from any other; some changes have to be explained. */

export type BadgeVariant = 'default' | 'secondary' | 'outline' | 'destructive';

export type StatusFlow<Status extends string> = {
  /** In the order of the steps; what is cancelled comes last. */
  statuses: readonly Status[];
  labels: Readonly<Record<Status, string>>;
  badges: Readonly<Record<Status, BadgeVariant>>;
  /** Readers of the reason. */
  reasonHint: string;
  whenCancelled: string;
  /** Consequence of reopening a cancelled order beyond its new status. */
  whenResumed?: string;
};

/** The longest reason that is kept with a change. */
export const MAX_REASON = 500;

/** The badge of a status; 'destructive' for any that is not known. */
export const badgeOf = ({ badges }: StatusFlow<string>, status: string): BadgeVariant =>
  (Object.hasOwn(badges, status) && badges[status]) || 'destructive';

export const isCancelled = <Status extends string>({ statuses }: StatusFlow<Status>, status: Status): boolean =>
  status === statuses.at(-1);

/** True if staff must give a reason: for an earlier status, a cancellation or a reopening. */
export function needsReason<Status extends string>(flow: StatusFlow<Status>, from: Status, to: Status): boolean {
  if (from === to) return false;
  // From cancelled every way leads back.
  return isCancelled(flow, to) || flow.statuses.indexOf(to) < flow.statuses.indexOf(from);
}

/** Consequence of a change that needs a reason, shown before it is given. */
export function consequenceOf<Status extends string>(flow: StatusFlow<Status>, from: Status, to: Status): string {
  if (isCancelled(flow, to)) return flow.whenCancelled;
  return (isCancelled(flow, from) && flow.whenResumed) || `It is now ${flow.labels[from]}.`;
}
