import { z } from 'zod';

/** Last entry of the archive, which describes all others. */
export const manifestSchema = z.object({
  format: z.literal(1),
  product: z.literal('kitroom'),
  version: z.string(),
  createdAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  /** Newest link of the activity log’s chain (docs/decisions/0009-activity-log.md). */
  activity: z.object({ place: z.number(), hash: z.string() }).nullable(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      bytes: z.number(),
      /** Hash of its rows as COPY writes them, in the order of its primary key. */
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableRecord = Manifest['tables'][number];
export type SequenceRecord = Manifest['sequences'][number];

export const MANIFEST_NAME = 'manifest.json';
export const tablePart = (table: string, part: number): string => `tables/${table}/${String(part).padStart(6, '0')}`;
export const UPLOADS = 'uploads';
export const filePart = (path: string): string => `${UPLOADS}/${path}`;

export function readPartName(
  name: string,
): { table: string; part: number } | { file: string } | 'manifest' | undefined {
  if (name === MANIFEST_NAME) return 'manifest';
  const table = /^tables\/(\w+)\/(\d{6,})$/.exec(name);
  if (table) return { table: table[1] ?? '', part: Number(table[2]) };
  const file = /^uploads\/(.+)$/.exec(name)?.[1];
  return file && isPlainPath(file) ? { file } : undefined;
}

/** True for a path that leads only down. */
const isPlainPath = (path: string): boolean =>
  !path.includes('\\') && !path.includes('\0') && path.split('/').every((part) => part !== '' && !/^\.+$/.test(part));
