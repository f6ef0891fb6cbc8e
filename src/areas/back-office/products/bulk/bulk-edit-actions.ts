'use server';

import { invalidInput } from '@/lib/failures';
import type { Result } from '@/lib/result';
import { formAction } from '../../access/staff-action';
import type { RecordSelection } from '../../selection/selection';
import type { BulkEditForm } from './BulkEditFields';
import { bulkPlanInput } from './bulk-change';
import { planBulkEdit, type BulkEditPlan } from './plan-bulk-edit';

type PlanInput = { query: string; selection: RecordSelection; edit: BulkEditForm };

export async function planBulkEditAction(input: PlanInput): Promise<Result<{ plan: BulkEditPlan }>> {
  return formAction('products:write', async ({ payload }): Promise<Result<{ plan: BulkEditPlan }>> => {
    const { data, error } = bulkPlanInput.safeParse(input);
    return error ? invalidInput(error) : planBulkEdit(payload, data, data.edit);
  });
}
