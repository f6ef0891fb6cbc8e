import { MAX_SVG_BYTES } from '../text/svg-limit.mjs';
import { MEGABYTE, type UploadRule } from '../text/uploads';

export const ASSET_TYPES = ['logo', 'sponsor', 'guide', 'template'] as const;
export type AssetType = (typeof ASSET_TYPES)[number];

export const ASSET_TYPE_LABELS: Record<AssetType, string> = {
  logo: 'Logo',
  sponsor: 'Sponsor',
  guide: 'Guide',
  template: 'Template',
};

export const ASSET_EXTENSIONS = ['png', 'jpg', 'jpeg', 'svg', 'pdf', 'ai', 'eps'] as const;
export type AssetExtension = (typeof ASSET_EXTENSIONS)[number];

export const ASSET_UPLOAD: UploadRule = {
  accept: ASSET_EXTENSIONS.map((extension) => `.${extension}`),
  formats: 'PNG, JPG, JPEG, SVG, PDF, AI or EPS',
  maxBytes: 25 * MEGABYTE,
  less: { extension: '.svg', maxBytes: MAX_SVG_BYTES },
};

export const MAX_ASSET_NAME = 160;
export const MAX_ASSET_DESCRIPTION = 1000;

export function assetExtension(fileName: string): AssetExtension | undefined {
  const extension = /\.([a-z]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  return ASSET_EXTENSIONS.find((known) => known === extension);
}

export const assetFormat = (extension: AssetExtension): string => extension.toUpperCase();

export const assetSize = (bytes: number): string => `${Math.max(0.1, bytes / MEGABYTE).toFixed(1)} MB`;

/** Default name: the file’s own without folder and extension, dashes and underscores read as spaces. */
export function suggestedAssetName(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? '';
  const stem = base.replace(/\.[a-z0-9]+$/i, '');
  return stem
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .slice(0, MAX_ASSET_NAME);
}

/** Deleted ones do not count: managers cannot see them, and staff keep them, as an order may be printed from one. */
export type AssetUsage = { usedBytes: number; quotaMb: number };

export const usageText = ({ usedBytes, quotaMb }: AssetUsage): string =>
  `${(usedBytes / MEGABYTE).toFixed(1)} of ${quotaMb} MB used`;

export const fitsQuota = ({ usedBytes, quotaMb }: AssetUsage, bytes: number): boolean =>
  usedBytes + bytes <= quotaMb * MEGABYTE;

export const noRoomText = ({ usedBytes, quotaMb }: AssetUsage): string =>
  `There is no room for this file: ${(usedBytes / MEGABYTE).toFixed(1)} of ${quotaMb} MB are used. Delete what you no longer need.`;
