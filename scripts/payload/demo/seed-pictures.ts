import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { storePicture } from './store-picture';

const source = path.resolve('public/art');
const FOLDER = 'Marketing';

export const marketingPictures: readonly [file: string, title: string, alt: string][] = [
  ['hero-2000.webp', 'Hero, wide', 'A netball dress, a football shirt and a rugby jersey under floodlights'],
  ['hero-square-800.webp', 'Hero, square', 'Team kit under floodlights'],
  ['category-netball.webp', 'Netball, cut out', 'A netball dress'],
  ['category-football.webp', 'Football, cut out', 'A football kit'],
  ['category-training.webp', 'Training, cut out', 'Training wear'],
  ['category-accessories.webp', 'Accessories, cut out', 'A team bag'],
  ['mockup-netball.webp', 'Mockup, netball', 'Mockup of a netball dress'],
  ['mockup-football.webp', 'Mockup, football', 'Mockup of a football kit'],
  ['mockup-rugby.webp', 'Mockup, rugby', 'Mockup of a rugby jersey'],
  ['mockup-training.webp', 'Mockup, training', 'Mockup of a training tee'],
];

export async function seedMarketingPictures(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: 'media-folders', where: { name: { equals: FOLDER } }, limit: 1 });
  const folder = docs[0]?.id ?? (await payload.create({ collection: 'media-folders', data: { name: FOLDER } })).id;
  const req = await createLocalReq({}, payload);
  for (const [name, title, alt] of marketingPictures) {
    const where = { title: { equals: title }, folder: { equals: folder } };
    if ((await payload.count({ collection: 'media', where })).totalDocs > 0) continue;
    await storePicture(req, { alt, title, folder }, await readFile(path.join(source, name)));
  }
}
