/** Inquiries of visitors: quote requests (/custom-kits) and messages (/contact). */

export const INQUIRY_KINDS = ['quote', 'contact'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

export const INQUIRY_STATUSES = ['new', 'answered', 'closed'] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

export const QUOTE_QUANTITIES = ['1-10', '11-25', '26-50', '51+'] as const;
export const QUOTE_SPORTS = ['netball', 'football', 'basketball', 'training', 'other'] as const;
export const INQUIRY_TYPES = [
  'custom-kit',
  'bulk-order',
  'design-help',
  'teamwear-portal',
  'general',
  'support',
] as const;

export const INQUIRY_KIND_LABELS: Record<InquiryKind, string> = { quote: 'Quote request', contact: 'Message' };

export const INQUIRY_STATUS_LABELS: Record<InquiryStatus, string> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
};

export const MAX_INQUIRY_TEXT = 5000;

type Titled = { kind: InquiryKind; name: string; subject?: string | null; teamName?: string | null };

export function inquiryTitle({ kind, name, subject, teamName }: Titled): string {
  return kind === 'quote' ? `Quote request for ${teamName || name}` : subject || `Message from ${name}`;
}

export const replySubject = (inquiry: Titled): string => `Re: ${inquiryTitle(inquiry).replace(/^(re:\s*)+/i, '')}`;

export function choiceLabel(value: string): string {
  const words = value.replaceAll('-', ' ');
  return /^\d/.test(value) ? value : words.charAt(0).toUpperCase() + words.slice(1);
}
