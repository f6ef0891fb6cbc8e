import type { Payload } from 'payload';
import { query } from '@/lib/database/query';

/** A folder of the library, with how many pictures lie in it itself. */
export interface MediaFolderItem {
  id: string;
  name: string;
  parent: string | null;
  pictures: number;
}

/** All folders, by name. */
export const listFolders = (payload: Payload): Promise<MediaFolderItem[]> =>
  query<MediaFolderItem & Record<string, unknown>>(
    payload,
    `select f.id, f.name, f.parent_id as parent,
            (select count(*)::int from media m where m.folder_id = f.id) as pictures
       from media_folders f order by lower(f.name), f.id`,
    [],
  );
