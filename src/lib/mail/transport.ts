import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import type { Attachment } from './email';

/** `id` of the row, for a constant Message-ID. */
type Outgoing = {
  id: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string;
  attachments?: Attachment[];
  date: Date;
};

export type Deliver = (email: Outgoing) => Promise<void>;

const host = () => new URL(env.publicUrl).hostname;

/** One-click unsubscribe (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const message = ({ id, unsubscribeUrl, ...email }: Outgoing) => ({
  ...email,
  from: env.mailFrom,
  messageId: `<${id}@${host()}>`,
  headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)) },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Without `SMTP_URL` writes `.eml` files to DATA_DIR/outbox. */
export function createDelivery(smtpUrl = env.smtpUrl, outbox = path.join(env.dataDir, 'outbox')): Deliver {
  return smtpUrl ? bySmtp(smtpUrl) : intoFolder(outbox);
}

export const EMAILS_AT_ONCE = 10;

const IDLE_MS = 10_000;

/** Time-outs are far below a worker’s lease. */
function bySmtp(url: string): Deliver {
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url,
      pool: true,
      maxConnections: EMAILS_AT_ONCE,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 30_000,
    });
  let transport: ReturnType<typeof open> | undefined;
  let underWay = 0;
  let idle: NodeJS.Timeout | undefined;
  const close = () => {
    void transport?.then((opened) => opened.close());
    transport = undefined;
  };
  return async (email) => {
    clearTimeout(idle);
    underWay += 1;
    transport ??= open();
    try {
      await (await transport).sendMail(message(email));
    } catch (error) {
      throw new Error(plainReason(error), { cause: error });
    } finally {
      underWay -= 1;
      if (underWay === 0) idle = setTimeout(close, IDLE_MS).unref();
    }
  };
}

/** True if the server refused the recipient for good (5xx on RCPT TO). */
export function isRefused(error: unknown): error is Error {
  if (!(error instanceof Error) || typeof error.cause !== 'object' || error.cause === null) return false;
  const { responseCode, command } = error.cause as { responseCode?: unknown; command?: unknown };
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}

/** OpenSSL’s message for a server without TLS is cryptic. */
function plainReason(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (/wrong version number/i.test(reason)) {
    return 'The mail server takes no TLS on this port. Give SMTP_URL as smtp://…, or its port for TLS (465).';
  }
  if (/does not support STARTTLS|STARTTLS/i.test(reason)) return `The mail server takes no TLS: ${reason}`;
  return reason;
}

/** Renames the complete file, so that no reader sees a part. */
function intoFolder(folder: string): Deliver {
  const open = async () => (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true });
  let composer: ReturnType<typeof open> | undefined;
  return async (email) => {
    composer ??= open();
    const { message: source } = await (await composer).sendMail(message(email));
    const file = path.join(folder, `${email.date.toISOString().replace(/[:.]/g, '-')}-${email.id}.eml`);
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.part`, source as Buffer);
    await rename(`${file}.part`, file);
  };
}
