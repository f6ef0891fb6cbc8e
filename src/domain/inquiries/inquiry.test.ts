import { describe, expect, it } from 'vitest';
import { choiceLabel, INQUIRY_TYPES, inquiryTitle, QUOTE_QUANTITIES, QUOTE_SPORTS, replySubject } from './inquiry';

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

  it('is called by its subject or its team, and answered under it', () => {
    const message = { kind: 'contact', name: 'Ada', subject: 'Delivery to Leeds' } as const;
    const quote = { kind: 'quote', name: 'Ada', teamName: 'Leeds Lions' } as const;
    expect(inquiryTitle(message)).toBe('Delivery to Leeds');
    expect(inquiryTitle(quote)).toBe('Quote request for Leeds Lions');
    expect(inquiryTitle({ kind: 'contact', name: 'Ada' })).toBe('Message from Ada');
    expect(replySubject(quote)).toBe('Re: Quote request for Leeds Lions');
    expect(replySubject({ ...message, subject: 'RE: Re: Delivery' })).toBe('Re: Delivery');
  });
});
