import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { loadDrapes, loadOutlines } from '@/domain/kits';

export type Outlines = Awaited<ReturnType<typeof loadOutlines>>;
export type Drapes = Awaited<ReturnType<typeof loadDrapes>>;

export type Drawing = { name: string; /** As SVG. */ draw: () => string };

const fileOf = (set: 'products' | 'site') => path.resolve(`scripts/payload/drawings/${set}.json`);

const fingerprint = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 16);

export const fingerprintsOf = (drawings: readonly Drawing[]): Record<string, string> =>
  Object.fromEntries(drawings.map(({ name, draw }) => [name, fingerprint(draw())]));

/** A test compares the drawing code with these hashes. */
export async function keepFingerprints(set: 'products' | 'site', drawings: readonly Drawing[]): Promise<void> {
  await writeFile(fileOf(set), `${JSON.stringify(fingerprintsOf(drawings), null, 2)}\n`);
}

export const keptFingerprints = async (set: 'products' | 'site'): Promise<unknown> =>
  JSON.parse(await readFile(fileOf(set), 'utf8'));
