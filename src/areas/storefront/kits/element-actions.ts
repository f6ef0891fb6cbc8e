import type { KitDocument } from '@/domain/kits/document/kit-document';
import { removeElement, type Added } from '@/domain/kits/editing/elements';
import { toast } from '@/ui/toast';
import { edit, elementNow, kitNow, showElement } from './designer-store';
import { nameOf } from './element-words';

export function addElement(add: (document: KitDocument) => Added, message: string): void {
  const { document, id } = add(kitNow());
  if (id === undefined) {
    toast({
      title: 'No room for more',
      description: 'This kit holds as many logos and texts as it can. Remove one first.',
      variant: 'destructive',
    });
    return;
  }
  edit(() => document, message);
  showElement(id);
}

export const addCopy = (copy: (document: KitDocument, id: string) => Added, id: string, message: string): void =>
  addElement((document) => copy(document, id), message);

export function deleteElement(id: string): void {
  const element = elementNow(id);
  if (element) edit((document) => removeElement(document, id), `${nameOf(element)} deleted.`);
}
