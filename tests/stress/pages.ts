import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SAVE_MODES, type EditorPage, type SaveMode } from '@/domain/page-editor/page-api';
import { check, finish, note } from './report';
import { newShop } from './server';

/**
 * `npm run stress:pages`: the application and PostgreSQL are killed with -9 at random moments, twelve times, while
 * editors save their pages as the page editors do. What was answered must be there afterwards, and so must what
 * visitors were told; a save without an answer is there whole or not at all.
 */
const ROUNDS = 12;
const EDITORS = 4;

/** An editor at a page: which of the saves is the draft, and which one visitors see. */
type Writer = { page: EditorPage; sent: number; live: number };

const shop = await newShop({ demo: true });
let cookie = '';
let open = true;
let confirmed = 0;
let unanswered = 0;
let lost = 0;

const textOf = (page: EditorPage): number => Number(page.document.title.split(' ').at(-1));

/** Nothing where no answer came, or one that says the server is in trouble: without its database it knows nobody. */
async function ask(
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; json: unknown } | undefined> {
  try {
    const response = await fetch(`${shop.url}${path}`, {
      method,
      headers: { cookie, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const inTrouble = response.status >= 500 || response.status === 401;
    return inTrouble ? undefined : { status: response.status, json: await response.json() };
  } catch {
    return undefined;
  }
}

async function signIn(): Promise<void> {
  const response = await fetch(`${shop.url}/api/admin-users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'editor@demo.test', password: 'Demo-pass-1234' }),
  });
  cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

async function newPage(): Promise<Writer> {
  const slug = `stress-${randomUUID()}`;
  const document = { title: 'Save 0', slug, metaTitle: '', metaDescription: '', blocks: [] };
  const answer = await ask('POST', '/cms/pages/create', { document, isPublished: false });
  if (answer?.status !== 200 && answer?.status !== 201) throw new Error(`No page: ${JSON.stringify(answer)}`);
  return { page: answer.json as EditorPage, sent: 0, live: 0 };
}

/** Saves again and again; after a save without an answer the page must be as it was, or as it was sent. */
async function write(writer: Writer): Promise<void> {
  while (open) {
    const next = writer.sent + 1;
    const mode: SaveMode = SAVE_MODES[randomInt(SAVE_MODES.length)] ?? 'save';
    const { page } = writer;
    const body = {
      document: { ...page.document, title: `Save ${next}` },
      revision: page.revision,
      mode,
      ...(mode === 'save' && { isPublished: true }),
    };
    const answer = await ask('PUT', `/cms/pages/${page.id}/document`, body);
    if (answer?.status === 200) {
      confirmed += 1;
      writer.page = answer.json as EditorPage;
      if (mode === 'save') writer.live = next;
    } else if (answer) {
      throw new Error(`A save was refused: ${answer.status} ${JSON.stringify(answer.json)}`);
    } else {
      unanswered += 1;
      writer.page = await readAgain(page.id);
      const found = textOf(writer.page);
      if (found !== writer.sent && found !== next) lost += 1;
      if (found === next && mode === 'save') writer.live = next;
    }
    writer.sent = textOf(writer.page);
  }
}

async function readAgain(id: string): Promise<EditorPage> {
  for (;;) {
    const answer = await ask('GET', `/cms/pages/${id}/document`);
    if (answer?.status === 200) return answer.json as EditorPage;
    await sleep(50);
  }
}

/** Whether visitors see what was last published, and no draft. */
async function isLive({ page, live }: Writer): Promise<boolean> {
  const response = await fetch(`${shop.url}/${page.document.slug}`);
  if (live === 0) return response.status === 404;
  return response.status === 200 && new RegExp(`>Save ${live}<`).test(await response.text());
}

const kinds = ['the application', 'PostgreSQL', 'both'] as const;

async function kill(round: number): Promise<void> {
  await sleep(randomInt(300, 2_000));
  const kind = kinds[round % kinds.length] ?? 'both';
  if (kind !== 'the application') shop.killPostgres();
  if (kind !== 'PostgreSQL') {
    await shop.killApp();
    await shop.start();
  }
  note(`${String(round + 1).padStart(2)}. killed ${kind} after ${confirmed} saves`);
}

try {
  await shop.start();
  await signIn();
  const writers = await Promise.all(Array.from({ length: EDITORS }, newPage));
  const working = writers.map(write);
  for (let round = 0; round < ROUNDS; round += 1) await kill(round);
  await sleep(1_000);
  open = false;
  await Promise.all(working);

  note(`${confirmed} saves confirmed, ${unanswered} without an answer`);
  check('saves that were confirmed and are not there, or came apart', lost, 0);
  const stored = await Promise.all(writers.map(({ page }) => readAgain(page.id)));
  check(
    'pages whose draft is the last one',
    stored.filter((page, index) => textOf(page) === writers[index]?.sent).length,
    EDITORS,
  );
  const seen = await Promise.all(writers.map(isLive));
  check('pages that visitors see as they were last published', seen.filter(Boolean).length, EDITORS);
} finally {
  await shop.remove();
}
finish();
