import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { WebhookInput } from '@/domain/webhooks/event-types';
import { recordActivity } from '@/lib/activity';
import type { Session } from '@/lib/database/sessions';
import { inTransactionUnlessRefused } from '@/lib/database/transaction';
import { env } from '@/lib/env';
import { invalidFields } from '@/lib/failures';
import { isPrivateHost, PRIVATE } from '@/lib/http/public-hosts';
import { failure, type Failure, type Result, type Success } from '@/lib/result';
import {
  deleteWebhookRow,
  insertWebhook,
  lockWebhook,
  rotateSecretRow,
  setWebhookState,
  updateWebhookRow,
} from './data/endpoints';
import { insertResent, insertResentRange, insertTestEvent, type ResentRange } from './data/log';
import { createSecret, sealSecret } from './sign';

const MOST_WEBHOOKS = 20;

type Call = { req: PayloadRequest };
type Known = Call & { id: string };
type Created = Success<{ id: string; secret: string }> | Failure<'invalid' | 'full'>;

const subjectOf = (id: string, url: string) => ({ type: 'webhooks', id, name: url });

const refusePrivate = (url: string) =>
  isPrivateHost(new URL(url).hostname, env.webhooksToLoopback) ? invalidFields({ url: [PRIVATE] }) : undefined;

export async function createWebhook({ req, input }: Call & { input: WebhookInput }): Promise<Created> {
  const refused = refusePrivate(input.url);
  if (refused) return refused;
  const [id, secret] = [randomUUID(), createSecret()];
  return inTransactionUnlessRefused<Created>(req, async (session) => {
    if (!(await insertWebhook(session, { id, ...input, secret: sealSecret(id, secret) }, MOST_WEBHOOKS))) {
      return failure('full', `There may be ${MOST_WEBHOOKS} webhooks.`);
    }
    await recordActivity(req, 'webhook.created', subjectOf(id, input.url), { after: input });
    return { ok: true, id, secret };
  });
}

/** Locks the endpoint, and logs. @param action as 'paused' */
const changed = <Value extends object>(
  { req, id }: Known,
  action: string,
  work: (session: Session) => Promise<Result<Value>>,
): Promise<Result<Value>> =>
  inTransactionUnlessRefused(req, async (session) => {
    const known = await lockWebhook(session, id);
    if (!known) return failure('not_found', 'This webhook no longer exists.');
    const result = await work(session);
    if (result.ok) await recordActivity(req, `webhook.${action}`, subjectOf(id, known.url));
    return result;
  });

const DONE = { ok: true } as const;

export async function updateWebhook({ input, ...known }: Known & { input: WebhookInput }): Promise<Result> {
  return (
    refusePrivate(input.url) ??
    changed(known, 'updated', async (session) => {
      await updateWebhookRow(session, { id: known.id, ...input });
      return DONE;
    })
  );
}

export const pauseWebhook = (known: Known): Promise<Result> =>
  changed(known, 'paused', async (session) => {
    await setWebhookState(session, known.id, 'paused');
    return DONE;
  });

export const resumeWebhook = (known: Known): Promise<Result> =>
  changed(known, 'resumed', async (session) => {
    await setWebhookState(session, known.id, 'active');
    return DONE;
  });

/** The replaced secret signs for a day, too. */
export const rotateSecret = (known: Known): Promise<Result<{ secret: string }>> =>
  changed(known, 'secret-rotated', async (session) => {
    const secret = createSecret();
    await rotateSecretRow(session, known.id, sealSecret(known.id, secret));
    return { ok: true, secret };
  });

export const deleteWebhook = (known: Known): Promise<Result> =>
  changed(known, 'deleted', async (session) => {
    await deleteWebhookRow(session, known.id);
    return DONE;
  });

export const sendTestEvent = (known: Known): Promise<Result> =>
  changed(known, 'tested', async (session) => {
    await insertTestEvent(session, known.id);
    return DONE;
  });

export const resendDelivery = ({
  deliveryId,
  ...known
}: Known & { deliveryId: string }): Promise<Result<{ events: number }>> =>
  changed(known, 'resent', async (session) =>
    (await insertResent(session, known.id, deliveryId))
      ? { ok: true, events: 1 }
      : failure('not_found', 'This event is no longer known.'),
  );

export const resendRange = ({ range, ...known }: Known & { range: ResentRange }): Promise<Result<{ events: number }>> =>
  changed(known, 'resent', async (session) => ({
    ok: true,
    events: await insertResentRange(session, known.id, range),
  }));
