import type { SentFormState } from '@/ui/use-sent-form';

export interface SignInState extends SentFormState {
  /** Address that the code is for; whether it has orders is not revealed. */
  sentTo?: string;
  request?: string;
}
