import type { Payload } from 'payload';
import { namedPieces } from '@/domain/despatch/shipments';
import { greeting } from '@/domain/text/plain-text';
import type { EmailWriter } from '@/lib/mail/email';
import { bullets, contentOf, link, questions } from '@/lib/mail/frame';
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

/** Writes about the status in `data`, not the present one. */
export const returnEmail: EmailWriter = async ({ payload, settings, data }) => {
  const found = typeof data.return === 'string' ? await findReturn(payload, data.return) : undefined;
  const buyer = found && (await buyerOf(payload, found));
  const content = found && contentOfStatus(data.status, found, settings);
  if (!buyer || !content) return undefined;
  const lines = await listSentLines(payload, found);
  const goods = found.items.flatMap(({ line, quantity }) => {
    const named = lines.find((each) => each.line === line);
    return named ? [namedPieces({ ...named, quantity })] : [];
  });
  const { title, opening, more } = content;
  return {
    subject: `${title} · ${settings.brandName}`,
    ...contentOf({ settings, title }, [
      `${greeting(buyer.name)} ${opening} order ${found.orderNumber}:`,
      bullets(goods),
      ...more,
      link(buyer.url, 'See your order'),
      questions(settings),
    ]),
  };
};

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

type Content = { title: string; opening: string; more: (string | null | undefined)[] };

function contentOfStatus(status: unknown, found: StoredReturn, settings: SiteSetting): Content | undefined {
  const { returnNumber, declineReason, message } = found;
  switch (status) {
    case 'requested':
      return {
        title: `We have your return request ${returnNumber}`,
        opening: 'you would like to return from',
        more: ['Please keep everything for now: we will email you how to send it back.'],
      };
    case 'approved':
      return {
        title: `Send back your return ${returnNumber}`,
        opening: 'please send back from',
        more: [returnInstructions(found, settings)],
      };
    case 'declined':
      return {
        title: `About your return ${returnNumber}`,
        opening: 'we cannot take back from',
        more: [declineReason],
      };
    case 'resolved':
      return {
        title: `Your return ${returnNumber} is complete`,
        opening: 'we have received your return from',
        more: [outcomeOf(found), message],
      };
    default:
      return undefined;
  }
}

export function outcomeOf({ resolution, creditNote, replacement }: StoredReturn): string | undefined {
  if (resolution === 'refund') return `We have credited these goods, with credit note ${creditNote?.number ?? ''}.`;
  if (resolution === 'replacement') return `We send the same again, as order ${replacement?.orderNumber ?? ''}.`;
  return resolution === 'exchange'
    ? `We send what you chose instead, as order ${replacement?.orderNumber ?? ''}.`
    : undefined;
}
