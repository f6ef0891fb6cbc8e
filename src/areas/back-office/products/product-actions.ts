'use server';

import { headers } from 'next/headers';
import { refresh } from 'next/cache';
import { z } from 'zod';
import { isDollars, MAX_AMOUNT } from '@/domain/money/money';
import { localRequest } from '@/lib/payload';
import { failure, type FieldErrors, type Result } from '@/lib/result';
import { deleteProduct } from './list/delete-product';
import { duplicateProduct } from './list/duplicate-product';
import { editPrice, editStock, setProductActive } from './list/edit-product';
import { loadProductForm, type ProductForm } from './form/load-product-form';
import { changeProduct, createProduct, type Conflict } from './form/save-product';
import { productForm } from './form/product-form';
import { PRODUCTS_PATH } from './product-filters';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { administratorRequest, mayEnter } from '../access/session';

const id = z.uuid();
const units = z.number().int().min(0).max(2_000_000_000);
const amount = z.number().min(0).max(MAX_AMOUNT).refine(isDollars);
const existing = z.object({ id, version: z.iso.datetime() }).nullable();

const invalid = () => failure('invalid', 'This request is not valid. Please reload the page.');

export type SaveAnswer = Result<{ form: ProductForm; notes: string[] }> | Conflict;

/**
 * Saves the form of a product.
 * @param product what the form was loaded from; null for a new product.
 */
export async function saveProductAction(
  product: { id: string; version: string } | null,
  values: unknown,
): Promise<SaveAnswer> {
  const session = await signedIn();
  if (!session) return signedOut();
  const target = existing.safeParse(product);
  if (!target.success) return invalid();
  const parsed = productForm.safeParse(values);
  if (!parsed.success) {
    return failure('invalid', 'Some fields are not valid.', { fieldErrors: fieldErrorsOf(parsed.error) });
  }
  const { payload, req } = session;
  const input = parsed.data;
  const saved = await (target.data
    ? changeProduct({ payload, req, input, ...target.data })
    : createProduct({ payload, req, input }));
  if (!saved.ok) return saved;
  const form = await loadProductForm(payload, req, saved.id);
  refresh();
  return form ? { ok: true, form, notes: saved.notes } : failure('not_found', 'This product no longer exists.');
}

/** A product as it is now, for a form that shows an older one. */
export async function loadProductAction(productId: string): Promise<Result<{ form: ProductForm }>> {
  const session = await signedIn();
  if (!session) return signedOut();
  const form = await loadProductForm(session.payload, session.req, productId);
  return form ? { ok: true, form } : failure('not_found', 'This product no longer exists.');
}

/** Changes the price or the stock of a product in the list, which showed `seen`. */
export async function editProductAction(
  productId: string,
  field: 'price' | 'stock',
  edit: { seen: number; wanted: number },
): Promise<Result<{ price?: number; stock?: number; note?: string }>> {
  const { payload, req } = await administratorRequest(PRODUCTS_PATH);
  const of = field === 'price' ? amount : units;
  const parsed = z.object({ id, seen: of, wanted: of }).safeParse({ ...edit, id: productId });
  if (!parsed.success) return invalid();
  const run = field === 'price' ? editPrice : editStock;
  const result = await run({ payload, req, ...parsed.data });
  if (result.ok) refresh();
  return result;
}

/** Puts a product on sale or takes it off. */
export async function setProductActiveAction(productId: string, isActive: boolean): Promise<Result> {
  const { payload, req } = await administratorRequest(PRODUCTS_PATH);
  const parsed = z.object({ id, isActive: z.boolean() }).safeParse({ id: productId, isActive });
  if (!parsed.success) return invalid();
  const result = await setProductActive({ payload, req, ...parsed.data });
  if (result.ok) refresh();
  return result;
}

/** Copies a product; answers the copy, to be opened. */
export async function duplicateProductAction(productId: string): Promise<Result<{ id: string; name: string }>> {
  const { payload, req } = await administratorRequest(PRODUCTS_PATH);
  const parsed = id.safeParse(productId);
  return parsed.success ? duplicateProduct({ payload, req, id: parsed.data }) : invalid();
}

/** Deletes a product; refused, as `in_use`, while orders refer to it. */
export async function deleteProductAction(productId: string): Promise<Result> {
  const { payload, req } = await administratorRequest(PRODUCTS_PATH);
  const parsed = id.safeParse(productId);
  if (!parsed.success) return invalid();
  const result = await deleteProduct({ payload, req, id: parsed.data });
  if (result.ok) refresh();
  return result;
}

/** The administrator’s request; where the session has ended the form stays, instead of leading to the login. */
async function signedIn() {
  const { payload, user } = await currentStaff();
  if (!user || !mayEnter(user)) return undefined;
  return { payload, req: await localRequest(payload, { headers: await headers(), user }) };
}

const signedOut = () =>
  failure('signed_out', 'You are signed out. Sign in again in another tab, then save: nothing here is lost.');

function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) (errors[path.join('.')] ??= []).push(message);
  return errors;
}
