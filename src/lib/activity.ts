import type { PayloadRequest } from 'payload';
import type { OrderKind } from '@/domain/orders/order-ref';
import { changedFields, hasChanges, withoutFields } from '@/domain/staff/activity-changes';
import { nameOfUser } from './active-user';
import type { Session } from './database/sessions';
import { currentTransaction } from './database/transaction';
import { clientAddress } from './http/client-address';
import { sharedInstance } from './http-cache/shared';

/** What a change is about: the slug of its collection, its id, and its name at the time. */
export type Subject = { type: string; id: string; name: string };
/** What of it was changed. */
type States = { before?: object; after?: object };
type Activity = { action: string; subjectType: string; subjectId: string; subject: string } & States;

/** A record that staff saved or deleted: its states as stored, none before it was made or after it went. */
export type RecordChange = {
  /** The record’s kind, as `team-order`. */
  kind: string;
  subjectType: string;
  subjectId: string;
  subject: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

type Waiting = RecordChange & { req: PayloadRequest };
/** What a transaction’s entries have told so far: fields by record, and the changes that wait for its end. */
type Ledger = { told: Map<string, Set<string>>; waiting: Map<string, Waiting> };

/** Once in the process: Payload’s hooks and Next’s actions load this module each for themselves. */
const ledgers = sharedInstance('activity.ledgers', () => new WeakMap<Session, Ledger>());
const keyOf = ({ subjectType, subjectId }: Pick<Activity, 'subjectType' | 'subjectId'>) =>
  `${subjectType} ${subjectId}`;

/**
 * Writes an entry of the activity log in the transaction of the change itself: both stand, or neither.
 * @param action subject and what happened to it, as `order.status-changed`.
 */
export async function recordActivity(
  req: PayloadRequest,
  action: string,
  { type, id, name }: Subject,
  states: States = {},
): Promise<void> {
  const activity = { action, subjectType: type, subjectId: id, subject: name, ...states };
  const session = await currentTransaction(req);
  const { told } = ledgerOf(session);
  const fields = told.get(keyOf(activity)) ?? new Set();
  for (const field of [...Object.keys(states.before ?? {}), ...Object.keys(states.after ?? {})]) fields.add(field);
  told.set(keyOf(activity), fields);
  await insert(session, req, activity);
}

/** The same of an order of either kind. @param change what happened, as `refunded`. */
export const recordOrderActivity = (
  req: PayloadRequest,
  { kind, id, orderNumber }: { kind: OrderKind; id: string; orderNumber: string },
  change: string,
  states: States = {},
): Promise<void> =>
  recordActivity(
    req,
    `${ORDER_SUBJECTS[kind].name}.${change}`,
    { type: ORDER_SUBJECTS[kind].type, id, name: orderNumber },
    states,
  );

/** The names of orders in the log: in actions, and as the slugs of their collections. */
const ORDER_SUBJECTS = {
  shop: { name: 'order', type: 'orders' },
  team: { name: 'team-order', type: 'team-orders' },
} as const;

/**
 * Takes note of a change for which nobody may have written an entry. As the transaction’s last act it gets one, of the
 * fields that no operation’s own entry has told of (docs/decisions/0009-activity-log.md).
 */
export async function noteChange(req: PayloadRequest, change: RecordChange): Promise<void> {
  const session = await currentTransaction(req);
  const { waiting } = ledgerOf(session);
  if (waiting.size === 0) session.beforeCommit(() => recordWaiting(session));
  const first = waiting.get(keyOf(change));
  waiting.set(keyOf(change), { ...change, before: first ? first.before : change.before, req });
}

function ledgerOf(session: Session): Ledger {
  const ledger = ledgers.get(session) ?? { told: new Map(), waiting: new Map() };
  ledgers.set(session, ledger);
  return ledger;
}

async function recordWaiting(session: Session): Promise<void> {
  const { told, waiting } = ledgerOf(session);
  for (const { req, kind, before, after, ...subject } of waiting.values()) {
    const known = told.get(keyOf(subject));
    const isUpdate = before !== undefined && after !== undefined;
    if (known && !isUpdate) continue;
    const changes = withoutFields(changedFields(before, after), known ?? new Set());
    if (!hasChanges(changes)) continue;
    await insert(session, req, {
      ...subject,
      action: `${kind}.${isUpdate ? 'updated' : after ? 'created' : 'deleted'}`,
      before: before && changes.before,
      after: after && changes.after,
    });
  }
}

async function insert({ client }: Session, req: PayloadRequest, activity: Activity): Promise<void> {
  const actor = req.user?.collection === 'admin-users' ? req.user : undefined;
  await client.query(
    `insert into activity_log (actor_id, actor_name, action, subject_type, subject_id, subject, before, after, address,
                               created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, clock_timestamp())`,
    [
      actor?.id ?? null,
      nameOfUser(req.user),
      activity.action,
      activity.subjectType,
      activity.subjectId,
      activity.subject,
      activity.before ?? null,
      activity.after ?? null,
      clientAddress(req.headers),
    ],
  );
}
