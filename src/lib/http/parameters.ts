import { isUuid } from '@/domain/text/uuid';

export type WithId = { params: Promise<{ id: string }> };
export type WithToken = { params: Promise<{ token: string }> };

export const uuidOf = ({ id }: { id: string }): string | undefined => (isUuid(id) ? id : undefined);
