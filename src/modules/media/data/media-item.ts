import { mediaAddress } from '@/domain/pages/media';
import { pictureOf, type Picture } from '../picture';

export interface MediaItem {
  id: string;
  alt: string;
  title: string;
  /** '/media/{id}', which stays when its file is replaced. */
  address: string;
  picture: Picture | undefined;
  file: string;
  width: number;
  height: number;
  size: number;
  mimeType: string;
  folder: { id: string; name: string } | null;
  createdAt: string;
}

type Copy = { filename: string | null; width: number | null; height: number | null };

export interface MediaRow extends Copy {
  id: string;
  alt: string;
  title: string | null;
  mimeType: string | null;
  filesize: number | null;
  focalX: number | null;
  focalY: number | null;
  sizes: Record<'small' | 'medium' | 'large', Copy>;
  folder: { id: string; name: string } | null;
  createdAt: string;
}

const copy = (size: string) =>
  `'${size}', jsonb_build_object('filename', m.sizes_${size}_filename, 'width', m.sizes_${size}_width, 'height', m.sizes_${size}_height)`;

export const MEDIA_ROW = `m.id, m.alt, m.title, m.mime_type as "mimeType", m.filesize, m.filename, m.width, m.height,
  m.focal_x as "focalX", m.focal_y as "focalY", m.created_at as "createdAt",
  jsonb_build_object(${['small', 'medium', 'large'].map(copy).join(', ')}) as sizes,
  (select jsonb_build_object('id', f.id, 'name', f.name) from media_folders f where f.id = m.folder_id) as folder`;

export const fileAddress = (filename: string | null): string | null =>
  filename === null ? null : `/api/media/file/${encodeURIComponent(filename)}`;

const withUrl = ({ filename, width, height }: Copy) => ({ url: fileAddress(filename), width, height });

export function mediaItem(row: MediaRow): MediaItem {
  const { small, medium, large } = row.sizes;
  const sizes = { small: withUrl(small), medium: withUrl(medium), large: withUrl(large) };
  return {
    id: row.id,
    alt: row.alt,
    title: row.title ?? '',
    address: mediaAddress(row.id),
    picture: pictureOf({ ...row, url: fileAddress(row.filename), sizes }),
    file: fileAddress(row.filename) ?? '',
    width: row.width ?? 0,
    height: row.height ?? 0,
    size: row.filesize ?? 0,
    mimeType: row.mimeType ?? '',
    folder: row.folder,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
