'use client';

import { useOptimistic, useState, useTransition } from 'react';
import { failed } from '@/ui/failed';
import { callAction } from '@/ui/call-action';
import { toast } from '@/ui/toast';
import { editProductAction } from '../product-actions';

type InlineEdit = {
  productId: string;
  field: 'price' | 'stock';
  value: number;
  label: string;
  format: (value: number) => string;
};

export function useInlineEdit({ productId, field, value, label, format }: InlineEdit) {
  const [read, setRead] = useState(value);
  const [saved, setSaved] = useState(value);
  const [shown, show] = useOptimistic(saved);
  const [saving, startSaving] = useTransition();

  if (read !== value) {
    setRead(value);
    setSaved(value);
  }

  function save(wanted: number) {
    startSaving(async () => {
      show(wanted);
      const result = await callAction(
        editProductAction(productId, field, { seen: saved, wanted }),
        'Failed to save product',
      );
      if (!result.ok) return void toast(failed(result.message));
      const now = result[field] ?? wanted;
      startSaving(() => setSaved(now));
      toast({ title: '✅ Product Updated', description: result.note ?? `${label} changed to ${format(now)}` });
    });
  }

  return { shown, saving, save };
}
