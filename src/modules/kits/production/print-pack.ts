import { furtherParts } from '@/domain/catalogue/product-parts';
import type { KitGarment } from '@/domain/kits/document/kit-document';
import { csvFile } from '@/domain/text/table/csv-lines';
import { type ZipEntry, zipOf } from '@/lib/files/zip';
import { loadArtwork } from './artwork';
import { type DecoratedGarment, decorationFiles } from './print-decorations';
import type { PrintOrder } from './print-order';
import { pieceFiles } from './print-pieces';
import { drawSpecification } from './Specification';

/**
 * Everything for a kit’s production, as the bytes of a ZIP, made entry by entry while it is read. Stops by `signal`.
 * The content depends on the technique of each garment: see ‘Production’ in docs/product.md.
 */
export function buildPrintPack(order: PrintOrder): AsyncGenerator<Uint8Array> {
  return zipOf(entriesOf(order), order.time);
}

async function* entriesOf(order: PrintOrder): AsyncGenerator<ZipEntry> {
  const { document, readPicture, onProgress, signal } = order;
  const artwork = await loadArtwork(document, readPicture);
  const decorated = document.garments.filter(isDecorated);
  const decorations = decorated.length > 0 ? await decorationFiles(order, decorated, artwork) : undefined;
  const sublimated = document.garments.filter((garment) => !isDecorated(garment));
  const files = [...pieceFiles(order, sublimated, artwork), ...(decorations?.sheets ?? [])];
  const isPlaced = decorations !== undefined && decorations.sheets.length > 0;
  const total = 2 + 2 * files.length + (decorations ? 1 : 0) + (isPlaced ? 1 : 0);
  let done = 0;
  const step = (entry: ZipEntry): ZipEntry => {
    signal?.throwIfAborted();
    onProgress?.((done += 1), total);
    return entry;
  };

  yield step({ path: 'roster.csv', bytes: bytesOf(rosterOf(order)) });
  yield step({ path: 'specification.pdf', bytes: await drawSpecification(order, artwork.outlines), stored: true });
  if (decorations) yield step({ path: 'decorations.csv', bytes: bytesOf(decorations.list) });
  if (isPlaced) yield step({ path: 'placement.pdf', bytes: await decorations.placement(), stored: true });
  for (const { path, print } of files) {
    const { svg, pdf } = print();
    yield step({ path: `${path}.svg`, bytes: bytesOf(svg()) });
    yield step({ path: `${path}.pdf`, bytes: await pdf(), stored: true });
  }
}

const isDecorated = (garment: KitGarment): garment is DecoratedGarment => garment.technique !== undefined;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * The size of a set’s first part, then a column for each other. It begins with a byte order mark, by which Excel knows
 * UTF-8.
 */
function rosterOf({ players, parts }: PrintOrder): string {
  const further = furtherParts(parts);
  return csvFile(
    ['Number', 'Name', 'Size', ...further],
    players.map((player) => [
      ...[player.number, player.name, player.size],
      ...further.map((name) => player.parts?.find((part) => part.name === name)?.size ?? ''),
    ]),
  );
}
