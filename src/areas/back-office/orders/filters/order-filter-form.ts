import type { FieldErrors } from '@/lib/result';
import { parseDay } from '@/domain/text/days';
import { amountHint, readAmount, ungrouped } from '@/domain/money/typed-amount';
import { PAYMENT_METHOD_LABELS, WAITING_FOR, type OrderDetailFilters, type PaymentMethod } from './order-filters';

export type FilterForm = Record<'from' | 'to' | 'min' | 'max' | 'method' | 'product' | 'waiting' | 'late', string>;

export const formOf = (filters: OrderDetailFilters): FilterForm => ({
  from: filters.from ?? '',
  to: filters.to ?? '',
  min: filters.min?.toString() ?? '',
  max: filters.max?.toString() ?? '',
  method: filters.method ?? '',
  product: filters.product ?? '',
  waiting: filters.waiting ?? '',
  late: filters.late ? 'true' : '',
});

type Read = { ok: true; filters: OrderDetailFilters } | { ok: false; fieldErrors: FieldErrors };

export function readFilterForm(form: FilterForm): Read {
  const fieldErrors: FieldErrors = {};
  const [from, to] = [parseDay(form.from), parseDay(form.to)];
  const [min, max] = [readAmount(ungrouped(form.min)), readAmount(ungrouped(form.max))];
  if (form.from && !from) fieldErrors.from = ['Enter a date.'];
  if (form.to && !to) fieldErrors.to = ['Enter a date.'];
  if (form.min.trim() && min === undefined) fieldErrors.min = [amountHint()];
  if (form.max.trim() && max === undefined) fieldErrors.max = [amountHint()];
  if (from && to && from > to) fieldErrors.to = ['This day is before the first one.'];
  if (min !== undefined && max !== undefined && min > max) fieldErrors.max = ['This is less than the lower limit.'];
  if (Object.keys(fieldErrors).length > 0) return { ok: false, fieldErrors };
  const method = form.method in PAYMENT_METHOD_LABELS ? (form.method as PaymentMethod) : undefined;
  const product = form.product || undefined;
  return {
    ok: true,
    filters: {
      from,
      to,
      min,
      max,
      method,
      product,
      waiting: WAITING_FOR.find((waiting) => waiting === form.waiting),
      late: form.late ? true : undefined,
    },
  };
}
