import type { PayloadRequest } from 'payload';
import { recordedBilling, typedBilling } from '@/domain/orders/billing';
import { fieldAmount } from '@/domain/money/typed-amount';
import { recordedCustom } from '@/domain/orders/custom-line';
import { givenDiscountOf } from '@/domain/orders/given-discount';
import { choiceLabel } from '@/domain/inquiries/inquiry';
import type { Inquiry } from '@/payload-types';
import {
  addressValues,
  emptyValues,
  NO_PRICES,
  typedPrices,
  type FormLine,
  type FormPrices,
  type FormValues,
} from './order-form';
import { storedPlayers } from '@/domain/orders/players';
import { findRecord } from '@/lib/payload/find-record';
import type { OrderDetail } from '../detail/load-order';

export type FormStart = { values: FormValues; lines: FormLine[]; prices: FormPrices };

export function formOfOrder(
  { order, kits }: OrderDetail,
  pictures: readonly (readonly string[])[],
  isDeliveryAgreed = false,
): FormStart {
  const { contact, shippingAddress: to } = order;
  return {
    values: {
      'customer.firstName': contact.firstName,
      'customer.lastName': contact.lastName,
      'customer.email': contact.email,
      'customer.phone': contact.phone ?? '',
      vatNumber: '',
      ...addressValues(to),
      ...typedBilling(recordedBilling(order), to.country),
      deliveryMethod: order.delivery?.method ?? '',
      notes: order.notes ?? '',
    },
    lines: order.orderItems.map((line, index) => ({
      key: line.id ?? '',
      id: line.id ?? '',
      product: typeof line.product === 'string' ? line.product : line.product?.id,
      custom: recordedCustom(line) ?? undefined,
      ...(line.isMadeToOrder && { isMadeToOrder: true }),
      ...(line.taxClass && { agreed: fieldAmount(line.unitPrice) }),
      name: line.productName,
      color: line.color ?? undefined,
      size: line.sizeCode ?? undefined,
      kit: kits[line.id ?? ''],
      players: storedPlayers(line.players).map(({ name, number }) => ({ name, number })),
      quantity: String(line.quantity),
      unitPrice: line.unitPrice,
      image: pictures[index]?.[0] ?? null,
    })),
    prices: {
      ...typedPrices(givenDiscountOf(order.discounts ?? [])),
      ...(isDeliveryAgreed && { deliveryAmount: fieldAmount(order.shippingAmount) }),
    },
  };
}

type QuoteStart = FormStart & { inquiry: { id: string; name: string; hasOrder: boolean } };

export async function formOfInquiry(req: PayloadRequest, id: string): Promise<QuoteStart | undefined> {
  const inquiry = await findRecord(req, 'inquiries', id);
  if (!inquiry) return undefined;
  const { name, email, phone, order } = inquiry;
  const [firstName = '', ...rest] = name.split(' ');
  return {
    inquiry: { id, name, hasOrder: Boolean(order) },
    values: {
      ...emptyValues(),
      'customer.firstName': firstName,
      'customer.lastName': rest.join(' '),
      'customer.email': email,
      'customer.phone': phone ?? '',
      notes: notesOf(inquiry),
    },
    ...{ lines: [], prices: NO_PRICES },
  };
}

function notesOf({ teamName, sport, quantity, colors, message }: Inquiry): string {
  const facts = [
    teamName && `Team: ${teamName}`,
    sport && `Sport: ${choiceLabel(sport)}`,
    quantity && `Quantity: ${quantity}`,
    colors && `Colours: ${colors}`,
  ].filter(Boolean);
  return [facts.join('\n'), message].filter(Boolean).join('\n\n').slice(0, 2000);
}
