/** What the portal’s login shows after an attempt. */
export type LoginState = {
  /** As typed, so that it stays. */
  username: string;
  failure?: { title: 'Login Failed' | 'Login Error'; description: string };
};
