import { z } from 'zod';
import { MAX_BULK_PRODUCTS } from '@/domain/bulk/bulk-edit';
import { bulkEditForm } from '@/domain/bulk/bulk-edit-input';
import { DELIVERY_COUNTS } from '@/domain/catalogue/product-fields';
import { amountInput } from '@/domain/money/amount-input';
import { TAX_CLASSES } from '@/domain/taxes/tax-classes';
import { selectedRecords } from '../../selection/selection';

const version = z.iso.datetime();
const target = z.object({ id: z.uuid(), version });
const units = z.int().min(0);
const days = (name: keyof typeof DELIVERY_COUNTS) => z.int().min(0).max(DELIVERY_COUNTS[name].max).nullable();

/** Fields as they were before an edit; stock as its difference, as orders may have moved it since. */
const before = z
  .strictObject({
    isActive: z.boolean(),
    isFeatured: z.boolean(),
    category: z.uuid().nullable(),
    taxClass: z.enum(TAX_CLASSES),
    price: amountInput,
    salePrice: amountInput.nullable(),
    stock: z.strictObject({ seen: units, wanted: units }),
    stockDays: days('stockDays'),
    madeDays: days('madeDays'),
  })
  .partial();

const undone = target.extend({ before });
const many = <Row extends z.ZodType>(row: Row) => z.array(row).min(1).max(MAX_BULK_PRODUCTS);

export const bulkPlanInput = selectedRecords.extend({ edit: bulkEditForm });
export const bulkEditChange = z.object({ edit: bulkEditForm, products: many(target) });
export const bulkUndoChange = z.object({ products: many(undone) });

export type BulkTarget = z.output<typeof target>;
export type Undone = z.output<typeof undone>;
export type BulkEditChange = z.output<typeof bulkEditChange>;
export type BulkUndoChange = z.output<typeof bulkUndoChange>;
