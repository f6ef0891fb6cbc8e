import { linesOf } from '@/domain/teams/stored-team-lines';
import { withDistinctPlayers } from '@/domain/teams/team-order';
import type { ShownLine } from '@/modules/orders/components/OrderLines';
import { assetFileUrl, assetPreviewUrl } from '../../data/asset-view';
import type { OrderArtwork, TeamOrderDetail } from '../../data/team-order';

/** With their logos; counts namesakes. `mayOpen`: the reader may open the file of a logo. */
export function teamOrderLines(
  { artwork, data }: Pick<TeamOrderDetail, 'artwork' | 'data'>,
  mayOpen: (file: OrderArtwork) => boolean,
): ShownLine[] {
  const files = new Map(artwork.filter(mayOpen).map((file) => [file.id, file]));
  return linesOf(withDistinctPlayers(data.items)).map((line) => ({
    ...line,
    logos: (line.prints ?? []).map(({ assetId: id, name, place }) => ({
      ...{ place, name, previewUrl: files.get(id)?.hasPreview ? assetPreviewUrl(id) : null },
      ...(files.has(id) && { fileUrl: assetFileUrl(id) }),
    })),
  }));
}
