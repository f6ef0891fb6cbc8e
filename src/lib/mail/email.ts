import type { Payload } from 'payload';
import type { EmailTexts } from '@/domain/text/email-texts';
import type { SiteSetting } from '@/payload-types';
import type { MailTemplate } from './queue';

/** The type follows from the name’s ending. */
export type Attachment = {
  filename: string;
  content: Buffer;
  /** Id in the HTML’s `cid:…`. */ cid?: string;
};

export type Email = {
  subject: string;
  text: string;
  html: string;
  /** Default: the sales address. */ replyTo?: string;
  /** One-click unsubscribe (RFC 8058). */ unsubscribeUrl?: string;
  attachments?: Attachment[];
};

export type EmailContext = {
  payload: Payload;
  settings: SiteSetting;
  data: Record<string, unknown>;
  edits?: EmailTexts;
};

/** Writes from the data at the time of sending; undefined if its subject no longer exists. */
export type EmailWriter = (context: EmailContext) => Promise<Email | undefined>;

type Sender = {
  write: EmailWriter;
  /** Rather lost than sent twice if the shop stops on the way. */
  isSentOnce?: boolean;
  /** Called if the mailbox does not exist or takes nothing from us. */
  onRefused?: (payload: Payload, data: Record<string, unknown>, reason: string) => Promise<void>;
};

export type EmailWriters = Record<MailTemplate, Sender>;
