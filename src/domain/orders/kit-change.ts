import { kitText } from '../kits/document/kit-techniques';
import type { OrderedKit } from './resolve-line';

/** A line that is made to another kit now, in words. Kits may have the same name: they are told apart by their hash. */
export function kitChangeText(product: string, was: OrderedKit, is: OrderedKit): string {
  const [from, to] = [was, is].map((kit) => `“${kitText(kit)}”`);
  return from === to ? `${product}, kit ${to}: the design has changed` : `${product}, kit: ${from} → ${to}`;
}
