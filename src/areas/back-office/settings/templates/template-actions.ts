'use server';

import { z } from 'zod';
import { TEMPLATES_PATH } from '@/domain/kits/templates/template-upload';
import { listSkus } from '@/data/products';
import { invalidFields, invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import type { Result } from '@/lib/result';
import { deleteTemplate, saveTemplate } from '@/modules/kits/templates/change-template';
import { staffAction } from '../../access/staff-action';
import { templateForm, type TemplateValues } from './template-form';

const target = z.object({ id: z.uuid() });

export async function saveTemplateAction(templateId: string, typed: TemplateValues): Promise<Result> {
  return staffAction('settings:write', TEMPLATES_PATH, target.safeParse({ id: templateId }), async ({ req, id }) => {
    const values = templateForm.safeParse(typed);
    if (values.error) return invalidInput(values.error);
    const { products: skus, ...change } = values.data;
    const known = await listSkus(req, skus);
    const unknown = skus.filter((sku) => !known.has(sku));
    if (unknown.length > 0) return invalidFields({ products: [`No product has the SKU ${unknown.join(', ')}.`] });
    const products = skus.flatMap((sku) => known.get(sku) ?? []);
    return refreshed(saveTemplate(req, id, { ...change, products }));
  });
}

export async function deleteTemplateAction(templateId: string): Promise<Result> {
  return staffAction('settings:write', TEMPLATES_PATH, target.safeParse({ id: templateId }), ({ req, id }) =>
    deleteTemplate(req, id),
  );
}
