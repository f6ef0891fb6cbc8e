import type { PayloadRequest } from 'payload';

/** What an answer of GraphQL says besides its data, whose types have no place for it, by name. */
export type Extensions = Record<string, Record<string, unknown>>;

/** In a request's context. */
const KEY = 'answerExtensions';

/** Adds to what the answer says under a name: of several changes in one request each adds its own. */
export function addExtension({ context }: PayloadRequest, name: string, value: Record<string, unknown>): void {
  const extensions = extensionsOf({ context }) ?? {};
  context[KEY] = { ...extensions, [name]: { ...extensions[name], ...value } };
}

export const extensionsOf = ({ context }: Pick<PayloadRequest, 'context'>): Extensions | undefined =>
  context[KEY] as Extensions | undefined;
