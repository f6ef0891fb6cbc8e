import { SIZES } from '../src/domain/catalogue/sizes';
import { KIT_PATTERN_TYPES, type KitPatternType } from '../src/domain/kits/document/kit-patterns';
import type { KitDocument } from '../src/domain/kits/document/kit-document';
import { KIT_TECHNIQUE_TYPES } from '../src/domain/kits/document/kit-techniques';
import { starterKit } from '../src/domain/kits/document/starter-kit';
import { setTechnique } from '../src/domain/kits/editing/garments';
import { USUAL_RULES } from '../src/domain/kits/production/make-rules';
import { type RollUse, rollText } from '../src/domain/kits/production/roll-use';
import { limitHeapGrowth } from '../src/lib/heap-growth';
import { buildPrintPack } from '../src/modules/kits/production/print-pack';
import type { SiteSetting } from '../src/payload-types';
import { type Row, table } from './table';

/** `npm run bench:print`: print packs for 30 players, of a set, then of a shirt, in a heap that grows as a server’s. The first includes the program’s start. */
const PLAYERS = 30;
const TARGET_MS = 60_000;
const TARGET_MB = 500;

const players = Array.from({ length: PLAYERS }, (_, index) => ({
  name: `SURNAME ${index + 1}`,
  number: String(index + 1),
  size: SIZES[index % SIZES.length]?.code ?? 'M',
}));

function kitOf(pattern: KitPatternType): KitDocument {
  const kit = starterKit('football-shirt', ['#1e3a8a', '#ffffff', '#facc15']);
  kit.pattern = { type: pattern, colors: [1, 2], scale: 1, angle: 0 };
  return kit;
}

const withShorts = (kit: KitDocument): KitDocument => ({
  ...kit,
  garments: [...kit.garments, { type: 'football-shorts', cut: 'mens' }],
});

async function measure(what: string, document: KitDocument): Promise<Row> {
  const since = performance.now();
  const before = process.cpuUsage();
  let bytes = 0;
  let roll: RollUse | undefined;
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
    onRoll: (use) => (roll = use),
  }))
    bytes += chunk.length;
  const { user, system } = process.cpuUsage(before);
  return {
    what,
    figure: performance.now() - since,
    unit: 'ms',
    target: TARGET_MS,
    note: [
      `${Math.round((user + system) / 1000)} ms of processor time, ${(bytes / 1e6).toFixed(1)} MB`,
      ...(roll ? [rollText(roll)] : []),
    ].join('; '),
  };
}

limitHeapGrowth();
const rows = [await measure('camo, with shorts', withShorts(kitOf('camo')))];
rows.push({ what: 'most memory so far', figure: process.resourceUsage().maxRSS / 1024, unit: 'MB', target: TARGET_MB });
for (const pattern of KIT_PATTERN_TYPES) rows.push(await measure(pattern, kitOf(pattern)));
for (const technique of KIT_TECHNIQUE_TYPES)
  rows.push(await measure(technique, setTechnique(kitOf('plain'), 'football-shirt', technique)));
console.log(table(rows));
