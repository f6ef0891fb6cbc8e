import { FIELD_NAMES, openAround, readForm } from './form-fields';
import { readSession, removeSession, writeSession } from './session-storage';

const KEY = 'kitroom.checkout-draft';

export const saveDraft = (form: HTMLFormElement): void => writeSession(KEY, readForm(form));

export const forgetDraft = (): void => removeSession(KEY);

/** Values typed since the page loaded stay. Returns the delivery chosen, which has no radio button yet, or ''. */
export function restoreDraft(form: HTMLFormElement): string {
  const draft = readSession(KEY);
  if (typeof draft !== 'object' || draft === null) return '';
  fillEmpty(form, draft);
  const method: unknown = Reflect.get(draft, 'deliveryMethod');
  return typeof method === 'string' ? method : '';
}

export function fillEmpty(form: HTMLFormElement, values: object): void {
  for (const name of FIELD_NAMES) {
    const value: unknown = Reflect.get(values, name);
    if (typeof value === 'string') restore(form.elements.namedItem(name), value);
  }
}

function restore(control: Element | RadioNodeList | null, value: string): void {
  if (control instanceof RadioNodeList) {
    for (const radio of control) {
      if (radio instanceof HTMLInputElement && radio.value === value) radio.checked = true;
    }
  } else if (control instanceof HTMLInputElement && control.type === 'radio') {
    control.checked = true;
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = value === 'on';
    if (!control.checked) openAround(control);
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    if (control.value === '') control.value = value;
    if (value !== '') openAround(control);
  } else if (control instanceof HTMLSelectElement) {
    if ([...control.options].some((option) => option.value === value)) control.value = value;
  }
}
