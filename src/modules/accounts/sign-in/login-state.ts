import type { SentFormState } from '@/ui/use-sent-form';

export type EntryState = SentFormState & { failure?: { title: string; description: string } };

export type LoginState = EntryState & {
  email: string;
  /** Set if the password was right and a code is needed; sent back with it. */
  challenge?: string;
};

export type LoginAction = (before: LoginState, data: FormData) => Promise<LoginState>;
