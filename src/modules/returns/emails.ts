import type { Payload } from 'payload';
import { namedPieces } from '@/domain/despatch/shipments';
import { greeting } from '@/domain/text/plain-text';
import { defineEmail } from '@/lib/mail/define-email';
import { bullets, link } from '@/lib/mail/frame';
import { findOrderById } from '@/modules/orders/data/placed-order';
import { trackingUrl } from '@/modules/orders/placing/order-answer';
import { teamOrderUrl } from '@/modules/team/orders/team-order-url';
import type { SiteSetting } from '@/payload-types';
import { findReturn, findTeamContact, listSentLines, type StoredReturn } from './data/returns';

export const returnInstructions = (
  { returnNumber, instructions }: Pick<StoredReturn, 'returnNumber' | 'instructions'>,
  { brandName, companyName, address }: Pick<SiteSetting, 'brandName' | 'companyName' | 'address'>,
): string =>
  instructions ??
  `Pack everything well, write ${returnNumber} on the parcel, and send it to:\n${companyName || brandName}${address ? `\n${address}` : ''}`;

const STATUSES = ['requested', 'approved', 'declined', 'resolved'] as const;

type AnnouncedStatus = (typeof STATUSES)[number];

const KEYS = {
  requested: ['title', 'opening'],
  approved: ['titleIfApproved', 'openingIfApproved'],
  declined: ['titleIfDeclined', 'openingIfDeclined'],
  resolved: ['titleIfComplete', 'openingIfComplete'],
} as const;

type Facts = {
  status: AnnouncedStatus;
  name: string;
  url: string;
  orderNumber: string;
  returnNumber: string;
  goods: string[];
  more: (string | null | undefined)[];
};

/** Writes about the status in `data`, not the present one. */
export const returnEmail = defineEmail({
  name: 'Return',
  about: 'When a return is requested, approved, declined or complete.',
  readers: 'Shoppers',
  texts: {
    subject: '{title} · {brand}',
    title: 'We have your return request {returnNumber!}',
    titleIfApproved: 'Send back your return {returnNumber!}',
    titleIfDeclined: 'About your return {returnNumber!}',
    titleIfComplete: 'Your return {returnNumber!} is complete',
    opening: '{greeting} you would like to return from order {orderNumber}:',
    openingIfApproved: '{greeting} please send back from order {orderNumber}:',
    openingIfDeclined: '{greeting} we cannot take back from order {orderNumber}:',
    openingIfComplete: '{greeting} we have received your return from order {orderNumber}:',
    next: 'Please keep everything for now: we will email you how to send it back.',
    button: 'See your order',
    questions: 'Questions? {reply}.',
  },
  find: async ({ payload, settings, data }): Promise<Facts | undefined> => {
    const found = typeof data.return === 'string' ? await findReturn(payload, data.return) : undefined;
    const status = STATUSES.find((each) => each === data.status);
    const buyer = found && (await buyerOf(payload, found));
    if (!found || !status || !buyer) return undefined;
    const lines = await listSentLines(payload, found);
    const goods = found.items.flatMap(({ line, quantity }) => {
      const named = lines.find((each) => each.line === line);
      return named ? [namedPieces({ ...named, quantity })] : [];
    });
    const { orderNumber, returnNumber } = found;
    return { status, ...buyer, orderNumber, returnNumber, goods, more: moreOf(status, found, settings) };
  },
  samples: () => {
    const facts = {
      ...{ name: 'Sam', url: trackingUrl('example'), orderNumber: 'ORD-2026-000042', returnNumber: 'RET-2026-000003' },
      goods: ['1 × Match Shirt, Navy, Medium'],
    };
    return {
      Requested: { ...facts, status: 'requested' as const, more: [] },
      Approved: { ...facts, status: 'approved' as const, more: ['Pack everything well and send it to our address.'] },
      Declined: { ...facts, status: 'declined' as const, more: ['It was worn.'] },
      Complete: { ...facts, status: 'resolved' as const, more: ['We have credited these goods.'] },
    };
  },
  write: ({ status, name, url, orderNumber, returnNumber, goods, more }) => {
    const [title, opening] = KEYS[status];
    return {
      values: { greeting: greeting(name), orderNumber, returnNumber },
      title,
      body: (t) => [
        t[opening],
        bullets(goods),
        ...more,
        status === 'requested' && t.next,
        link(url, t.button),
        t.questions,
      ],
    };
  },
});

async function buyerOf(
  payload: Payload,
  { kind, orderId }: StoredReturn,
): Promise<{ name: string; url: string } | undefined> {
  if (kind === 'team')
    return {
      name: (await findTeamContact(payload, orderId)) ?? '',
      url: teamOrderUrl(orderId),
    };
  const order = await findOrderById(payload, orderId);
  return order && { name: order.contact.firstName, url: trackingUrl(order.trackingToken) };
}

function moreOf(status: AnnouncedStatus, found: StoredReturn, settings: SiteSetting): (string | null | undefined)[] {
  if (status === 'approved') return [returnInstructions(found, settings)];
  if (status === 'declined') return [found.declineReason];
  return status === 'resolved' ? [outcomeOf(found), found.message] : [];
}

export function outcomeOf({ resolution, creditNote, replacement }: StoredReturn): string | undefined {
  if (resolution === 'refund') return `We have credited these goods, with credit note ${creditNote?.number ?? ''}.`;
  if (resolution === 'replacement') return `We send the same again, as order ${replacement?.orderNumber ?? ''}.`;
  return resolution === 'exchange'
    ? `We send what you chose instead, as order ${replacement?.orderNumber ?? ''}.`
    : undefined;
}
