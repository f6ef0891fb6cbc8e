import { writeFile } from 'node:fs/promises';
import { KIT_GARMENT_TYPES } from '@/domain/kits/document/kit-garments';
import type { Drape } from '@/domain/kits/drape/load-drapes';
import { hang } from './cloth/hang-cloth';
import { hangingsOf } from './cloth/hangings';
import { lightOf } from './cloth/light-cloth';
import { say } from './lib/log.mjs';

/** `npm run draw:cloth [-- types]`: hangs the cloth of garments and keeps its light for their drawings. */
const only = process.argv.slice(2);
for (const type of KIT_GARMENT_TYPES.filter((each) => only.length === 0 || only.includes(each))) {
  const drape: Drape = {};
  let bytes = 0;
  for (const each of hangingsOf(type)) {
    const light = await lightOf(hang(each), each.strength);
    bytes += light.length;
    drape[each.surface] = { ...each.box, href: `data:image/png;base64,${light.toString('base64')}` };
  }
  await writeFile(`src/domain/kits/drape/${type}.json`, `${JSON.stringify(drape, null, 2)}\n`);
  say(`${type}: ${bytes} bytes`);
}
