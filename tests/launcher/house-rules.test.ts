import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCalls } from '../../scripts/house/calls.mjs';
import { checkExpanding, checkReleased } from '../../scripts/house/check.mjs';
import { checkFirstUse } from '../../scripts/house/first-use.mjs';
import { checkImports, checkPackages, circlesOf, fileEdges, siblingEdges } from '../../scripts/house/imports.mjs';
import { checkLanguage, checkSubjects } from '../../scripts/house/language.mjs';
import { layers } from '../../scripts/house/layers.mjs';
import { checkLockfile } from '../../scripts/house/lockfiles.mjs';
import { checkSql } from '../../scripts/house/sql.mjs';
import { checkTests } from '../../scripts/house/tests.mjs';

const found = (file: string, text: string, allowed = layers) =>
  checkImports(allowed, [{ file, text }]).findings.map(({ line, message }) => `${line}: ${message}`);

describe('imports', () => {
  it.each([
    ['src/domain/a.ts', `import { b } from '@/lib/b';`, 'src/domain may not import from src/lib.'],
    [
      'src/domain/a.ts',
      `import type { B } from '../areas/storefront/b';`,
      'src/domain may not import from src/areas/storefront.',
    ],
    ['src/domain/a.ts', `export * from '@/ui/b';`, 'src/domain may not import from src/ui.'],
    ['src/lib/a.ts', `const load = () => import('@/app/b');`, 'src/lib may not import from src/app.'],
    ['src/lib/a.ts', `type B = import('@/ui/b').B;`, 'src/lib may not import from src/ui.'],
    [
      'src/modules/catalogue/a.ts',
      `import { B } from './components/B';`,
      'src/modules/catalogue may not import from src/modules/catalogue/components.',
    ],
    [
      'collections/Orders/hooks/a.ts',
      `import { B } from '@/modules/team/components/b';`,
      'collections may not import from src/modules/team/components.',
    ],
    ['src/ui/a.tsx', `import { Orders } from '@collections/Orders';`, 'src/ui may not import from collections.'],
    [
      'src/modules/orders/a.ts',
      `import { b } from '@/modules/payments/b';`,
      'src/modules/orders may not import from src/modules/payments.',
    ],
    [
      'src/areas/portal/roster/A.tsx',
      `import { B } from '@/areas/back-office/clubs/B';`,
      'src/areas/portal may not import from src/areas/back-office.',
    ],
    [
      'src/modules/unlisted/a.ts',
      `import { b } from '@/modules/stock/b';`,
      'src/modules/unlisted may not import from src/modules/stock.',
    ],
    [
      'src/app/(portal)/portal/page.tsx',
      `import { B } from '@/areas/storefront/shop/B';`,
      'src/app/(portal) may not import from src/areas/storefront.',
    ],
    [
      'src/modules/team/a.ts',
      `import { emails } from '../../../emails';`,
      'src/modules/team may not import from emails.',
    ],
  ])('of a higher layer are refused: %s, %s', (file, text, message) =>
    expect(found(file, `// first\n${text}`)).toEqual([`2: ${message}`]),
  );

  it.each([
    ['src/modules/orders/a.ts', `import '@/modules/stock/b'; import '@/lib/b'; import './placing/c'; import 'next';`],
    [
      'src/areas/storefront/site/A.tsx',
      `import '../a'; import '@/modules/catalogue/components/B'; import '@/block-views/B';`,
    ],
    ['src/app/(portal)/portal/page.tsx', `import '@/areas/portal/roster/B'; import '../../StaffDocument';`],
    ['src/areas/storefront/a.ts', `// import '@/app/b'\nconst text = "import '@/app/b'";`],
    ['src/lib/a.ts', `import type { Page } from '@/payload-types'; import config from '@payload-config';`],
  ])('of lower layers are not: %s, %s', (file, text) => expect(found(file, text)).toEqual([]));

  it('of a package stay within its folder, tests included', () => {
    const text = `import '../cache/store';\nimport '@kitroom/front/limiter';\nimport 'pg';\nimport '@/payload-types';`;
    const sources = ['packages/front/src/http/a.ts', 'packages/front/src/http/a.test.ts', 'src/server/a.ts'].map(
      (file) => ({ file, text }),
    );
    expect(checkPackages(sources).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      'packages/front/src/http/a.ts:4 packages/front/ may not import src/payload-types.',
      'packages/front/src/http/a.test.ts:4 packages/front/ may not import src/payload-types.',
    ]);
    expect(found('src/domain/a.ts', `import '@kitroom/front/limiter';`)).toEqual([
      '1: src/domain may not import from packages/front.',
    ]);
  });

  it('are never allowed in a circle', () => {
    const edges = Object.entries(layers).flatMap(([from, uses]) =>
      uses.map((to) => ({ from, to, file: 'layers.mjs', line: 1 })),
    );
    expect(circlesOf(edges)).toEqual([]);
  });

  it('can be allowed folder by folder', () => {
    const modules = {
      'src/modules/*': [],
      'src/modules/orders': ['src/modules/stock'],
      'src/areas/*': ['src/modules/*'],
    };
    const text = `import '@/modules/stock/a';\nimport '@/modules/orders/a';\nimport '@/areas/portal/a';`;
    expect(found('src/modules/orders/a.ts', text, modules)).toEqual([
      '3: src/modules/orders may not import from src/areas/portal.',
    ]);
    expect(found('src/modules/stock/a.ts', text, modules)).toEqual([
      '2: src/modules/stock may not import from src/modules/orders.',
      '3: src/modules/stock may not import from src/areas/portal.',
    ]);
    expect(found('src/areas/storefront/a.ts', text, modules)).toEqual([
      '3: src/areas/storefront may not import from src/areas/portal.',
    ]);
  });

  it('tell of a circle between folders, and where it is', () => {
    const modules = { 'src/modules/*': ['src/modules/*'] };
    const { edges } = checkImports(modules, [
      { file: 'src/modules/a/one.ts', text: `import '@/modules/b/two';` },
      { file: 'src/modules/b/two.ts', text: `import './four';\nimport '../c/three';` },
      { file: 'src/modules/c/three.ts', text: `import '@/modules/a/one';\nimport '@/modules/d/five';` },
      { file: 'src/modules/d/five.ts', text: '' },
    ]);
    expect(circlesOf(edges)).toEqual([
      {
        file: 'src/modules/c/three.ts',
        line: 1,
        message: 'A circle: src/modules/a → src/modules/b → src/modules/c → src/modules/a.',
      },
    ]);
    expect(circlesOf(edges.filter(({ to }) => to !== 'src/modules/a'))).toEqual([]);
  });

  it('tell of a circle between files, types included', () => {
    const files = [
      { file: 'src/ui/One.tsx', text: `import { Two } from './two';` },
      { file: 'src/ui/two/index.ts', text: `import type { Three } from '@/lib/three';` },
      { file: 'src/lib/three.ts', text: `const load = () => import('../ui/One');` },
    ];
    expect(circlesOf(fileEdges(files)).map(({ message }) => message)).toEqual([
      'A circle: src/ui/One → src/ui/two → src/lib/three → src/ui/One.',
    ]);
    expect(circlesOf(fileEdges(files.slice(1)))).toEqual([]);
  });

  it('tell of a circle between folders beside each other, at any depth', () => {
    const files = [
      { file: 'src/modules/team/orders/change.ts', text: `import { voided } from '../proofs/parts/voided';` },
      { file: 'src/modules/team/proofs/index.ts', text: `import { session } from '../session';` },
      { file: 'src/modules/team/proofs/parts/voided.ts', text: `import { event } from '../../orders/record/event';` },
      { file: 'src/modules/team/session.ts', text: `import { proofs } from './proofs';` },
    ];
    expect(circlesOf(siblingEdges(files)).map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'src/modules/team/proofs/parts/voided.ts: A circle: src/modules/team/orders → src/modules/team/proofs → src/modules/team/orders.',
    ]);
    expect(circlesOf(siblingEdges(files.slice(1)))).toEqual([]);
    const index = [
      { file: 'src/domain/kits/index.ts', text: `import '../text/hex';` },
      { file: 'src/domain/text/hex.ts', text: `import '../kits';` },
    ];
    expect(circlesOf(siblingEdges(index))).toHaveLength(1);
  });
});

describe('calls of the local API', () => {
  const lines = (text: string) => checkCalls('src/modules/a.ts', text).map(({ line }) => line);

  it.each([
    `await payload.find({ collection: 'orders' });`,
    `await req.payload.update({ collection: 'orders', id, data: {} });`,
    `const { docs } = await payload.find({ collection: 'orders', req, user });`,
    `await payload.updateGlobal(options);`,
    `await payload.find({ collection: 'orders', ...asked({ overrideAccess: false }) });`,
    `const list = async () => (await getPayloadClient()).findVersions({ collection: 'pages' });`,
    `const cms = getPayload(); cms.restoreVersion({ collection: 'pages', id });`,
    `const asUser = { user, req }; await payload.count({ collection: 'orders', ...asUser });`,
  ])('say on whose behalf they are: %s', (text) => expect(lines(`// first\n${text}`)).toEqual([2]));

  it.each([
    `await payload.find({ collection: 'orders', overrideAccess: false, user });`,
    `await req.payload.delete({ id, ...(own && { overrideAccess: true }) });`,
    `await payload.find({ collection: 'orders', ...asUser(req) });`,
    `const one = { id, ...asUser(req) }; await payload.update({ collection: 'orders', ...one });`,
    `const asUser = { user, overrideAccess: false }; await payload.count({ collection: 'orders', ...asUser });`,
    `payload.logger.info('find');`,
    `list.find((payload) => payload.id);`,
  ])('and others need not: %s', (text) => expect(lines(text)).toEqual([]));
});

describe('SQL', () => {
  const lines = (file: string, text: string) => checkSql(file, text).map(({ line }) => line);

  it.each([
    `import { query } from '@/lib/database/query';`,
    `import { Conditions } from '@/lib/database/conditions';`,
    'const { rows } = await client.query(text, [id]);',
    'const run = session.client.query.bind(session.client);',
    'await payload.db.pool.query(text);',
    "const text = 'select id from orders where id = $1';",
    'const text = `\n  select ${COLUMNS} from orders`;',
    "run('update orders set status = $2 where id = $1', [id]);",
    "run('insert into order_origins (order_id) values ($1)');",
    "run('delete from order_origins where order_id = $1');",
    'const text = `with recursive tree (id) as (${roots}) ${rest}`;',
  ])('stands in no operation, endpoint or screen: %s', (text) => {
    expect(lines('src/modules/orders/a.ts', `// first\n${text}`)).toEqual([2]);
    expect(lines('src/areas/portal/orders/a.tsx', `// first\n${text}`)).toEqual([2]);
    expect(lines('collections/Orders/a.ts', `// first\n${text}`)).toEqual([2]);
    expect(lines('src/data/orders.ts', text)).toEqual([]);
    expect(lines('src/modules/orders/data/a.ts', text)).toEqual([]);
    expect(lines('src/areas/portal/orders/data/a.ts', text)).toEqual([]);
  });

  it.each([
    `const view = <p className="select-none">{'Select one from the list'}</p>;`,
    `const label = 'Update the settings';`,
    `const { query } = await request.json(); list.query(text);`,
  ])('is not seen where there is none: %s', (text) => expect(lines('src/areas/portal/orders/A.tsx', text)).toEqual([]));
});

describe('tools of Intl', () => {
  const lines = (text: string) => checkFirstUse('src/domain/text/a.ts', text).map(({ line }) => line);

  it.each([
    `const collator = new Intl.Collator('en');`,
    `export const names = { regions: new Intl.DisplayNames('en', { type: 'region' }) };`,
    `class Names { static all = new Intl.DisplayNames('en', { type: 'region' }); }`,
  ])('are not made when a file is loaded: %s', (text) => expect(lines(`// first\n${text}`)).toEqual([2]));

  it.each([
    `const collator = onFirstUse(() => new Intl.Collator('en'));`,
    `export function formatOf(locale: string) { return new Intl.NumberFormat(locale); }`,
    `const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;`,
  ])('are made when they are used: %s', (text) => expect(lines(text)).toEqual([]));
});

describe('tests outside of the modules', () => {
  const program = [
    { file: 'src/app/(site)/page.tsx', text: `import { listKits } from '@/modules/kits/data/kits';` },
    { file: 'src/modules/kits/kit-actions.ts', text: `import { cutKit } from './cut-kit';` },
    { file: 'src/modules/kits/cut-kit.ts', text: `import { lockKit } from './data/kits';` },
    { file: 'src/modules/kits/sweep.ts', text: `import { startWorker } from '@/lib/work/loop';` },
    { file: 'scripts/payload/kits.ts', text: `const { restoreKits } = await import('@/modules/kits/restore');` },
  ];
  const innerParts = (text: string, file = 'tests/int/kits.test.ts') =>
    checkTests([...program, { file, text: `// first\n${text}` }]).map(({ line, message }) => `${line}: ${message}`);
  const inner = (name: string) => [
    `2: ${name} is an inner part of src/modules/kits: test what others, or its screens, use of it.`,
  ];

  it.each([
    [`import { lockKit } from '@/modules/kits/data/kits';`, 'lockKit'],
    [`import { lockKit as lock } from '@/modules/kits/data/kits';`, 'lockKit'],
    [`import { KIT_SIZES } from '@/modules/kits/cut-kit';`, 'KIT_SIZES'],
    [`import * as cuts from '@/modules/kits/data/cuts';`, '*'],
    [`const { sew } = await import('../../src/modules/kits/sew');`, '*'],
    [`export { lockKit } from '@/modules/kits/data/kits';`, 'lockKit'],
  ])('use no inner part: %s', (text, name) => expect(innerParts(text)).toEqual(inner(name)));

  it.each([
    `import { listKits, type KitRow } from '@/modules/kits/data/kits';`,
    `import type { LockedKit } from '@/modules/kits/data/kits';`,
    `import { cutKit } from '@/modules/kits/cut-kit';`,
    `import { cutKitAction } from '@/modules/kits/kit-actions';`,
    `import { KitView } from '@/modules/kits/components/KitView';`,
    `import { sweepOnce } from '@/modules/kits/sweep';`,
    `import { restoreKits } from '@/modules/kits/restore';`,
    `import { query } from '@/lib/database/query';`,
  ])('use what others do, or a screen, an action or a job: %s', (text) => {
    const screen = { file: 'src/modules/kits/components/KitView.tsx', text: '' };
    expect(checkTests([...program, screen, { file: 'tests/int/kits.test.ts', text }])).toEqual([]);
  });

  it('are those under tests/ alone', () =>
    expect(innerParts(`import { lockKit } from './data/kits';`, 'src/modules/kits/kits.test.ts')).toEqual([]));
});

describe('comments', () => {
  const found = (text: string) => checkLanguage('a.ts', text).map(({ line, message }) => `${line}: ${message}`);

  it.each([
    ['/** What a unit costs. */', 'What a unit costs.'],
    ['// Whether it fits.', 'Whether it fits.'],
    ['/**\n * By what it is ordered,\n * first of all.\n */', 'By what it is ordered, first of all.'],
  ])('begin with a verb or a noun, not as %j', (text, opening) =>
    expect(found(`const a = 1;\n${text}`)).toEqual([`2: Begin with a verb or a noun: '${opening}'`]),
  );

  it('avoid words for which there are plainer ones, over lines too', () =>
    expect(found('// Limit, as\n// staff Asked.\n')).toEqual([`1: Find a plainer word for 'asked'.`]));

  it('may say which, where and asked in strings and code', () =>
    expect(found(`/** Price, whatever was paid. */\nconst asked = 'What was told?';`)).toEqual([]));
});

describe('subjects of commits', () => {
  it('have at most 72 characters', () => {
    const [short, long] = ['a'.repeat(72), 'a'.repeat(73)];
    expect(checkSubjects([short, long])).toEqual([
      { file: 'git log', line: 2, message: `Shorten to 72 characters: '${long}'` },
    ]);
  });
});

describe('released migrations', () => {
  const files: Record<string, string> = { '1_tables.ts': 'create table a ();', '2_rules.ts': 'drop table a;' };
  const list = Object.entries(files)
    .map(([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}`)
    .join('\n');
  const broken = (changed: Record<string, string | undefined>) =>
    checkReleased(`${list}\n`, (name) => ({ ...files, ...changed })[name]).map(({ line, message }) => [line, message]);

  it('pass unchanged, beside later ones', () => expect(broken({ '3_later.ts': 'create table b ();' })).toEqual([]));

  it.each(['drop table b;', undefined])('are refused changed or deleted: %s', (text) =>
    expect(broken({ '2_rules.ts': text })).toEqual([
      [2, '2_rules.ts is released and never changes: write another migration.'],
    ]),
  );
});

describe('migrations to come', () => {
  const broken = (name: string, up: string) => {
    const text = `export async function up() {\n  ${up}\n}\nexport async function down() {\n  drop table a;\n}\n`;
    return checkExpanding('0123  1_tables.ts\n', [name], () => text).map(({ line }) => line);
  };

  it.each([
    'drop table orders;',
    'alter table orders drop column notes;',
    'ALTER TABLE "orders" RENAME COLUMN "notes" TO "remarks";',
    'alter table orders alter column notes set not null;',
    'alter table orders alter column total type bigint;',
  ])('may not take away what the release before uses: %s', (up) => {
    expect(broken('3_orders.ts', up)).toEqual([2]);
    expect([broken('1_tables.ts', up), broken('4_orders_contract.ts', up)]).toEqual([[], []]);
  });

  it('may add', () => {
    const up = 'create table b (); alter table orders add column notes text; drop index i; drop trigger t on orders;';
    expect(broken('3_orders.ts', up)).toEqual([]);
  });
});

describe('packages', () => {
  const lock = (packages: object) => checkLockfile('package-lock.json', JSON.stringify({ packages }));
  const integrity = 'sha512-U4+70Pc5ZS9osnCBCE5Jha==';

  it('without a hash, or from a registry of one machine, are refused', () => {
    const found = lock({
      '': { name: 'kitroom' },
      'node_modules/a': { version: '1.0.0', integrity },
      'node_modules/b': { version: '1.0.0', optional: true },
      'node_modules/c': { version: '1.0.0', integrity: 'sha1-abc=' },
      'node_modules/d': { version: '1.0.0', integrity, resolved: 'http://127.0.0.1/d.tgz' },
    });
    expect(found.map(({ message }) => message)).toEqual([
      'node_modules/b has no hash (integrity).',
      'node_modules/c has no hash (integrity).',
      'node_modules/d names a registry (resolved).',
    ]);
  });

  it.each(['package-lock.json', 'scripts/node/package-lock.json', 'tests/mutation/package-lock.json'])(
    'of %s all have one',
    (file) => expect(checkLockfile(file, readFileSync(file, 'utf8'))).toEqual([]),
  );
});
