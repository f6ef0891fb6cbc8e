import { kitText } from '../kits/document/kit-techniques';
import type { OrderedKit } from './resolve-line';

/** Change of a line’s kit in words. Kits may share a name: the hash identifies them. */
export function kitChangeText(product: string, was: OrderedKit, is: OrderedKit): string {
  const [from, to] = [was, is].map((kit) => `“${kitText(kit)}”`);
  return from === to ? `${product}, kit ${to}: the design has changed` : `${product}, kit: ${from} → ${to}`;
}
