import { furtherParts } from '@/domain/catalogue/product-parts';
import type { KitGarment } from '@/domain/kits/document/kit-document';
import { csvFile } from '@/domain/text/table/csv-lines';
import { type ZipEntry, zipOf } from '@/lib/files/zip';
import { loadArtwork } from './artwork';
import type { OutputIntent } from './output-intent';
import { type DecoratedGarment, decorationFiles } from './print-decorations';
import type { PrintOrder } from './print-order';
import { createPieceInks, pieceFiles, printedPieces } from './print-pieces';
import { layRoll, rollEntries, rollPaths } from './print-roll';
import { drawSpecification } from './Specification';

/** A ZIP made entry by entry while it is read. Content by technique: see ‘Production’ in docs/product.md. */
export function buildPrintPack(order: PrintOrder): AsyncGenerator<Uint8Array> {
  return zipOf(entriesOf(order), order.time);
}

async function* entriesOf(order: PrintOrder): AsyncGenerator<ZipEntry> {
  const { document, readPicture, profile: shopProfile, time, onProgress, onRoll, signal } = order;
  const artwork = await loadArtwork(document, readPicture);
  const profile = await shopProfile?.read();
  const intent: OutputIntent | undefined = profile && { profile, time };
  const decorated = document.garments.filter(isDecorated);
  const decorations = decorated.length > 0 ? await decorationFiles(order, decorated, artwork, intent) : undefined;
  const sublimated = document.garments.filter((garment) => !isDecorated(garment));
  const pieces = printedPieces(order, sublimated);
  const pieceInks = createPieceInks(order, artwork);
  const roll = await layRoll(order, pieces);
  if (roll) onRoll?.(roll.use);
  const files = [...pieceFiles(order, pieces, pieceInks, artwork), ...(decorations?.sheets ?? [])];
  const isPlaced = decorations !== undefined && decorations.sheets.length > 0;
  const total = 2 + 2 * files.length + (decorations ? 1 : 0) + (isPlaced ? 1 : 0) + (roll ? rollPaths(roll).length : 0);
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
  if (roll) for await (const entry of rollEntries(order, roll, pieceInks, artwork, intent)) yield step(entry);
}

const isDecorated = (garment: KitGarment): garment is DecoratedGarment => garment.technique !== undefined;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Begins with a byte order mark, by which Excel knows UTF-8. */
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
