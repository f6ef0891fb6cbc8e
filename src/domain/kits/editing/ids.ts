import type { KitElement } from '../document/kit-document';

export function freeId(elements: readonly KitElement[], beginning: string): string {
  const stem = beginning.replace(/-\d+$/, '').slice(0, 28);
  const taken = new Set(elements.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
