import type { Message } from '@/domain/text/message';

export const EMAIL_SAVED: Message = { title: '✅ Email Saved', description: 'The next ones are sent with it.' };
export const EMAIL_RESET: Message = { title: '✅ Back to Our Text' };
export const testSent = (to: string): Message => ({ title: '✅ Test Sent', description: `It is on its way to ${to}.` });

export const emailHref = (template: string): string => `/admin/settings/emails/${template}`;
export const EMAILS_PATH = '/admin/settings?tab=emails';
