import { readdirSync } from 'node:fs';
import path from 'node:path';

type Params = Record<string, string | string[]>;
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;
export type Route = Partial<Record<string, Handler>>;
export type Found = { route: Route; params: Params };

const folder = path.resolve('src/app/api');

/** `[id]` matches one part; the plainer file wins. */
const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => ({
    file: path.join(folder, file),
    parts: path
      .dirname(file)
      .split(path.sep)
      .filter((part) => part !== '.'),
  }))
  .sort((a, b) => a.parts.join('/').split('[').length - b.parts.join('/').split('[').length);

export async function ownRoute(pathname: string): Promise<Found | undefined> {
  const segments = pathname.split('/').slice(2).map(decodeURIComponent);
  for (const { file, parts } of routes) {
    const params: Record<string, string> = {};
    const fits =
      parts.length === segments.length &&
      parts.every((part, index) => {
        const name = /^\[(\w+)\]$/.exec(part)?.[1];
        if (!name) return part === segments[index];
        params[name] = segments[index] ?? '';
        return true;
      });
    if (fits) return { route: (await import(/* @vite-ignore */ file)) as Route, params };
  }
  return undefined;
}

export async function ownPaths(): Promise<{ path: string; methods: string[] }[]> {
  return Promise.all(
    routes.map(async ({ file, parts }) => ({
      path: `/api/${parts.map((part) => (part.startsWith('[') ? NOT_THERE : part)).join('/')}`,
      methods: Object.keys((await import(/* @vite-ignore */ file)) as Route).filter((name) => /^[A-Z]+$/.test(name)),
    })),
  );
}

const NOT_THERE = 'b4a3c6de-0000-4000-8000-000000000000';
