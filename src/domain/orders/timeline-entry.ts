import type { StatusFlow } from './status-flow';

/** Something that happened to an order. */
export type TimelineEntry = {
  id: string;
  /** ISO time. */
  at: string;
  kind: 'placed' | 'status' | 'edit' | 'payment' | 'refund' | 'shipment' | 'note';
  title: string;
  /** Why, or what exactly. */
  details: string[];
  /** Nobody where the system or the customer did it. */
  by: string | null;
};

type StatusChange<Status> = Pick<TimelineEntry, 'id' | 'at' | 'by'> & {
  from: Status;
  to: Status;
  reason?: string | null;
};

/** A change of status as an entry, by the labels of its kind; a note where the status stayed. */
export function statusEntry<Status extends string>(
  { labels }: Pick<StatusFlow<Status>, 'labels'>,
  { from, to, reason, ...entry }: StatusChange<Status>,
): TimelineEntry {
  const isNote = from === to;
  return {
    ...{ ...entry, kind: isNote ? 'note' : 'status', details: reason ? [reason] : [] },
    title: isNote ? 'Note' : `${labels[from]} → ${labels[to]}`,
  };
}
