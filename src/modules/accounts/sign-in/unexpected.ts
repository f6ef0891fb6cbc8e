/** Words of logins and logouts that failed for technical reasons (docs/product.md, Words). */
export const UNEXPECTED = 'An unexpected error occurred. Please try again.';

export const LOGIN_ERROR = { title: 'Login Error', description: UNEXPECTED } as const;
