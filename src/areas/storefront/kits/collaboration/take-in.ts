import type { KitDocument } from '@/domain/kits/document/kit-document';
import { mergeKits } from '@/domain/kits/merging/merge-kits';
import { rebaseHistory } from '@/domain/kits/merging/rebase-history';
import { record } from '@/domain/kits/editing/history';
import { STRANGER } from '@/domain/kits/designs/design-presence';
import { toast } from '@/ui/toast';
import { edit, kitNow, putHistory, say, useDesigner } from '../designer-store';
import { useCollaboration } from './collaboration-store';
import { KIT_GARMENT_TYPES, KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { nameOf } from '../element-words';

/** Name of the person behind a change; a general one if several are present. */
function whoChanged(): string {
  const names = new Set(useCollaboration.getState().others.map(({ name }) => name ?? STRANGER));
  return names.size === 1 ? ([...names][0] ?? STRANGER) : STRANGER;
}

/** Merges others’ saved changes; a toast offers to restore parts. @param ours parts set here; loses replaced ones */
export function takeIn(base: KitDocument, theirs: KitDocument, ours: Set<string>): void {
  const { history, selected } = useDesigner.getState();
  const rebased = rebaseHistory({ history, base, theirs, ours });
  const { replaced, conflicts, ids } = rebased;
  const before = rebased.history.past.at(-1);
  const who = whoChanged();
  putHistory(rebased.history, selected && (ids.get(selected) ?? selected));
  for (const part of replaced) for (const own of ours) if (own === part || own.startsWith(`${part}.`)) ours.delete(own);
  if (replaced.length > 0 && before) {
    const after = kitNow();
    toast({
      title: `${who} changed what you had set`,
      description: `Replaced: ${partWords(replaced, before, after)}.`,
      duration: 15_000,
      action: { label: 'Restore mine', onClick: () => takeBack(after, before) },
    });
  } else if (conflicts.length > 0)
    toast({
      title: 'You both changed the same part',
      description: `Yours is the later change and was kept: ${partWords(conflicts, kitNow(), theirs)}.`,
    });
  else say(`${who} changed the design.`);
}

const takeBack = (changed: KitDocument, before: KitDocument): void =>
  edit((kit) => mergeKits(changed, kit, before).document, 'Change undone.');

/** Shows the saved design if it has no common base with this one; undo restores this one. */
export function replaceBy(theirs: KitDocument): void {
  putHistory(record(useDesigner.getState().history, theirs));
  toast({
    title: 'This design was changed elsewhere',
    description: 'You now see the latest saved version. Undo brings back yours.',
  });
}

/** Named at once; more are counted. */
const MOST = 3;

/** Names of a kit’s parts, as `changedParts` lists them. */
function partWords(parts: readonly string[], ...kits: readonly KitDocument[]): string {
  const words = [...new Set(parts.map((part) => wordsOf(part, kits)))];
  const more = words.length - MOST;
  return more > 0 ? `${words.slice(0, MOST).join(', ')} and ${more} more` : words.join(', ');
}

function wordsOf(part: string, kits: readonly KitDocument[]): string {
  const [kind = '', id = ''] = part.split('.');
  const element = kits.flatMap(({ elements }) => elements).find((each) => each.id === id);
  const garment = KIT_GARMENT_TYPES.find((type) => type === id);
  if (kind === 'element') return element ? nameOf(element) : 'a logo or text';
  if (kind === 'garment') return garment ? KIT_GARMENTS[garment].label : 'a garment';
  return WORDS[kind] ?? 'the kit';
}

const WORDS: Record<string, string> = {
  name: 'the name',
  base: 'the base colour',
  pattern: 'the pattern',
  zone: 'the colours of the parts',
  colorway: 'the colours',
};
