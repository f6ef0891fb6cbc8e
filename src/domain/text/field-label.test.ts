import { expect, it } from 'vitest';
import { fieldLabel } from './field-label';

it.each([
  ['contact.firstName', 'Contact: first name'],
  ['total_amount', 'Total amount'],
  ['_status', 'Status'],
  ['page.schedule-failed', 'Page: schedule failed'],
])('names %s', (code, label) => expect(fieldLabel(code)).toBe(label));
