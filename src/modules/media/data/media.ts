import type { Payload } from 'payload';
import type { QueryResultRow } from 'pg';
import { query } from '@/lib/database/query';
import { fileAddress } from './media-item';
import type { Session } from '@/lib/database/sessions';
import { PDF_TYPE } from '@/domain/pages/media';

export async function findFileAddress(payload: Payload, id: string): Promise<string | undefined> {
  const [media] = await query<{ filename: string | null }>(payload, 'select filename from media where id = $1', [id]);
  return fileAddress(media?.filename ?? null) ?? undefined;
}

/** A stored picture as its file is read: its type, and its focal point, per cent; null in the middle. */
type StoredFile = { filename: string; mimeType: string; focalX: number | null; focalY: number | null };

export async function findFile(payload: Payload, id: string): Promise<StoredFile | undefined> {
  const [stored] = await query<StoredFile>(
    payload,
    `select filename, mime_type as "mimeType", focal_x::float8 as "focalX", focal_y::float8 as "focalY"
       from media where id = $1`,
    [id],
  );
  return stored;
}

/** Name of the smallest copy of a picture; undefined for other files. */
export async function findSmallFile(payload: Payload, id: string): Promise<string | undefined> {
  const [stored] = await query<{ filename: string }>(
    payload,
    `select coalesce(sizes_small_filename, filename) as filename from media where id = $1 and mime_type like 'image/%'`,
    [id],
  );
  return stored?.filename;
}

export async function findDocumentName(payload: Payload, filename: string): Promise<string | undefined> {
  const [row] = await query<{ name: string }>(
    payload,
    `select coalesce(nullif(title, ''), alt) as name from media where filename = $1 and mime_type = $2`,
    [filename, PDF_TYPE],
  );
  return row?.name;
}

/** MIME type of a stored file: null if it has none, undefined if there is no such record. */
export async function findType(payload: Payload, id: string | null): Promise<string | null | undefined> {
  const [stored] = await query<{ type: string | null }>(
    payload,
    'select mime_type as type from media where id::text = $1',
    [id],
  );
  return stored?.type;
}

export async function lockPicture({ client }: Session, id: string): Promise<void> {
  await client.query('select from media where id = $1 for no key update', [id]);
}

/** Locks a picture against new references. */
export async function lockForDeletion({ client }: Session, id: unknown): Promise<void> {
  await client.query('select 1 from media where id = $1 for update', [id]);
}

/** By SQL: for a focal point, per cent, Payload makes every copy again, which are never cropped. */
export async function setFocus({ client }: Session, id: string, focus: { x: number; y: number }): Promise<void> {
  await client.query('update media set focal_x = $2, focal_y = $3 where id = $1', [id, focus.x, focus.y]);
}

export interface ListedFile {
  id: string;
  filename: string;
  mimeType: string;
  /** Null in the middle. */
  focus: { x: number; y: number } | null;
}

const STEP = 100;

export async function* listFiles(payload: Payload, types: readonly string[]): AsyncGenerator<ListedFile> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const files = await query<ListedFile & QueryResultRow>(
      payload,
      `select id, filename, mime_type as "mimeType",
              case when focal_x is not null and focal_y is not null
                   then json_build_object('x', focal_x::float8, 'y', focal_y::float8) end as focus
         from media where id > $1 and filename is not null and mime_type = any($2) order by id limit ${STEP}`,
      [last, types],
    );
    yield* files;
    const { id } = files.at(-1) ?? {};
    if (id === undefined || files.length < STEP) return;
    last = id;
  }
}
