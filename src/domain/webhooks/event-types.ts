import { z } from 'zod';

export const EVENT_GROUPS = [
  {
    label: 'Orders',
    events: ['order.placed', 'order.updated', 'order.status_changed', 'order.paid', 'order.refunded'],
  },
  {
    label: 'Team orders',
    events: [
      'team_order.placed',
      'team_order.updated',
      'team_order.status_changed',
      'team_order.paid',
      'team_order.refunded',
    ],
  },
  { label: 'Shipments', events: ['shipment.created', 'shipment.updated', 'shipment.withdrawn'] },
  {
    label: 'Returns',
    events: [
      'return.requested',
      'return.approved',
      'return.declined',
      'return.received',
      'return.resolved',
      'return.cancelled',
    ],
  },
  { label: 'Proofs', events: ['proof.created', 'proof.approved', 'proof.changes_requested', 'proof.voided'] },
  { label: 'Stock', events: ['stock.low', 'stock.out'] },
  { label: 'Products', events: ['product.created', 'product.updated', 'product.deleted'] },
  {
    label: 'Pages',
    events: ['page.created', 'page.updated', 'page.published', 'page.unpublished', 'page.deleted'],
  },
  { label: 'Inquiries', events: ['inquiry.received', 'inquiry.status_changed'] },
  { label: 'Kit designs', events: ['design.created', 'design.updated', 'design.deleted'] },
] as const;

export type EventType = (typeof EVENT_GROUPS)[number]['events'][number];

export const EVENT_TYPES: readonly EventType[] = EVENT_GROUPS.flatMap(({ events }): readonly EventType[] => events);

export const TEST_EVENT = 'webhook.test';

export const MAX_URL_LENGTH = 2_000;

/** @param allowsHttp for development */
export const webhookInput = (allowsHttp: boolean) =>
  z.strictObject({
    url: z
      .string()
      .trim()
      .max(MAX_URL_LENGTH, 'The address is too long.')
      .refine(
        (value) => isAddress(value, allowsHttp),
        'Enter an address that begins with https://, without a user name.',
      ),
    events: z
      .array(z.enum(EVENT_TYPES), 'Choose at least one event.')
      .min(1, 'Choose at least one event.')
      .transform((events) => EVENT_TYPES.filter((type) => events.includes(type))),
  });

export type WebhookInput = z.infer<ReturnType<typeof webhookInput>>;

function isAddress(value: string, allowsHttp: boolean): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return (protocol === 'https:' || (allowsHttp && protocol === 'http:')) && !username && !password;
}
