import type { Session } from '@/lib/database/sessions';
import type { WrittenFile } from '../inquiry-files';

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
