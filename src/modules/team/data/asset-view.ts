import type { AssetType } from '@/domain/teams/design-assets';

/** Addresses are paths of ours. */
export type AssetView = {
  id: string;
  name: string;
  type: AssetType;
  description: string;
  fileFormat: string;
  fileSize: string;
  fileUrl: string;
  /** Null if no picture could be drawn of it. */
  previewUrl: string | null;
  /** Width of a picture; null for a drawing, or if not measured. */
  pixels: number | null;
  createdAt: string;
};

export type AssetRow = {
  id: string;
  name: string;
  type: AssetType;
  description: string | null;
  file_format: string | null;
  file_size: string | null;
  file_url: string | null;
  preview_name: string | null;
  /** `numeric` arrives as text. */
  width: string | null;
  created_at: Date;
};

export const ASSET_COLUMNS =
  'id, name, type, description, file_format, file_size, file_url, preview_name, width, created_at';

export const assetFileUrl = (id: string): string => `/api/team/assets/${id}/file`;

export const assetPreviewUrl = (id: string): string => `/api/team/assets/${id}/preview`;

export const assetView = (row: AssetRow): AssetView => ({
  id: row.id,
  name: row.name,
  type: row.type,
  description: row.description ?? '',
  fileFormat: row.file_format ?? '',
  fileSize: row.file_size ?? '',
  fileUrl: row.file_url ?? assetFileUrl(row.id),
  previewUrl: row.preview_name ? assetPreviewUrl(row.id) : null,
  pixels: row.width === null ? null : Number(row.width),
  createdAt: row.created_at.toISOString(),
});
