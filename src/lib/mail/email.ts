import type { Payload } from 'payload';
import type { SiteSetting } from '@/payload-types';
import type { MailTemplate } from './queue';

/** A file of an email; its type follows from the ending of its name. */
export type Attachment = {
  filename: string;
  content: Buffer;
  /** Id by which the HTML shows it, as `cid:…`. */ cid?: string;
};

/** Text and HTML have the same content. */
export type Email = {
  subject: string;
  text: string;
  html: string;
  /** Default: the sales address. */ replyTo?: string;
  /** One-click unsubscribe (RFC 8058). */ unsubscribeUrl?: string;
  attachments?: Attachment[];
};

export type EmailContext = { payload: Payload; settings: SiteSetting; data: Record<string, unknown> };

/** Writes an email when it is sent, from the data of that moment; `undefined` if its subject no longer exists. */
export type EmailWriter = (context: EmailContext) => Promise<Email | undefined>;

export type EmailWriters = Record<MailTemplate, EmailWriter>;
