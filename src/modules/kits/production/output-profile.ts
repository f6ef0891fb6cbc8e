import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { readIccProfile } from '@/domain/kits/production/icc-profile';
import { readBytes } from '@/lib/files/store/file-store';
import { uploadFolder } from '@/lib/files/stored-folder';
import { failure, type Result } from '@/lib/result';
import type { SiteSetting } from '@/payload-types';
import type { OutputProfile } from './output-intent';
import { deflate } from './print-picture';

const profiles = uploadFolder('output-profiles');

type Stored = SiteSetting['outputProfile'];

export interface ShopProfile {
  file: string;
  read: () => Promise<OutputProfile>;
}

/** The profile in the shop’s settings. Reading rejects if its file is missing. */
export function shopProfile({ file, name }: NonNullable<Stored>): ShopProfile | undefined {
  if (!file) return undefined;
  return {
    file,
    async read() {
      const stored = await profiles.read(file);
      if (!stored) throw new Error(`The output profile ${file} is missing.`);
      return { name: name ?? '', deflated: await deflate(Uint8Array.from(await readBytes(stored))) };
    },
  };
}

/** Stores a profile in place of the one before; `invalid` unless print files may embed it. */
export async function chooseProfile(req: PayloadRequest, bytes: Buffer): Promise<Result<{ name: string }, 'invalid'>> {
  const profile = readIccProfile(bytes);
  if (!profile.ok) return failure('invalid', profile.message);
  const file = `${createHash('sha256').update(bytes).digest('hex')}.icc`;
  await profiles.write(file, bytes);
  await replaceProfile(req, { file, name: profile.name });
  return { ok: true, name: profile.name };
}

export const removeProfile = (req: PayloadRequest): Promise<void> => replaceProfile(req, { file: null, name: null });

async function replaceProfile(req: PayloadRequest, next: NonNullable<Stored>): Promise<void> {
  // As the system: nobody may write name or file by itself.
  const asSystem = { depth: 0, overrideAccess: true, req } as const;
  const { outputProfile: before } = await req.payload.findGlobal({ slug: 'site-settings', ...asSystem });
  await req.payload.updateGlobal({ slug: 'site-settings', data: { outputProfile: next }, ...asSystem });
  if (before?.file && before.file !== next.file) await profiles.discard([before.file]);
}
