import type { PayloadRequest } from 'payload';

/** Extensions of a GraphQL answer by name: facts that the types of its data have no place for. */
type Extensions = Record<string, Record<string, unknown>>;

const KEY = 'answerExtensions';

/** Adds to the values under a name, as several changes in one request each have their own. */
export function addExtension({ context }: PayloadRequest, name: string, value: Record<string, unknown>): void {
  const extensions = extensionsOf({ context }) ?? {};
  context[KEY] = { ...extensions, [name]: { ...extensions[name], ...value } };
}

export const extensionsOf = ({ context }: Pick<PayloadRequest, 'context'>): Extensions | undefined =>
  context[KEY] as Extensions | undefined;
