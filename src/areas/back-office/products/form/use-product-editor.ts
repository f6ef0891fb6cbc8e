'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { failed } from '@/ui/failed';
import { callAction } from '@/ui/call-action';
import { focusFirstError, showFieldErrors } from '@/ui/show-field-errors';
import { toast } from '@/ui/toast';
import type { ProductForm } from './load-product-form';
import type { Conflict } from './save-product';
import { loadProductAction, saveProductAction, type SaveAnswer } from '../product-actions';
import { NEW_PRODUCT, productForm, type ProductFormValues, type ProductInput } from '../product-form';
import { productHref } from '../product-filters';

const NOT_SAVED = 'Failed to save product. Nothing you typed is lost; please try again.';

export function useProductEditor(loaded: ProductForm | null) {
  const router = useRouter();
  const [shown, setShown] = useState(loaded && { id: loaded.id, version: loaded.version });
  const [conflict, setConflict] = useState<Conflict>();
  const [saving, setSaving] = useState(false);
  const form = useForm<ProductFormValues, unknown, ProductInput>({
    resolver: zodResolver(productForm),
    defaultValues: loaded?.values ?? NEW_PRODUCT,
    shouldFocusError: false,
  });

  async function save(over: typeof shown): Promise<void> {
    setSaving(true);
    const answer = await callAction(saveProductAction(over, form.getValues()), NOT_SAVED);
    setSaving(false);
    if (answer.ok) return show(answer.form, answer.notes);
    if (isConflict(answer)) return setConflict(answer);
    showFieldErrors(form.setError, answer.fieldErrors);
    toast(failed(answer.message));
  }

  function show({ id, version, values }: ProductForm, notes: readonly string[]) {
    const isNew = shown === null;
    form.reset(values);
    setShown({ id, version });
    toast({
      title: '✅ Product Saved',
      description: [`${values.name} has been saved.`, ...notes].join(' '),
      duration: notes.length > 0 ? Number.POSITIVE_INFINITY : undefined,
    });
    if (isNew) router.replace(productHref(id));
  }

  async function loadTheirs(): Promise<void> {
    if (!shown) return;
    const answer = await callAction(loadProductAction(shown.id), NOT_SAVED);
    if (!answer.ok) return void toast(failed(answer.message));
    form.reset(answer.form.values);
    setShown({ id: answer.form.id, version: answer.form.version });
    setConflict(undefined);
  }

  async function saveMine(): Promise<void> {
    if (!shown || !conflict) return;
    setConflict(undefined);
    await save({ id: shown.id, version: conflict.version });
  }

  return {
    form,
    shown,
    saving,
    conflict,
    loadTheirs,
    saveMine,
    keepEditing: () => setConflict(undefined),
    onSubmit: (event?: FormEvent) => {
      event?.preventDefault();
      if (saving) return;
      void form.handleSubmit(() => save(shown), onInvalid)(event);
    },
  };
}

const isConflict = (answer: SaveAnswer): answer is Conflict => !answer.ok && answer.code === 'conflict';

function onInvalid() {
  toast(failed('Some fields are not valid.'));
  focusFirstError();
}
