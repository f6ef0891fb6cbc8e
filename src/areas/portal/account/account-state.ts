import type { FieldErrors } from '@/lib/result';

/** What a form about the team’s account shows after it was sent. */
export type AccountState = { done?: string; message?: string; fieldErrors?: FieldErrors };
