'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { failure, type FieldErrors, type Result } from '@/lib/result';
import { deleteCategory } from './delete-category';
import { orderCategories } from './order-categories';
import { saveCategory } from './save-category';
import { setCategoryActive } from './set-category-active';
import { categoryForm } from './category-form';
import { administratorRequest } from '../access/session';

const path = '/admin/categories';
const id = z.uuid();
const invalid = () => failure('invalid', 'This request is not valid. Please reload the page.');

/** Saves the form of a category; `categoryId` is null for a new one. */
export async function saveCategoryAction(categoryId: string | null, values: unknown): Promise<Result<{ id: string }>> {
  const { payload, req } = await administratorRequest(path);
  const target = id.nullable().safeParse(categoryId);
  if (!target.success) return invalid();
  const parsed = categoryForm.safeParse(values);
  if (!parsed.success) {
    return failure('invalid', 'Some fields are not valid.', { fieldErrors: fieldErrorsOf(parsed.error) });
  }
  const result = await saveCategory({ payload, req, id: target.data, input: parsed.data });
  if (result.ok) refresh();
  return result;
}

/** Puts all categories into an order. Where that was refused the list is read again too. */
export async function orderCategoriesAction(ids: string[]): Promise<Result> {
  const { req } = await administratorRequest(path);
  const parsed = z.array(id).max(10_000).safeParse(ids);
  if (!parsed.success) return invalid();
  const result = await orderCategories({ req, ids: parsed.data });
  refresh();
  return result;
}

/** Shows a category in the shop, or hides it. */
export async function setCategoryActiveAction(categoryId: string, isActive: boolean): Promise<Result> {
  const { payload, req } = await administratorRequest(path);
  const parsed = z.object({ id, isActive: z.boolean() }).safeParse({ id: categoryId, isActive });
  if (!parsed.success) return invalid();
  const result = await setCategoryActive({ payload, req, ...parsed.data });
  if (result.ok) refresh();
  return result;
}

/** Deletes a category, its products moved to another one first where `moveTo` names it. */
export async function deleteCategoryAction(
  categoryId: string,
  moveTo: string | null,
): Promise<Result<{ moved: number }>> {
  const { payload, req } = await administratorRequest(path);
  const parsed = z.object({ id, moveTo: id.nullable() }).safeParse({ id: categoryId, moveTo });
  if (!parsed.success) return invalid();
  const result = await deleteCategory({ payload, req, id: parsed.data.id, moveTo: parsed.data.moveTo ?? undefined });
  refresh();
  return result;
}

function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) (errors[path.join('.')] ??= []).push(message);
  return errors;
}
