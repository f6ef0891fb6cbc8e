/** What a login screen of staff shows after an attempt. */
export type LoginState = {
  /** As typed, so that it stays. */
  email: string;
  failure?: { title: string; description: string };
  /** The password was right and a code is wanted; sent back with it. */
  challenge?: string;
};

export type LoginAction = (before: LoginState, data: FormData) => Promise<LoginState>;
