'use server';

import type { Payload } from 'payload';
import type { Permission } from '@/domain/staff/permissions';
import type { Failure, Success } from '@/lib/result';
import { planBulkPayment } from './bulk-order-payment';
import { planBulkStatus } from './bulk-order-status';
import type { BulkPaymentPlan } from './bulk-payment';
import type { BulkStatusPlan } from './bulk-status';
import { ORDERS_PATH } from '../filters/order-filters';
import { selectedRecords, type SelectedRecords } from '../../selection/selection';
import { staffAction } from '../../access/staff-action';

export async function planBulkStatusAction(chosen: SelectedRecords): Promise<Planned<BulkStatusPlan>> {
  return planned('orders:read', chosen, planBulkStatus);
}

export async function planBulkPaymentAction(chosen: SelectedRecords): Promise<Planned<BulkPaymentPlan>> {
  return planned('payments:write', chosen, planBulkPayment);
}

type Planned<Plan> = Success<{ plan: Plan }> | Failure;

const planned = <Plan>(
  permission: Permission,
  chosen: SelectedRecords,
  plan: (payload: Payload, chosen: SelectedRecords) => Promise<Plan>,
): Promise<Planned<Plan>> =>
  staffAction(
    permission,
    ORDERS_PATH,
    selectedRecords.safeParse(chosen),
    async ({ payload, query, selection }) => ({ ok: true, plan: await plan(payload, { query, selection }) }) as const,
    'Please select orders.',
  );
