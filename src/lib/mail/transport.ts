import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import type { Attachment } from './email';

/** `id` is that of its row: the same email always carries the same Message-ID. */
type Outgoing = {
  id: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** One-click unsubscribe (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: Attachment[];
  date: Date;
};

/** Rejects if the email is refused. */
export type Deliver = (email: Outgoing) => Promise<void>;

const host = () => new URL(env.publicUrl).hostname;

/** One press of a button in the mail program, without a visit (RFC 8058). */
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

/** Sends by SMTP if `SMTP_URL` names a server; otherwise writes one `.eml` file per email to DATA_DIR/outbox. */
export function createDelivery(smtpUrl = env.smtpUrl, outbox = path.join(env.dataDir, 'outbox')): Deliver {
  return smtpUrl ? bySmtp(smtpUrl) : intoFolder(outbox);
}

/** Time-outs well below a worker’s lease. */
function bySmtp(url: string): Deliver {
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 30_000,
    });
  // Its code is loaded with the first email.
  let transport: ReturnType<typeof open> | undefined;
  return async (email) => {
    transport ??= open();
    try {
      await (await transport).sendMail(message(email));
    } catch (error) {
      throw new Error(plainReason(error), { cause: error });
    }
  };
}

/** Replaces OpenSSL's cryptic message for a server without TLS. */
function plainReason(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (/wrong version number/i.test(reason)) {
    return 'The mail server takes no TLS on this port. Give SMTP_URL as smtp://…, or its port for TLS (465).';
  }
  if (/does not support STARTTLS|STARTTLS/i.test(reason)) return `The mail server takes no TLS: ${reason}`;
  return reason;
}

/** Written beside and renamed, so that no reader sees half an email; sent again, it is the same file. */
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
