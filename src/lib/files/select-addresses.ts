import type { CollectionBeforeOperationHook, SanitizedCollectionConfig, SelectType } from 'payload';
import { isRecord } from '@/domain/text/is-record';

/** Payload makes addresses of file names, and answers null to `select[url]=true` without them. */
export const selectsAddresses = ({
  upload,
}: Pick<SanitizedCollectionConfig, 'upload'>): CollectionBeforeOperationHook =>
  function addNames({ args, operation }) {
    const { select } = args as { select?: SelectType };
    if ((operation !== 'read' && operation !== 'readDistinct') || !isRecord(select)) return args;
    const thumbnail = typeof upload.adminThumbnail === 'string' ? upload.adminThumbnail : undefined;
    const sizes = isRecord(select.sizes) ? named(select.sizes) : select.sizes;
    return {
      ...args,
      select: {
        ...select,
        ...(sizes !== undefined && { sizes }),
        ...((select.url === true || select.thumbnailURL === true) && { filename: true }),
        ...(select.thumbnailURL === true &&
          thumbnail && { sizes: { ...(isRecord(sizes) && sizes), [thumbnail]: { filename: true, url: true } } }),
      },
    };
  };

const named = (sizes: SelectType): SelectType =>
  Object.fromEntries<SelectType[string]>(
    Object.entries(sizes).map(([size, selected]) => [
      size,
      isRecord(selected) && selected.url === true ? { ...selected, filename: true } : selected,
    ]),
  ) as SelectType;
