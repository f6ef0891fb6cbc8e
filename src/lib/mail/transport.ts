import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { env } from '@/lib/env';

/** A letter ready to go. `id` is that of its row: the same letter always carries the same Message-ID. */
export type Outgoing = {
  id: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** Where the letters are ended (RFC 8058). */
  unsubscribeUrl?: string;
  date: Date;
};

/** Hands a letter over; rejects where it was not taken. */
export type Deliver = (letter: Outgoing) => Promise<void>;

const host = () => new URL(env.publicUrl).hostname;

/** One press of a button in the mail program, without a visit (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const message = ({ id, unsubscribeUrl, ...letter }: Outgoing) => ({
  ...letter,
  from: env.mailFrom,
  messageId: `<${id}@${host()}>`,
  headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)) },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sends by SMTP where `SMTP_URL` names a server; else writes one `.eml` file per letter to DATA_DIR/outbox. */
export function createDelivery(smtpUrl = env.smtpUrl, outbox = path.join(env.dataDir, 'outbox')): Deliver {
  return smtpUrl ? bySmtp(smtpUrl) : intoFolder(outbox);
}

/** The time-outs stay well below the time for which a worker holds a letter. */
function bySmtp(url: string): Deliver {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  });
  return async (letter) => {
    await transport.sendMail(message(letter));
  };
}

/** Written beside and renamed, so that nobody reads half a letter; sent again, it is the same file. */
function intoFolder(folder: string): Deliver {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (letter) => {
    const { message: source } = await composer.sendMail(message(letter));
    const file = path.join(folder, `${letter.date.toISOString().replace(/[:.]/g, '-')}-${letter.id}.eml`);
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.part`, source as Buffer);
    await rename(`${file}.part`, file);
  };
}
