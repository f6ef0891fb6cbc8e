'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { isExactAmount, maxAmount } from '@/domain/money/money';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import { failure, type Result } from '@/lib/result';
import { deleteProduct } from './list/delete-product';
import { duplicateProduct } from './list/duplicate-product';
import { editPrice, editStock, setProductActive } from './list/edit-product';
import { loadProductForm, type ProductForm } from './form/load-product-form';
import { changeProduct, createProduct, type Conflict } from './form/save-product';
import { productForm } from './product-form';
import { PRODUCTS_PATH } from './product-filters';
import { formAction, staffAction } from '../access/staff-action';

const id = z.uuid();
const target = z.object({ id });
const units = z.number().int().min(0).max(2_000_000_000);
const amount = z
  .number()
  .min(0)
  .refine((value) => value <= maxAmount() && isExactAmount(value));
const existing = z.object({ id, version: z.iso.datetime() }).nullable();

const gone = () => failure('not_found', 'This product no longer exists.');

export type SaveAnswer = Result<{ form: ProductForm; notes: string[] }> | Conflict;

/** @param product id and version of the loaded form; null for a new product. */
export async function saveProductAction(
  product: { id: string; version: string } | null,
  values: unknown,
): Promise<SaveAnswer> {
  return formAction('products:write', async ({ payload, req }): Promise<SaveAnswer> => {
    const stored = existing.safeParse(product);
    if (!stored.success) return failure('invalid', 'This request is not valid. Please reload the page.');
    const { data: input, error } = productForm.safeParse(values);
    if (error) return invalidInput(error);
    const saved = await (stored.data ? changeProduct({ req, input, ...stored.data }) : createProduct({ req, input }));
    if (!saved.ok) return saved;
    const form = await loadProductForm(payload, req, saved.id);
    refresh();
    return form ? { ok: true, form, notes: saved.notes } : gone();
  });
}

export async function loadProductAction(productId: string): Promise<Result<{ form: ProductForm }>> {
  return formAction('products:write', async ({ payload, req }): Promise<Result<{ form: ProductForm }>> => {
    const form = await loadProductForm(payload, req, productId);
    return form ? { ok: true, form } : gone();
  });
}

export async function editProductAction(
  productId: string,
  field: 'price' | 'stock',
  edit: { seen: number; wanted: number },
): Promise<Result<{ price?: number; stock?: number; note?: string }>> {
  const of = field === 'price' ? amount : units;
  const change = z.object({ id, seen: of, wanted: of }).safeParse({ ...edit, id: productId });
  return staffAction('products:write', PRODUCTS_PATH, change, async (call) =>
    refreshed<Result<{ price?: number; stock?: number; note?: string }>>(
      field === 'price' ? editPrice(call) : editStock(call),
    ),
  );
}

export async function setProductActiveAction(productId: string, isActive: boolean): Promise<Result> {
  const change = z.object({ id, isActive: z.boolean() }).safeParse({ id: productId, isActive });
  return staffAction('products:write', PRODUCTS_PATH, change, (call) => refreshed(setProductActive(call)));
}

export async function duplicateProductAction(productId: string): Promise<Result<{ id: string; name: string }>> {
  return staffAction('products:write', PRODUCTS_PATH, target.safeParse({ id: productId }), duplicateProduct);
}

export async function deleteProductAction(productId: string): Promise<Result> {
  return staffAction('products:write', PRODUCTS_PATH, target.safeParse({ id: productId }), (call) =>
    refreshed(deleteProduct(call)),
  );
}
