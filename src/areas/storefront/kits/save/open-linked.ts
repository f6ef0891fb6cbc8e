import { linkedDesign, linkedKit, type DesignLink } from '@/domain/kits/designs/design-links';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { request } from '@/lib/client/request';
import { loadDesign } from '@/modules/kits/request-designs';
import { toast } from '@/ui/toast';
import { openDesign, startDesign, useDesigner } from '../designer-store';
import { readDesign, type LocalDesign } from '@/modules/kits/local-designs';
import { readSavedCopy } from '../collaboration/saved-copy';
import { noteSaved } from '../collaboration/kit-sync';
import { joinSaved } from '../collaboration/session';
import { localIdsOf, readSavedLink } from '../saved-links';

/** Removes the hash, which may hold the key. Edits of the design in this browser continue; later saves are merged. */
export async function openLinked(): Promise<void> {
  const link = linkedDesign(window.location.hash);
  const ordered = linkedKit(window.location.hash);
  if (ordered) return openOrdered(ordered);
  if (!link) return;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const loaded = await loadDesign(link);
  if (!loaded.ok) {
    const here = loaded.status === 0 ? findHere(link) : undefined;
    if (here) return openDesign(here);
    toast({ title: 'The saved design was not opened', description: loaded.message, variant: 'destructive' });
    return;
  }
  const view = loaded.value;
  const here = findHere(link, view.revision);
  if (here) openDesign(here);
  else startDesign(view.document);
  const { designId } = useDesigner.getState();
  const known = readSavedLink(designId);
  if (!known || known.revision === view.revision) noteSaved(designId, { ...known, ...link }, view);
  joinSaved(view);
}

async function openOrdered(hash: string): Promise<void> {
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const answer = await request<{ document: KitDocument }>(`/api/kits/documents/${encodeURIComponent(hash)}`);
  if (answer.ok) return startDesign(answer.value.document);
  toast({ title: 'The ordered kit was not opened', description: answer.message, variant: 'destructive' });
}

function findHere({ id }: DesignLink, revision?: string): LocalDesign | undefined {
  return localIdsOf(id)
    .filter((localId) => {
      const known = readSavedLink(localId)?.revision;
      return known !== undefined && (known === revision || readSavedCopy(localId, known));
    })
    .map(readDesign)
    .find((design) => design !== undefined);
}
