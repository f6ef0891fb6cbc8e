import type { PayloadRequest } from 'payload';
import type { OrderKind } from '@/domain/orders/order-ref';
import { changedFields, hasChanges, withoutFields } from '@/domain/staff/activity-changes';
import { nameOfUser } from '../accounts/active-user';
import type { Session } from '../database/sessions';
import { currentTransaction } from '../database/transaction';
import { clientAddress } from '../http/client-address';
import { sharedInstance } from '@kitroom/front/shared-instance';

/** Slug of its collection, id, and name at the time. */
export type Subject = { type: string; id: string; name: string };
type States = { before?: object; after?: object };
type Activity = { action: string; subjectType: string; subjectId: string; subject: string } & States;

/** No `before` of a new record, no `after` of a deleted one. */
type RecordChange = {
  kind: string;
  subjectType: string;
  subjectId: string;
  subject: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

type Waiting = RecordChange & { req: PayloadRequest };
/** Fields logged by a transaction, by record, and changes that wait for its end. */
type Ledger = { logged: Map<string, Set<string>>; waiting: Map<string, Waiting> };

/** Shared: Payload’s hooks and Next’s actions each load this module. */
const ledgers = sharedInstance('activity.ledgers', () => new WeakMap<Session, Ledger>());
const keyOf = ({ subjectType, subjectId }: Pick<Activity, 'subjectType' | 'subjectId'>) =>
  `${subjectType} ${subjectId}`;

/** Logs in the transaction of the change. @param action as `order.status-changed` */
export async function recordActivity(
  req: PayloadRequest,
  action: string,
  { type, id, name }: Subject,
  states: States = {},
): Promise<void> {
  const activity = { action, subjectType: type, subjectId: id, subject: name, ...states };
  const session = await currentTransaction(req);
  const { logged } = ledgerOf(session);
  const fields = logged.get(keyOf(activity)) ?? new Set();
  for (const field of [...Object.keys(states.before ?? {}), ...Object.keys(states.after ?? {})]) fields.add(field);
  logged.set(keyOf(activity), fields);
  await insert(session, req, activity);
}

/** @param change as `refunded` */
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

const ORDER_SUBJECTS = {
  shop: { name: 'order', type: 'orders' },
  team: { name: 'team-order', type: 'team-orders' },
} as const;

/** Logs at the end of the transaction what no operation has logged (docs/decisions/0009-activity-log.md). */
export async function noteChange(req: PayloadRequest, change: RecordChange): Promise<void> {
  const session = await currentTransaction(req);
  const { waiting } = ledgerOf(session);
  if (waiting.size === 0) session.beforeCommit(() => recordWaiting(session));
  const first = waiting.get(keyOf(change));
  waiting.set(keyOf(change), { ...change, before: first ? first.before : change.before, req });
}

function ledgerOf(session: Session): Ledger {
  const ledger = ledgers.get(session) ?? { logged: new Map(), waiting: new Map() };
  ledgers.set(session, ledger);
  return ledger;
}

async function recordWaiting(session: Session): Promise<void> {
  const { logged, waiting } = ledgerOf(session);
  for (const { req, kind, before, after, ...subject } of waiting.values()) {
    const known = logged.get(keyOf(subject));
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
