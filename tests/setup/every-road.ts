import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from './own-routes';

export async function outcome(call: () => unknown): Promise<string> {
  try {
    const answer = await call();
    return answer instanceof Response ? `${answer.status}` : JSON.stringify(answer ?? null);
  } catch (error) {
    return String(error);
  }
}

/** About the record of this id. @param jar cookies by name @returns results by method and route */
export async function callRoutes(
  folder: string,
  id: string,
  jar: ReadonlyMap<string, string>,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const params = { id, versionId: id, proofId: id, assetId: id, fileId: id, name: 'x' };
  for (const file of globSync(`${folder}/**/route.ts`)) {
    const route = (await import(/* @vite-ignore */ path.resolve(file))) as Route;
    for (const [method, handle] of Object.entries(route)) {
      if (typeof handle !== 'function') continue;
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
      const headers = { cookie, 'Content-Type': 'application/json' };
      const body = method === 'GET' || method === 'HEAD' ? undefined : '{}';
      const request = new Request('http://shop.test/', { method, body, headers });
      answers[`${method} ${file}`] = await outcome(() => handle(request, { params: Promise.resolve(params) }));
    }
  }
  return answers;
}

const SIGNING_IN = /^(?:signIn|signOut|requestPasswordLink|setPassword|setNewPassword)/;

/** About the record of this id. @returns results by name */
export async function callActions(folders: string, id: string): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const file of globSync(`${folders}/**/*actions.ts`)) {
    if (!/^'use server';$/m.test(readFileSync(file, 'utf8'))) continue;
    const module = (await import(/* @vite-ignore */ path.resolve(file))) as Record<
      string,
      (...all: unknown[]) => unknown
    >;
    for (const [name, action] of Object.entries(module))
      if (!SIGNING_IN.test(name)) answers[name] = await outcome(() => action(id, id, id));
  }
  return answers;
}
