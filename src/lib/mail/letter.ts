import type { Payload } from 'payload';
import type { SiteSetting } from '@/payload-types';
import type { MailTemplate } from './queue';

/** A letter as it is read. Both forms say the same. */
export type Letter = {
  subject: string;
  text: string;
  html: string;
  /** Default: the sales address. */ replyTo?: string;
  /** Where one press of a button in the mail program ends the letters (RFC 8058). */ unsubscribeUrl?: string;
};

export type LetterContext = { payload: Payload; settings: SiteSetting; data: Record<string, unknown> };

/** Writes a letter at the time of sending, from what is true then; `undefined` where there is nothing left to say. */
export type LetterWriter = (context: LetterContext) => Promise<Letter | undefined>;

export type LetterWriters = Record<MailTemplate, LetterWriter>;
