/** What the login screen shows after an attempt. */
export type LoginState = {
  /** As typed, so that it stays. */
  email: string;
  failure?: { title: 'Login Failed' | 'Login Error'; description: string };
};
