import { isUuid } from '@/domain/text/uuid';

export type WithId = { params: Promise<{ id: string }> };

/** The id in an address, or nothing where it cannot be one. */
export const uuidOf = ({ id }: { id: string }): string | undefined => (isUuid(id) ? id : undefined);
