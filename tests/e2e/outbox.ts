import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect } from './fixtures';

const outbox = path.join(process.env.DATA_DIR ?? '.data/e2e', 'outbox');

export type SentEmail = { subject: string; text: string; headers: Map<string, string> };

async function emailsTo(address: string): Promise<SentEmail[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const sources = await Promise.all(names.map((name) => readFile(path.join(outbox, name)).catch(() => Buffer.of())));
  const parsed = await Promise.all(
    sources.filter((source) => source.includes(address)).map((source) => PostalMime.parse(source)),
  );
  return parsed
    .filter(({ to }) => to?.some((each) => each.address === address))
    .map(({ subject = '', text = '', headers }) => ({
      subject,
      text,
      headers: new Map(headers.map(({ key, value }) => [key, value])),
    }));
}

export async function emailTo(address: string, subject: string, says = ''): Promise<SentEmail> {
  const found = async () =>
    (await emailsTo(address)).find((email) => email.subject.includes(subject) && email.text.includes(says));
  await expect.poll(found, { timeout: 30_000 }).toBeDefined();
  return (await found())!;
}

export const newsletterLink = ({ text }: SentEmail, part: string): string => {
  const url = new RegExp(`https?://\\S+/newsletter/${part}/\\S+`).exec(text)?.[0];
  if (!url) throw new Error(`No link to ${part} in: ${text}`);
  return new URL(url).pathname;
};
