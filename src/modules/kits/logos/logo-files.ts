import { LRUCache } from 'lru-cache';
import type { KitDocument, KitLogoPicture } from '@/domain/kits/document/kit-document';
import { readPictureHeader } from '@/lib/files/drawing/picture-header.mjs';
import { readBytes, type StoredFile } from '@/lib/files/store/file-store';
import { uploadFolder } from '@/lib/files/stored-folder';
import type { FieldErrors } from '@/lib/result';
import type { PictureSize, ReadPicture } from './logo-pictures';

/** Pictures of logos, each under its SHA-256: only those who have seen the picture know it, and nothing lists them. */
const files = uploadFolder('kit-logos');

const TYPES = { png: 'image/png', jpg: 'image/jpeg' } as const;
type Extension = keyof typeof TYPES;
const EXTENSIONS = Object.keys(TYPES) as Extension[];

const nameOf = (hash: string, size: PictureSize, extension: Extension): string =>
  `${hash}${size === 'screen' ? '.preview' : ''}.${extension}`;

type Found = StoredFile & { type: (typeof TYPES)[Extension] };

export async function openLogoPicture(hash: string, size: PictureSize): Promise<Found | undefined> {
  if (!/^[0-9a-f]{64}$/.test(hash)) return undefined;
  for (const extension of EXTENSIONS) {
    const file = await files.read(nameOf(hash, size, extension));
    if (file) return { ...file, type: TYPES[extension] };
  }
  return undefined;
}

export const readLogoPicture: ReadPicture = async (hash, size) => {
  const found = await openLogoPicture(hash, size);
  return found && { type: found.type, bytes: await readBytes(found) };
};

/** Stores a picture in both sizes. An existing one is marked as used now, and kept as long as a new one. */
export async function writeLogoPicture(
  hash: string,
  extension: Extension,
  bytes: Readonly<Record<PictureSize, Buffer>>,
): Promise<void> {
  if (await touch(hash)) return;
  // The whole one last: it proves that both exist.
  for (const size of ['screen', 'whole'] as const) await files.write(nameOf(hash, size, extension), bytes[size]);
}

async function touch(hash: string): Promise<boolean> {
  for (const extension of EXTENSIONS)
    if (await files.touch(nameOf(hash, 'whole', extension))) {
      await files.touch(nameOf(hash, 'screen', extension));
      return true;
    }
  return false;
}

const UNKNOWN = 'We do not have this picture. Upload it again, or use the logo’s flat colours.';
const WRONG_SIZE = 'The picture has another width and height.';

/** By field (`elements.0.logo.picture`): not stored, or of another size. Stored ones are marked as used now. */
export async function pictureFaults({ elements }: KitDocument): Promise<FieldErrors> {
  const faults: FieldErrors = {};
  for (const [index, element] of elements.entries()) {
    if (element.kind !== 'logo' || !element.logo.picture) continue;
    const fault = await pictureFault(element.logo.picture);
    if (fault && !element.logo.isFlat) faults[`elements.${index}.logo.picture`] = [fault];
  }
  return faults;
}

async function pictureFault({ hash, width, height }: KitLogoPicture): Promise<string | undefined> {
  const size = (await touch(hash)) ? await sizeOf(hash) : undefined;
  if (!size) return UNKNOWN;
  return size.width === width && size.height === height ? undefined : WRONG_SIZE;
}

type PictureSides = Pick<KitLogoPicture, 'width' | 'height'>;

/** A stored hash never changes, and a design asks with each save. */
const knownSizes = new LRUCache<string, PictureSides>({ max: 1_000 });

async function sizeOf(hash: string): Promise<PictureSides | undefined> {
  const known = knownSizes.get(hash);
  if (known) return known;
  const picture = await readLogoPicture(hash, 'whole');
  const size = picture && readPictureHeader(picture.bytes);
  if (size) knownSizes.set(hash, { width: size.width, height: size.height });
  return size;
}

interface LogoFile {
  hash: string;
  bytes: number;
  /** Last stored or used, ms since 1970. */
  usedAt: number;
}

export async function listLogoFiles(): Promise<LogoFile[]> {
  const logos = new Map<string, LogoFile>();
  for await (const { name, size, changedAt } of files.list()) {
    const [hash = ''] = name.split('.');
    const { bytes, usedAt } = logos.get(hash) ?? { bytes: 0, usedAt: 0 };
    logos.set(hash, { hash, bytes: bytes + size, usedAt: Math.max(usedAt, changedAt) });
  }
  return [...logos.values()];
}

export const removeLogoFiles = (hashes: readonly string[]): Promise<void> =>
  files.remove(
    hashes.flatMap((hash) =>
      EXTENSIONS.flatMap((extension) => [nameOf(hash, 'whole', extension), nameOf(hash, 'screen', extension)]),
    ),
  );
