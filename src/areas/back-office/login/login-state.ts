import type { FieldErrors } from '@/lib/result';

/** What the forms about a forgotten password show after they were sent. */
export type PasswordState = { done?: string; message?: string; fieldErrors?: FieldErrors };
