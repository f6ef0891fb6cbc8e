import type { QueuedMail } from '@/lib/mail/queue';

/** What the letters about an account tell its owner. */
export const SECURITY_NEWS = {
  'password-changed': 'The password of your account was changed. Every other session has ended.',
  'email-changed': 'The e-mail address of your account was changed. From now on you sign in with the new one.',
  'second-factor-enabled': 'Two-factor authentication was enabled: signing in now asks for a code of your telephone.',
  'second-factor-disabled': 'Two-factor authentication was disabled: signing in asks for the password alone.',
  'second-factor-removed': 'An administrator removed the two-factor authentication of your account.',
  'recovery-codes-renewed': 'New recovery codes were made. The old ones are worth nothing any more.',
} as const;

export type SecurityNews = keyof typeof SECURITY_NEWS;

/** The letter that tells somebody of a change to the account, in case it was somebody else’s. */
export const securityLetter = (to: string, fullName: string, news: SecurityNews): QueuedMail => ({
  to,
  template: 'staff-security',
  data: { fullName, news },
});
