import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { inTransaction } from '@/lib/database/transaction';
import { notifyStaff } from '@/lib/notifications/staff-notifications';
import { localRequest } from '@/lib/payload/local-request';
import type { Worker } from '@/lib/work/loop';
import { startQueueWorker, type QueuePace } from '@/lib/work/queue';
import {
  claimDeliveries,
  SENDING_AT_ONCE,
  settleAccepted,
  settleFailed,
  type Attempt,
  type Delivery,
} from './data/queue';
import { post, type Answer } from './post';
import { openSecret, signedHeaders } from './sign';
import { webhookHref } from './webhook-paths';

const GONE = 410;

class Refused extends Error {
  constructor(
    message: string,
    readonly attempt: Attempt,
  ) {
    super(message);
  }
}

export type Post = typeof post;

export const startWebhookWorker = (pace: QueuePace, send: Post = post): Worker =>
  startQueueWorker(
    {
      job: 'webhooks',
      atOnce: SENDING_AT_ONCE,
      claim: claimDeliveries,
      send: (_payload, delivery) => deliver(delivery, send),
      markSent: settleAccepted,
      markFailed,
    },
    { pollMs: 1_000, ...pace },
  );

const bodyOf = ({ type, createdAt, data }: Pick<Delivery, 'type' | 'createdAt' | 'data'>): string =>
  JSON.stringify({ type, timestamp: createdAt, data });

async function deliver(delivery: Delivery, send: Post): Promise<Attempt> {
  const at = new Date();
  const began = performance.now();
  const attempted = (answer?: Answer): Attempt => ({
    at,
    durationMs: Math.round(performance.now() - began),
    status: answer?.status ?? null,
    answer: answer?.answer ?? null,
  });
  let answer: Answer;
  try {
    const body = bodyOf(delivery);
    const secrets = delivery.sealedSecrets.map((sealed) => openSecret(delivery.endpointId, sealed));
    answer = await send({
      url: delivery.url,
      headers: {
        ...signedHeaders({ id: delivery.eventId, sentAt: at, body, secrets }),
        'content-type': 'application/json',
        'user-agent': 'Kitroom-Webhooks',
      },
      body,
      allowsLoopback: env.webhooksToLoopback,
    });
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error), attempted());
  }
  if (answer.status >= 200 && answer.status < 300) return attempted(answer);
  throw new Refused(`It answered ${answer.status}.`, attempted(answer));
}

async function markFailed(payload: Payload, delivery: Delivery, error: Error): Promise<void> {
  if (!(error instanceof Refused)) throw error;
  const { attempt, message } = error;
  await inTransaction(await localRequest(payload), async (session) => {
    const disabled = await settleFailed(session, delivery, attempt, {
      reason: message.slice(0, 500),
      isGone: attempt.status === GONE,
    });
    if (disabled === undefined) return;
    await notifyStaff(session, {
      kind: 'system',
      title: `Webhook disabled: ${new URL(disabled).host}`,
      body: attempt.status === GONE ? 'It answered 410 Gone.' : 'It has accepted nothing for three days.',
      href: webhookHref(delivery.endpointId),
    });
  });
}
