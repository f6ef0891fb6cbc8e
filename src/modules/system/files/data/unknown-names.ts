import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

const SIZES = ['sizes_small_filename', 'sizes_medium_filename', 'sizes_large_filename'];

/** SQL of the names that rows have in a folder of uploads; logos of kits have a clean-up of their own. */
const NAMES: Record<string, readonly string[]> = {
  media: ['filename', ...SIZES].map((column) => `select ${column} from media`),
  'media-archive': ['filename', ...SIZES].map((column) => `select stored ->> '${column}' from media_archive`),
  'design-assets': ['select filename from design_assets', 'select preview_name from design_assets'],
  'inquiry-files': [
    'select file_name from inquiry_files',
    `select split_part(file_name, '.', 1) || '.preview.webp' from inquiry_files`,
  ],
  'return-photos': ['select file_name from return_photos'],
  'order-proofs': ['select filename from order_proofs'],
  'team-order-proofs': ['select filename from team_order_proofs'],
};

export const SWEPT = Object.keys(NAMES);

export async function selectUnknown(payload: Payload, folder: string, names: readonly string[]): Promise<string[]> {
  const known = (NAMES[folder] ?? []).map((select) => ` except ${select}`).join('');
  const rows = await query<{ name: string }>(payload, `select unnest($1::text[]) as name${known}`, [names]);
  return rows.map(({ name }) => name);
}
