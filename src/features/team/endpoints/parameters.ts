import { z } from 'zod';
import { failure } from '@/lib/result';

export type WithId = { params: Promise<{ id: string }> };

const uuid = z.uuid();

/** The id in an address, or nothing where it cannot be one. */
export const uuidOf = ({ id }: { id: string }): string | undefined => uuid.safeParse(id).data;

export const notFound = failure('not_found', 'There is nothing at this address.');
