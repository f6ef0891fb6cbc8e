'use client';

/** Catches failures of the shell itself, such as a lost database: the screens’ own error page is inside it. */
export { default } from './cms/error';
