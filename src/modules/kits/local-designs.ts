import type { KitDocument } from '@/domain/kits/document/kit-document';
import { parseKit } from '@/domain/kits/document/parse-kit';
import { LOCAL_DESIGNS, OPEN_DESIGN } from './local-design-keys';
import { readStored, removeStored, storedKeys, writeStored, type StoragePlace } from '@/lib/client/browser-storage';

/** Storage key of a design: one for each, so that a damaged one affects no other. */
export const placeOf = (id: string): StoragePlace => ({ key: `${LOCAL_DESIGNS}${id}`, version: 1 });

export interface LocalDesign {
  id: string;
  /** Last change, ms since 1970. */
  changedAt: number;
  document: KitDocument;
}

export interface LocalDesigns {
  /** The last changed first. */
  designs: LocalDesign[];
  /** Ids of those that cannot be read; their stored data stay. */
  damaged: string[];
}

export function readDesign(id: string): LocalDesign | undefined {
  const stored = readStored(placeOf(id));
  if (typeof stored !== 'object' || stored === null || !('document' in stored)) return undefined;
  const reading = parseKit(stored.document);
  const changedAt = 'changedAt' in stored && typeof stored.changedAt === 'number' ? stored.changedAt : 0;
  return reading.ok ? { id, changedAt, document: reading.document } : undefined;
}

export function listDesigns(): LocalDesigns {
  const designs: LocalDesign[] = [];
  const damaged: string[] = [];
  for (const key of storedKeys(LOCAL_DESIGNS)) {
    const id = key.slice(LOCAL_DESIGNS.length);
    const design = readDesign(id);
    if (design) designs.push(design);
    else damaged.push(id);
  }
  return { designs: designs.toSorted((a, b) => b.changedAt - a.changedAt), damaged };
}

export const writeDesign = ({ id, ...design }: LocalDesign): boolean => writeStored(placeOf(id), design);

export const removeDesign = (id: string): void => removeStored(placeOf(id).key);

export function readOpenId(): string | undefined {
  const id = readStored(OPEN_DESIGN);
  return typeof id === 'string' ? id : undefined;
}

export const writeOpenId = (id: string): boolean => writeStored(OPEN_DESIGN, id);
