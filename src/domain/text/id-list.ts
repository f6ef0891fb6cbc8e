import { isUuid } from './uuid';

export const joinIds = (ids: readonly string[]): string => ids.join(',');

export function splitIds(text: string | null | undefined, max: number): string[] {
  const ids = (text ?? '').slice(0, 10_000).toLowerCase().split(',');
  return [...new Set(ids.filter(isUuid))].slice(0, max);
}
