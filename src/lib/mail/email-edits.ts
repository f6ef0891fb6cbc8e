/** Staff’s edits of our emails’ texts. One that nobody edited has none, and follows our releases. */
import type { Payload } from 'payload';
import type { EmailTexts } from '@/domain/text/email-texts';
import { isoTime } from '@/lib/database/iso-time';
import { prepared } from '@/lib/database/prepared';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

export type EmailEdits = {
  template: string;
  texts: EmailTexts;
  revision: number;
  byName: string;
  updatedAt: string;
};

const TEXT = `select template, texts, revision, by_name as "byName", ${isoTime('updated_at')} as "updatedAt" from email_texts`;

export const listEmailEdits = (payload: Payload): Promise<EmailEdits[]> => query(payload, TEXT, []);

export async function findEmailEdits(payload: Payload, template: string): Promise<EmailEdits | undefined> {
  return (await query<EmailEdits>(payload, prepared(`${TEXT} where template = $1`), [template]))[0];
}

/** For two who save at once: also where there is no row yet. */
export async function lockEmailEdits({ client }: Session, template: string): Promise<EmailEdits | undefined> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`email_texts ${template}`]);
  return (await client.query<EmailEdits>(`${TEXT} where template = $1`, [template])).rows[0];
}

type NewEdits = Pick<EmailEdits, 'template' | 'texts' | 'revision' | 'byName'>;

export async function saveEmailEdits({ client }: Session, edits: NewEdits): Promise<void> {
  await client.query(
    `insert into email_texts (template, texts, revision, by_name) values ($1, $2, $3, $4)
     on conflict (template) do update
        set texts = excluded.texts, revision = excluded.revision, by_name = excluded.by_name, updated_at = now()`,
    [edits.template, JSON.stringify(edits.texts), edits.revision, edits.byName],
  );
}

export async function deleteEmailEdits({ client }: Session, template: string): Promise<void> {
  await client.query('delete from email_texts where template = $1', [template]);
}
