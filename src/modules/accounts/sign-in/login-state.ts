import type { SentFormState } from '@/ui/use-sent-form';

/** State of a form that leads to an account. */
export type EntryState = SentFormState & { failure?: { title: string; description: string } };

/** State of a login screen of staff after an attempt. */
export type LoginState = EntryState & {
  /** As typed, so that it stays. */
  email: string;
  /** Set if the password was right and a code is needed; sent back with it. */
  challenge?: string;
};

export type LoginAction = (before: LoginState, data: FormData) => Promise<LoginState>;
