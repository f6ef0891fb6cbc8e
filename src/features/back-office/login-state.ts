import type { FieldErrors } from '@/lib/result';

/** What the login screen shows after an attempt. */
export type LoginState = {
  /** As typed, so that it stays. */
  email: string;
  failure?: { title: 'Login Failed' | 'Login Error'; description: string };
  /** The password was right and a code is wanted; sent back with it. */
  challenge?: string;
};

/** What the forms about a forgotten password show after they were sent. */
export type PasswordState = { done?: string; message?: string; fieldErrors?: FieldErrors };
