import { furtherParts } from '@/domain/catalogue/product-parts';
import { KIT_TECHNIQUE_TYPES } from '@/domain/kits/document/kit-techniques';
import { kitAsMade } from '@/domain/kits/production/garment-techniques';
import { csvFile } from '@/domain/text/table/csv-lines';
import { type ZipEntry, zipOf } from '@/lib/files/zip';
import { loadArtwork } from './artwork';
import type { OutputIntent } from './output-intent';
import { decorationFiles } from './print-decorations';
import { kitOf, madeAs, type PrintOrder } from './print-order';
import { createPieceInks, pieceFiles, printedPieces } from './print-pieces';
import { layRoll, rollEntries, rollPaths } from './print-roll';
import { drawSpecification } from './Specification';

/** A ZIP made entry by entry while it is read. Content by technique: see ‘Production’ in docs/product.md. */
export function buildPrintPack(order: PrintOrder): AsyncGenerator<Uint8Array> {
  return zipOf(entriesOf(order), order.time);
}

async function* entriesOf(order: PrintOrder): AsyncGenerator<ZipEntry> {
  const { document, readPicture, profile: shopProfile, time, onProgress, onRoll, signal } = order;
  const artwork = await loadArtwork(kitAsMade(document, madeAs(order)), readPicture);
  const profile = await shopProfile?.read();
  const intent: OutputIntent | undefined = profile && { profile, time };
  const isDecorated = KIT_TECHNIQUE_TYPES.some((technique) => kitOf(order, technique).garments.length > 0);
  const decorations = isDecorated ? await decorationFiles(order, artwork, intent) : undefined;
  const cloth = { ...order, document: kitOf(order, 'sublimation') };
  const pieces = printedPieces(order, cloth.document.garments);
  const pieceInks = createPieceInks(cloth, artwork);
  const roll = await layRoll(order, pieces);
  if (roll) onRoll?.(roll.use);
  const files = [...pieceFiles(cloth, pieces, pieceInks, artwork), ...(decorations?.sheets ?? [])];
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
  if (roll) for await (const entry of rollEntries(cloth, roll, pieceInks, artwork, intent)) yield step(entry);
}

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
