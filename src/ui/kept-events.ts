import { KEPT_KINDS, takeEarly } from '@/lib/client/early-events';

/** Keys that do something besides typing; Enter and the space bar arrive as a click or a submit. */
const ACTING = /^(?:Arrow|Home|End|Escape|Page)/;

/** Clicks on buttons would be lost. Returns a function that replays the events in order once there is script. */
export function keepEvents(place: Element, ending: AbortSignal): () => Promise<void> {
  const kept = new Map<unknown, () => void>();

  function keep(event: Event) {
    const { target } = event;
    if (!(target instanceof Element) || !place.contains(target)) return;
    if (event instanceof SubmitEvent) keepSending(event, target);
    else if (event instanceof KeyboardEvent) {
      const again = new KeyboardEvent('keydown', event);
      if (ACTING.test(event.key)) kept.set(event, () => target.dispatchEvent(again));
    } else if (event instanceof MouseEvent) keepPress(event, target);
    // Only a field's last value counts.
    else kept.set(target, changeAgain(target));
  }

  function keepPress(event: MouseEvent, target: Element) {
    const pressed = target.closest<HTMLElement>('a[href]:not([target]), button');
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    stop(event);
    kept.set(event, () => pressed.click());
  }

  function keepSending(event: SubmitEvent, form: Element) {
    if (!(form instanceof HTMLFormElement)) return;
    const { submitter } = event;
    stop(event);
    kept.set(event, () => form.requestSubmit(submitter ?? undefined));
  }

  for (const kind of KEPT_KINDS) window.addEventListener(kind, keep, { capture: true, signal: ending });
  for (const event of takeEarly(place)) keep(event);
  return async () => {
    giveFocusAgain(place);
    for (const again of kept.values()) {
      // React renders the previous event in a microtask; no frame is painted in between.
      await Promise.resolve();
      again();
    }
  };
}

/** React misses focus events from before it listened. */
function giveFocusAgain(place: Element): void {
  const { activeElement } = document;
  if (activeElement && place.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

function stop(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** React compares a field with its last known value: it gets another one first, then the real one back. */
function changeAgain(field: Element): () => void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'file');
  const { value } = field as HTMLInputElement;
  return () => {
    if (isText) {
      field.value = value ? '' : '0';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    } else if (field instanceof HTMLSelectElement) field.value = value;
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  };
}
