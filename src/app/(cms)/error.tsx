'use client';

/** For what the shell itself meets, as a database that is away: the screens’ own error stands within it. */
export { default } from './cms/error';
