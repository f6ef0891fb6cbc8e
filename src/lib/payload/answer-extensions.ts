import type { PayloadRequest } from 'payload';

type Extensions = Record<string, Record<string, unknown>>;

const KEY = 'answerExtensions';

/** Several changes in one request each add their own. */
export function addExtension({ context }: PayloadRequest, name: string, value: Record<string, unknown>): void {
  const extensions = extensionsOf({ context }) ?? {};
  context[KEY] = { ...extensions, [name]: { ...extensions[name], ...value } };
}

export const extensionsOf = ({ context }: Pick<PayloadRequest, 'context'>): Extensions | undefined =>
  context[KEY] as Extensions | undefined;
