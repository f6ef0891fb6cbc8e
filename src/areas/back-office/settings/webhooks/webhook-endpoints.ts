import { z } from 'zod';
import { isUuid } from '@/domain/text/uuid';
import { webhookInput } from '@/domain/webhooks/event-types';
import { env } from '@/lib/env';
import { invalidInput } from '@/lib/failures';
import { readInput, respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { asStaff, type StaffCall } from '@/modules/accounts/session/staff-route';
import {
  createWebhook,
  deleteWebhook,
  pauseWebhook,
  resendDelivery,
  resendRange,
  resumeWebhook,
  rotateSecret,
  sendTestEvent,
  updateWebhook,
} from '@/modules/webhooks/change-webhooks';
import { findWebhook, listWebhooks, type Webhook } from '@/modules/webhooks/data/endpoints';
import { findDelivery, listDeliveries } from '@/modules/webhooks/data/log';

type WithId = { params: Promise<{ id: string }> };

const asManager = (request: Request, work: (call: StaffCall) => Promise<object | undefined>): Promise<Response> =>
  asStaff('settings:write', 'webhooks', work, request);

const ofWebhook =
  (work: (call: StaffCall & { id: string; webhook: Webhook }, request: Request) => Promise<object | undefined>) =>
  (request: Request, { params }: WithId): Promise<Response> =>
    asManager(request, async (call) => {
      const { id } = await params;
      const webhook = isUuid(id) ? await findWebhook(call.payload, id) : undefined;
      return webhook ? work({ ...call, id, webhook }, request) : failure('not_found', 'This webhook no longer exists.');
    });

export const webhooksEndpoint = (request: Request): Promise<Response> =>
  asManager(request, async ({ payload }) => ({ webhooks: await listWebhooks(payload) }));

export const createWebhookEndpoint = (request: Request): Promise<Response> =>
  asManager(request, async ({ req }) => {
    const read = await readInput(request, newWebhookInput);
    return read.ok ? respond(await createWebhook({ req, input: read.input }), { status: 201 }) : read;
  });

export const webhookEndpoint = ofWebhook(async ({ webhook }) => webhook);

export const newWebhookInput = webhookInput(env.webhooksToLoopback);
export const webhookChange = z.union([z.object({ state: z.enum(['active', 'paused']) }), newWebhookInput]);

export const updateWebhookEndpoint = ofWebhook(async ({ req, id }, request) => {
  const read = await readInput(request, webhookChange);
  if (!read.ok) return read;
  if (!('state' in read.input)) return updateWebhook({ req, id, input: read.input });
  return (read.input.state === 'paused' ? pauseWebhook : resumeWebhook)({ req, id });
});

export const deleteWebhookEndpoint = ofWebhook(({ req, id }) => deleteWebhook({ req, id }));

export const rotateSecretEndpoint = ofWebhook(({ req, id }) => rotateSecret({ req, id }));

export const testWebhookEndpoint = ofWebhook(({ req, id }) => sendTestEvent({ req, id }));

const DELIVERY_ID = /^[1-9]\d{0,17}$/;
const deliveryId = z.string().regex(DELIVERY_ID);
export const deliveriesQuery = z.object({
  before: deliveryId.optional(),
  state: z.enum(['all', 'waiting', 'accepted', 'failed']).optional(),
});

export const deliveriesEndpoint = ofWebhook(async ({ payload, id }, request) => {
  const { data, error } = deliveriesQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  return error ? invalidInput(error) : listDeliveries(payload, id, data);
});

type WithDelivery = { params: Promise<{ id: string; delivery: string }> };

export const deliveryEndpoint = (request: Request, { params }: WithDelivery): Promise<Response> =>
  ofWebhook(async ({ payload, id }) => {
    const { delivery } = await params;
    const found = DELIVERY_ID.test(delivery) ? await findDelivery(payload, id, delivery) : undefined;
    return found ?? failure('not_found', 'This delivery is no longer known.');
  })(request, { params });

export const resendInput = z.union([
  z.object({ delivery: deliveryId }),
  z.object({
    from: z.iso.datetime({ offset: true }),
    to: z.iso.datetime({ offset: true }),
    failedOnly: z.boolean().default(false),
  }),
]);

export const resendEndpoint = ofWebhook(async ({ req, id }, request) => {
  const read = await readInput(request, resendInput);
  if (!read.ok) return read;
  const { input } = read;
  if ('delivery' in input) return resendDelivery({ req, id, deliveryId: input.delivery });
  const range = { from: new Date(input.from), to: new Date(input.to), isFailedOnly: input.failedOnly };
  return resendRange({ req, id, range });
});
