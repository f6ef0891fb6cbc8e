import type { AcceptedFile } from '@/lib/files/accept-asset';
import type { Session } from '@/lib/database/sessions';

export type CheckedFile = AcceptedFile & {
  name: string;
  /** SHA-256 of the sent bytes. */
  digest: string;
};

export type WrittenFile = CheckedFile & { fileName: string };

export async function insertFiles(
  { client }: Session,
  inquiryId: string,
  files: readonly WrittenFile[],
): Promise<void> {
  // A millisecond apart, so that they stay in the order in which they were chosen.
  for (const [index, { name, fileName, mimeType, bytes }] of files.entries()) {
    await client.query(
      `insert into inquiry_files (inquiry_id, name, file_name, mime_type, file_bytes, created_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`,
      [inquiryId, name, fileName, mimeType, bytes.length, index / 1000],
    );
  }
}

export async function listFileNames({ client }: Session, inquiryIds: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ fileName: string }>(
    'select file_name as "fileName" from inquiry_files where inquiry_id = any($1)',
    [inquiryIds],
  );
  return rows.map(({ fileName }) => fileName);
}
