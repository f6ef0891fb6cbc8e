'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import type { Result } from '@/lib/result';
import { deleteCategory } from './delete-category';
import { orderCategories } from './order-categories';
import { saveCategory } from './save-category';
import { setCategoryActive } from './set-category-active';
import { categoryForm } from './category-form';
import { staffAction } from '../access/staff-action';

const path = '/admin/categories';
const id = z.uuid();

export async function saveCategoryAction(categoryId: string | null, values: unknown): Promise<Result<{ id: string }>> {
  const target = z.object({ id: id.nullable() }).safeParse({ id: categoryId });
  return staffAction('products:write', path, target, async (call) => {
    const { data: input, error } = categoryForm.safeParse(values);
    return error ? invalidInput(error) : refreshed(saveCategory({ ...call, input }));
  });
}

export async function orderCategoriesAction(ids: string[]): Promise<Result> {
  return staffAction(
    'products:write',
    path,
    z.object({ ids: z.array(id).max(10_000) }).safeParse({ ids }),
    async (call) => {
      const result = await orderCategories(call);
      refresh();
      return result;
    },
  );
}

export async function setCategoryActiveAction(categoryId: string, isActive: boolean): Promise<Result> {
  const change = z.object({ id, isActive: z.boolean() }).safeParse({ id: categoryId, isActive });
  return staffAction('products:write', path, change, (call) => refreshed(setCategoryActive(call)));
}

export async function deleteCategoryAction(
  categoryId: string,
  moveTo: string | null,
): Promise<Result<{ moved: number }>> {
  const target = z.object({ id, moveTo: id.nullable() }).safeParse({ id: categoryId, moveTo });
  return staffAction('products:write', path, target, async (call) => {
    const result = await deleteCategory({ ...call, moveTo: call.moveTo ?? undefined });
    refresh();
    return result;
  });
}
