import type { NumberField } from 'payload';
import { MAX_DAYS, MAX_WEIGHT } from '@/domain/delivery/delivery-input';
import { countField } from './fields';

const wholeField =
  (max: number) =>
  (name: string, description: string, overrides: Partial<NumberField> = {}) =>
    countField(name, description, {
      required: false,
      defaultValue: undefined,
      max,
      validate: (value: unknown) =>
        ((value === null || value === undefined) && !overrides.required) ||
        (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max) ||
        `Enter a whole number from 0 to ${max}.`,
      ...overrides,
    });

export const daysField = wholeField(MAX_DAYS);

export const weightField = wholeField(MAX_WEIGHT);
