import type { PayloadRequest } from 'payload';

/** Extensions of a GraphQL answer by name: facts that the types of its data have no place for. */
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
