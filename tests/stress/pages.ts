import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SAVE_MODES, type EditorPage, type SaveMode } from '@/domain/pages/editor/page-api';
import { check, finish, note } from './report';
import { newShop } from './server';

/** `npm run stress:pages`: kills (-9) while editors save. Acknowledged saves stay, others are whole or missing. */
const ROUNDS = 12;
const EDITORS = 4;
const LIMIT_MINUTES = 10;
/** Longer than the server waits for its database. */
const PATIENCE_MS = 60_000;

/** Numbers of the save in the draft and in the published page. */
type Writer = { page: EditorPage; sent: number; live: number };
type Answer = { status: number; json: unknown };

const shop = await newShop({ demo: true });
let cookie = '';
let open = true;
let deadline = Infinity;
let confirmed = 0;
/** Ms since the start. */
let lastSent = 0;
let unanswered = 0;
let lost = 0;
const refused: unknown[] = [];

const textOf = (page: EditorPage): number => Number(page.document.title.split(' ').at(-1));
const goesOn = (): boolean => open && refused.length === 0 && Date.now() < deadline;

/** Undefined without an answer, or after a server error. */
async function ask(method: string, path: string, body?: object): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${shop.url}${path}`, {
      method,
      headers: { cookie, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.status >= 500 ? undefined : { status: response.status, json: await response.json() };
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

/** After a save without an answer the page must be as before or as sent. */
async function write(writer: Writer): Promise<void> {
  while (goesOn()) {
    const next = writer.sent + 1;
    const mode: SaveMode = SAVE_MODES[randomInt(SAVE_MODES.length)] ?? 'save';
    const { page } = writer;
    const sent = performance.now();
    const answer = await ask('PUT', `/cms/pages/${page.id}/document`, {
      document: { ...page.document, title: `Save ${next}` },
      revision: page.revision,
      mode,
      ...(mode === 'save' && { isPublished: true }),
    });
    if (answer?.status === 200) {
      writer.page = answer.json as EditorPage;
      if (mode === 'save') writer.live = next;
      confirmed += 1;
      lastSent = sent;
    } else if (answer) {
      refused.push(answer);
    } else {
      unanswered += 1;
      const found = await readAgain(page.id);
      if (!found) return;
      writer.page = found;
      if (textOf(found) !== writer.sent && textOf(found) !== next) lost += 1;
      if (textOf(found) === next && mode === 'save') writer.live = next;
    }
    writer.sent = textOf(writer.page);
  }
}

async function readAgain(id: string): Promise<EditorPage | undefined> {
  while (Date.now() < deadline) {
    const answer = await ask('GET', `/cms/pages/${id}/document`);
    if (answer?.status === 200) return answer.json as EditorPage;
    if (answer) {
      refused.push(answer);
      return undefined;
    }
    await sleep(50);
  }
  return undefined;
}

async function isLive({ page, live }: Writer): Promise<boolean> {
  const response = await fetch(`${shop.url}/${page.document.slug}`);
  if (live === 0) return response.status === 404;
  return response.status === 200 && new RegExp(`>Save ${live}<`).test(await response.text());
}

const kinds = ['the application', 'PostgreSQL', 'both'] as const;

async function kill(round: number): Promise<void> {
  await sleep(randomInt(300, 2_000));
  const kind = kinds[round % kinds.length] ?? 'both';
  const before = confirmed;
  const since = performance.now();
  if (kind !== 'the application') shop.killPostgres();
  if (kind !== 'PostgreSQL') await shop.killApp();
  if (kind !== 'PostgreSQL') await shop.start();
  while (lastSent < since && goesOn()) await sleep(10);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  note(`${String(round + 1).padStart(2)}. killed ${kind} after ${before} saves; saved again ${seconds} s later`);
}

try {
  note(`${ROUNDS} kills under ${EDITORS} editors; over in ${LIMIT_MINUTES} minutes at the latest`);
  await shop.start();
  await signIn();
  const writers = await Promise.all(Array.from({ length: EDITORS }, newPage));
  deadline = Date.now() + LIMIT_MINUTES * 60_000;
  const began = performance.now();
  const working = writers.map(write);
  let rounds = 0;
  for (; rounds < ROUNDS && goesOn(); rounds += 1) await kill(rounds);
  open = false;
  await Promise.all(working);

  note(`${confirmed} saves confirmed, ${unanswered} without an answer`);
  note(`${((performance.now() - began) / 1000).toFixed(0)} s of saving and killing`);
  check('kills', rounds, ROUNDS);
  check('answers that refused an editor, as one to sign in', refused, []);
  check('saves that were confirmed and are not there, or came apart', lost, 0);
  const stored = await Promise.all(writers.map(({ page }) => readAgain(page.id)));
  check(
    'pages whose draft is the last one',
    stored.filter((page, index) => page && textOf(page) === writers[index]?.sent).length,
    EDITORS,
  );
  const seen = await Promise.all(writers.map(isLive));
  check('pages that visitors see as they were last published', seen.filter(Boolean).length, EDITORS);
} finally {
  await shop.remove();
}
finish();
