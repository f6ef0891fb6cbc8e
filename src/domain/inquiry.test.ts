import { describe, expect, it } from 'vitest';
import { choiceLabel, INQUIRY_TYPES, QUOTE_QUANTITIES, QUOTE_SPORTS } from './inquiry';

describe('inquiries', () => {
  it('offers the choices of the specification', () => {
    expect(QUOTE_QUANTITIES).toEqual(['1-10', '11-25', '26-50', '51+']);
    expect(QUOTE_SPORTS).toEqual(['netball', 'football', 'basketball', 'training', 'other']);
    expect(INQUIRY_TYPES).toEqual(['custom-kit', 'bulk-order', 'design-help', 'teamwear-portal', 'general', 'support']);
  });

  it('names a choice in words, and a range as it is', () => {
    expect(choiceLabel('teamwear-portal')).toBe('Teamwear portal');
    expect(choiceLabel('11-25')).toBe('11-25');
  });
});
