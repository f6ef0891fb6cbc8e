import { propertyId } from './properties/property';

export const fieldId = (field: string): string => `page-field-${field}`;

const FRAMES = 30;

async function appearing(id: string): Promise<HTMLElement | undefined> {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const found = document.getElementById(id);
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
  return undefined;
}

function focus(element: HTMLElement | undefined): void {
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

export const focusField = async (field: string): Promise<void> => focus(await appearing(fieldId(field)));

export async function focusProperty(blockId: string, path: string): Promise<void> {
  const keys = path.split('.');
  for (let length = 2; length < keys.length; length += 2) {
    const item = await appearing(propertyId(blockId, keys.slice(0, length).join('.')));
    if (item?.getAttribute('aria-expanded') === 'false') item.click();
  }
  focus(await appearing(propertyId(blockId, path)));
}

export function scrollToBlock(id: string): void {
  document.querySelector(`[data-block-id="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' });
}
