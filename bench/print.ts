import { SIZES } from '../src/domain/catalogue/sizes';
import { KIT_PATTERN_TYPES, type KitPatternType } from '../src/domain/kits/document/kit-patterns';
import { KIT_TECHNIQUE_TYPES, type KitTechnique } from '../src/domain/kits/document/kit-techniques';
import { starterKit } from '../src/domain/kits/document/starter-kit';
import { setTechnique } from '../src/domain/kits/editing/garments';
import { USUAL_RULES } from '../src/domain/kits/production/make-rules';
import { buildPrintPack } from '../src/modules/kits/production/print-pack';
import type { SiteSetting } from '../src/payload-types';
import { type Row, table } from './table';

/** `npm run bench:print`: print packs of a shirt for 30 players. The first includes the program’s start. */
const PLAYERS = 30;
const TARGET_MS = 5000;

const players = Array.from({ length: PLAYERS }, (_, index) => ({
  name: `SURNAME ${index + 1}`,
  number: String(index + 1),
  size: SIZES[index % SIZES.length]?.code ?? 'M',
}));

async function measure(pattern: KitPatternType, technique?: KitTechnique): Promise<Row> {
  const kit = starterKit('football-shirt', ['#1e3a8a', '#ffffff', '#facc15']);
  kit.pattern = { type: pattern, colors: [1, 2], scale: 1, angle: 0 };
  const document = setTechnique(kit, 'football-shirt', technique);
  const since = performance.now();
  const before = process.cpuUsage();
  let bytes = 0;
  const settings = { brandName: 'Kitroom' } as SiteSetting;
  for await (const chunk of buildPrintPack({
    document,
    colorway: 0,
    players,
    label: 'ORD-1',
    orderedBy: 'Northside Netball',
    orderedAt: '2026-11-21T12:00:00Z',
    settings,
    rules: USUAL_RULES,
    time: new Date(),
    readPicture: async () => undefined,
  }))
    bytes += chunk.length;
  const { user, system } = process.cpuUsage(before);
  return {
    what: `${PLAYERS} players, ${technique ?? pattern}`,
    figure: performance.now() - since,
    unit: 'ms',
    target: TARGET_MS,
    note: `${Math.round((user + system) / 1000)} ms of processor time, ${(bytes / 1e6).toFixed(1)} MB`,
  };
}

const rows: Row[] = [];
for (const pattern of KIT_PATTERN_TYPES) rows.push(await measure(pattern));
for (const technique of KIT_TECHNIQUE_TYPES) rows.push(await measure('plain', technique));
console.log(table(rows));
