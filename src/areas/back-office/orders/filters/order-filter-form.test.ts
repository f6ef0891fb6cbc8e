import { expect, it } from 'vitest';
import { formOf, readFilterForm } from './order-filter-form';

const empty = formOf({});
const read = (form: Partial<typeof empty>) => readFilterForm({ ...empty, ...form });

it('reads nothing out of an empty form', () => {
  expect(read({})).toEqual({ ok: true, filters: {} });
});

it('reads what it wrote', () => {
  const filters = {
    from: '2026-01-01',
    to: '2026-01-01',
    min: 1,
    max: 2.5,
    method: 'card',
  } as const;
  expect(read(formOf(filters))).toEqual({ ok: true, filters });
});

it('takes amounts as people type them', () => {
  expect(read({ min: ' $1,250.50 ' })).toEqual({ ok: true, filters: { min: 1250.5 } });
});

it('says beside which field something is wrong', () => {
  const errors = (form: Partial<typeof empty>) => {
    const result = read(form);
    return result.ok ? [] : Object.keys(result.fieldErrors);
  };
  expect(errors({ from: '2026-02-02', to: '2026-02-01' })).toEqual(['to']);
  expect(errors({ min: '20', max: '10' })).toEqual(['max']);
  expect(errors({ min: 'ten', max: '1.234' })).toEqual(['min', 'max']);
  expect(errors({ from: 'x', to: 'y' })).toEqual(['from', 'to']);
  expect(errors({ min: '10', max: '10', from: '2026-02-02', to: '2026-02-02' })).toEqual([]);
});
