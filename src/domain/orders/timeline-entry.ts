import type { StatusFlow } from './status-flow';

export type TimelineEntry = {
  id: string;
  at: string;
  kind: 'placed' | 'status' | 'edit' | 'payment' | 'refund' | 'shipment' | 'note';
  title: string;
  details: string[];
  /** Null for the system or the customer. */
  by: string | null;
};

type StatusChange<Status> = Pick<TimelineEntry, 'id' | 'at' | 'by'> & {
  from: Status;
  to: Status;
  reason?: string | null;
};

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
