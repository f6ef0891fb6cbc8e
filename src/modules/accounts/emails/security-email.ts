import type { QueuedMail } from '@/lib/mail/queue';

export const SECURITY_EVENTS = {
  'password-changed': 'Your password was changed. You have been signed out everywhere else.',
  'email-changed': 'Your account’s email address was changed. Please use the new one to sign in.',
  'second-factor-enabled': 'Two-factor authentication was enabled: signing in now asks for a code from your phone.',
  'second-factor-disabled': 'Two-factor authentication was disabled: signing in now asks only for your password.',
  'second-factor-removed': 'An administrator removed the two-factor authentication of your account.',
  'recovery-codes-renewed': 'New recovery codes were created. The old ones no longer work.',
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

export const securityEmail = (to: string, fullName: string, event: SecurityEvent): QueuedMail => ({
  to,
  template: 'staff-security',
  data: { fullName, news: event },
});
