import type { Payload } from 'payload';
import sharp from 'sharp';

/** Renders a drawing of ours to a picture file and stores it as any uploaded picture would be. */
export async function storePicture(payload: Payload, alt: string, svg: string, width?: number): Promise<string> {
  const data = await sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 88 }).toBuffer();
  const file = { data, name: 'drawing.webp', mimetype: 'image/webp', size: data.length };
  const { id } = await payload.create({ collection: 'media', data: { alt }, file });
  return id;
}

/** `work` for each item, at most `width` at a time, results in the order of the items. */
export async function inParallel<Item, Value>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const results = new Array<Value>(items.length);
  const queue = items.entries();
  const run = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: width }, run));
  return results;
}
