'use server';

import { ORDER_KINDS } from '@/domain/orders/order-ref';
import { z } from 'zod';
import { shipmentInput, trackingInput } from '@/domain/despatch/shipment-input';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import { createShipment } from '@/modules/despatch/create-shipment';
import { editShipment } from '@/modules/despatch/edit-shipment';
import { withdrawShipment } from '@/modules/despatch/withdraw-shipment';
import { orderAction, orderChange } from '../../access/staff-action';

const seen = z.object({ kind: z.enum(ORDER_KINDS), orderId: z.uuid(), revision: z.int() });
const existing = seen.extend({ shipmentId: z.uuid() });

const toShip = seen.extend({ despiteUnpaid: z.boolean().optional() });

export async function createShipmentAction(about: z.input<typeof toShip>, input: z.input<typeof shipmentInput>) {
  return orderAction('despatch:write', async (call) => {
    const order = toShip.safeParse(about);
    if (!order.success) return invalidInput(order.error);
    const shipment = shipmentInput.safeParse(input);
    if (!shipment.success) return invalidInput(shipment.error);
    const { pieces, ...tracking } = shipment.data;
    return refreshed(createShipment({ ...call, ...order.data, pieces, tracking }), 'conflict');
  });
}

export async function editShipmentAction(about: z.input<typeof existing>, input: z.input<typeof trackingInput>) {
  return orderAction('despatch:write', async (call) => {
    const shipment = existing.safeParse(about);
    if (!shipment.success) return invalidInput(shipment.error);
    const tracking = trackingInput.safeParse(input);
    if (!tracking.success) return invalidInput(tracking.error);
    return refreshed(editShipment({ ...call, ...shipment.data, tracking: tracking.data }), 'conflict');
  });
}

export async function withdrawShipmentAction(about: z.input<typeof existing>) {
  return orderChange('despatch:write', existing, about, withdrawShipment);
}
